//go:build js

package store

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"syscall/js"
	"time"
)

// root is what all keys of ours in localStorage begin with.
const root = "sandglass/"

// page is localStorage. An entry NAME is written to one of two slots, the keys
// sandglass/NAME#a and #b; the key sandglass/NAME says which one holds it.
type page struct{ storage js.Value }

// Open gives the page's store; dir has no meaning here. The error says that
// nothing can be written now (blocked cookies, no room left); the store reads
// what there is all the same.
func Open(dir string) (Store, error) {
	p, err := newPage()
	if err != nil {
		return &Memory{Why: err}, err
	}
	_, err = try(p.storage, "setItem", root+"#probe", "1")
	if err == nil {
		_, err = try(p.storage, "removeItem", root+"#probe")
	}
	return &keeping{Store: p}, err
}

func newPage() (p page, err error) {
	// Asking for it may throw already: by a call, since what a property throws
	// would not be caught.
	storage, err := try(js.Global().Get("Reflect"), "get", js.Global(), "localStorage")
	if err != nil {
		return p, err
	}
	if !storage.Truthy() {
		return p, errors.New("store: the browser has no localStorage")
	}
	return page{storage}, nil
}

// try calls a method and turns what it throws into an error.
func try(v js.Value, method string, args ...any) (result js.Value, err error) {
	defer func() {
		if r := recover(); r != nil {
			thrown, ok := r.(js.Error)
			if !ok {
				panic(r)
			}
			// String() takes anything that can be thrown, objects or not.
			err = fmt.Errorf("store: the browser says: %s", js.Global().Call("String", thrown.Value).String())
		}
	}()
	return v.Call(method, args...), nil
}

// item is the text of a key; ok is false when there is none.
func (p page) item(key string) (text string, ok bool, err error) {
	v, err := try(p.storage, "getItem", key)
	if err != nil || v.Type() != js.TypeString {
		return "", false, err
	}
	return v.String(), true, nil
}

func other(slot string) string {
	if slot == "a" {
		return "b"
	}
	return "a"
}

func (p page) Read(name string) ([]byte, error) {
	slot, ok, err := p.item(root + name)
	if err != nil {
		return nil, err
	}
	if !ok {
		return nil, ErrNone
	}
	text, ok, err := p.item(root + name + "#" + slot)
	if err == nil && !ok {
		err = fmt.Errorf("store: %s says slot %.10q, which is empty", name, slot)
	}
	return []byte(text), err
}

func (p page) Write(name string, data []byte) error {
	if err := check(name); err != nil {
		return err
	}
	now, _, err := p.item(root + name)
	if err != nil {
		return err
	}
	next := other(now)
	if _, err := try(p.storage, "setItem", root+name+"#"+next, string(data)); err != nil {
		return err
	}
	_, err = try(p.storage, "setItem", root+name, next)
	return err
}

func (p page) Aside(name string) (string, error) {
	data, err := p.Read(name)
	if errors.Is(err, ErrNone) {
		return "", err
	}
	names, err := p.keys()
	if err != nil {
		return "", err
	}
	to := damaged(name, time.Now(), func(n string) bool { return slices.Contains(names, n) })
	if _, err := try(p.storage, "setItem", root+to, string(data)); err != nil {
		return "", err
	}
	return to, p.Remove(name)
}

func (p page) Remove(name string) error {
	for _, key := range []string{name, name + "#a", name + "#b"} {
		if _, err := try(p.storage, "removeItem", root+key); err != nil {
			return err
		}
	}
	return nil
}

// keys are the names of everything of ours, slots left out.
func (p page) keys() ([]string, error) {
	all, err := try(js.Global().Get("Object"), "keys", p.storage)
	if err != nil {
		return nil, err
	}
	var names []string
	for i := range all.Length() {
		if name, ok := strings.CutPrefix(all.Index(i).String(), root); ok && !strings.Contains(name, "#") {
			names = append(names, name)
		}
	}
	return names, nil
}

func (p page) Names(prefix string) ([]string, error) {
	names, err := p.keys()
	return list(slices.Values(names), prefix), err
}
