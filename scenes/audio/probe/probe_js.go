// Package probe has nothing to find out in a page, where a missing device is
// mere silence.
package probe

// Flag is the only argument of a probing child, where there are processes.
const Flag = "-probe-audio"

// Child returns success.
func Child() (exitCode int) { return 0 }

// Available is true.
func Available(string) bool { return true }
