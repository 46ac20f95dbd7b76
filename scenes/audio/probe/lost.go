package probe

import "strings"

// Lost reports whether an error that ended the game loop came from the sound
// device: unplugged, or its server gone. Ebitengine passes such errors on as
// they are, and they carry no type.
func Lost(err error) bool { return err != nil && strings.HasPrefix(err.Error(), "oto: ") }
