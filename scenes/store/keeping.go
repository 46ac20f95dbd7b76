package store

import "slices"

// keeping is a Store on another that may refuse to be written: what it does not
// take is kept until the program ends, so that a full disk costs the player
// nothing before that. Write still tells.
type keeping struct {
	Store
	kept Memory
}

func (k *keeping) Read(name string) ([]byte, error) {
	if data, err := k.kept.Read(name); err == nil {
		return data, nil
	}
	return k.Store.Read(name)
}

func (k *keeping) Write(name string, data []byte) error {
	err := k.Store.Write(name, data)
	if err == nil {
		return k.kept.Remove(name)
	}
	if check(name) == nil {
		_ = k.kept.Write(name, data)
	}
	return err
}

func (k *keeping) Aside(name string) (string, error) {
	if to, err := k.kept.Aside(name); err == nil {
		return to, nil
	}
	return k.Store.Aside(name)
}

// Remove forgets what is kept even where the other store cannot: the older
// entry comes to light again with the next start only.
func (k *keeping) Remove(name string) error {
	_ = k.kept.Remove(name)
	return k.Store.Remove(name)
}

func (k *keeping) Names(prefix string) ([]string, error) {
	names, err := k.Store.Names(prefix)
	kept, _ := k.kept.Names(prefix)
	names = append(names, kept...)
	slices.Sort(names)
	return slices.Compact(names), err
}
