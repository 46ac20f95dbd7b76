package store

import (
	"maps"
	"slices"
	"strings"
	"time"
)

// Memory is a Store that forgets everything when the program ends: for tests,
// and where nothing can be stored.
type Memory struct {
	// Why, if not nil, is returned by every Write, which keeps the data all the
	// same: the player is told that it will not outlive the program.
	Why     error
	entries map[string][]byte
}

// Read implements Store.
func (m *Memory) Read(name string) ([]byte, error) {
	if data, ok := m.entries[name]; ok {
		return slices.Clone(data), nil
	}
	return nil, ErrNone
}

// Write implements Store.
func (m *Memory) Write(name string, data []byte) error {
	if err := check(name); err != nil {
		return err
	}
	if m.entries == nil {
		m.entries = map[string][]byte{}
	}
	m.entries[name] = slices.Clone(data)
	return m.Why
}

// Aside implements Store.
func (m *Memory) Aside(name string) (string, error) {
	data, ok := m.entries[name]
	if !ok {
		return "", ErrNone
	}
	to := damaged(name, time.Now(), func(n string) bool { _, taken := m.entries[n]; return taken })
	m.entries[to] = data
	delete(m.entries, name)
	return to, nil
}

// Remove implements Store.
func (m *Memory) Remove(name string) error {
	delete(m.entries, name)
	return nil
}

// Names implements Store.
func (m *Memory) Names(prefix string) ([]string, error) {
	return list(maps.Keys(m.entries), prefix), nil
}

func list(names func(func(string) bool), prefix string) []string {
	var found []string
	for name := range names {
		if strings.HasPrefix(name, prefix) && !isDamaged(name) {
			found = append(found, name)
		}
	}
	slices.Sort(found)
	return found
}
