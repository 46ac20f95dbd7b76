package input

import "strings"

// kindLength is how much of a pad's name goes into its kind.
const kindLength = 32

// kindOf tells a pad's kind, VENDOR-PRODUCT-NAME as far as they are known and
// without spaces, and its glyphs. Sources: SDL's GUID has vendor and product as
// little-endian words at bytes 4 and 8; Chrome writes "NAME (STANDARD GAMEPAD
// Vendor: 054c Product: 09cc)", Safari "054c-09cc-NAME", Firefox that or
// "54c-9cc-NAME".
func kindOf(name, sdl string) (kind string, style Style) {
	vendor, product, whole := "", "", name
	if at := strings.Index(name, "Vendor: "); at >= 0 && len(name) >= at+26 {
		vendor, product = name[at+8:at+12], name[at+22:at+26]
	} else if f := strings.SplitN(name, "-", 3); len(f) == 3 {
		vendor, product, whole = f[0], f[1], f[2]
	} else if len(sdl) == 32 && sdl[12:16] == "0000" && sdl[20:24] == "0000" {
		vendor, product = sdl[10:12]+sdl[8:10], sdl[18:20]+sdl[16:18]
	}
	if vendor, product = word(vendor), word(product); vendor != "" && product != "" && vendor != "0000" {
		kind, name = vendor+"-"+product+"-", whole
	}
	if at := strings.Index(name, " ("); at > 0 {
		name = name[:at]
	}
	return kind + plain(name, kindLength), styleOf(kind, strings.ToLower(name))
}

// word is the number of a maker or a model in four digits, "" for what is none.
//
//go:noinline
func word(s string) string {
	s = strings.ToLower(s)
	if s == "" || len(s) > 4 || strings.Trim(s, "0123456789abcdef") != "" {
		return ""
	}
	return "0000"[len(s):] + s
}

// plain keeps the first letters and digits of a name; what is between becomes
// one dash.
func plain(name string, most int) string {
	var b []byte
	for i := 0; i < len(name) && len(b) < most; i++ {
		c := name[i]
		if c >= '0' && c <= '9' || c|' ' >= 'a' && c|' ' <= 'z' {
			b = append(b, c)
		} else if n := len(b); n > 0 && b[n-1] != '-' {
			b = append(b, '-')
		}
	}
	if len(b) == 0 {
		return "unnamed"
	}
	return string(b)
}

// styled are the makers and names whose pads have glyphs of their own.
var styled = [...]struct {
	word  string
	style Style
}{
	{"28de-", StyleDeck}, {"steam deck", StyleDeck},
	{"054c-", StylePlayStation}, {"dualsense", StylePlayStation}, {"dualshock", StylePlayStation}, {"playstation", StylePlayStation},
	{"ps3", StylePlayStation}, {"ps4", StylePlayStation}, {"ps5", StylePlayStation},
	{"057e-", StyleSwitch}, {"nintendo", StyleSwitch}, {"joy-con", StyleSwitch}, {"pro controller", StyleSwitch}, {"switch", StyleSwitch},
}

func styleOf(maker, name string) Style {
	for _, s := range styled {
		if strings.HasPrefix(maker, s.word) || strings.Contains(name, s.word) {
			return s.style
		}
	}
	return StyleXbox
}

// ValidHand says whether a text can be a hand.
func ValidHand(s string) bool {
	switch s {
	case AnyHand, MouseHand, KeysHand, LeftHand, RightHand:
		return true
	}
	f := strings.Split(s, " ")
	return len(f) == 3 && f[0] == "pad" && plain(f[1], kindLength+len("vvvv-pppp-")) == f[1] &&
		len(f[2]) == 1 && f[2][0] > '0' && f[2][0] <= '0'+MaxPads
}
