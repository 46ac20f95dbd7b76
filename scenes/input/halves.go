package input

// HalfKeys are the keys of a half of the keyboard by Action, as Look and KeyFor
// take them; NoKey where the half has none. They stay the package's.
func HalfKeys(part uint8) []Key { return halfKeys[part] }

var halfKeys = [parts][]Key{LeftHalf: keysOf(LeftHalf), RightHalf: keysOf(RightHalf)}

func keysOf(part uint8) []Key {
	keys := make([]Key, Actions)
	bind := func(k Key, in Intent) {
		for a := range Actions {
			if defaults[a].in == in && half(k) == part && keys[a] == NoKey {
				keys[a] = k
			}
		}
	}
	for _, h := range halves {
		bind(letterKey(h.key), defaults[h.do].in)
	}
	for _, f := range fixed {
		bind(f.key, f.in)
	}
	return keys
}
