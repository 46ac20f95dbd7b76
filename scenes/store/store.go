// Package store keeps what must outlive the program: settings, the running
// game, records. Natively these are files below the data directory, in the
// browser entries of localStorage.
package store

import "errors"

// ErrNone says that nothing is stored under the name.
var ErrNone = errors.New("nothing stored")

// Store is a small set of named texts, e.g. "settings", "saves/timbuktu".
type Store interface {
	// Read gives what Write stored last, whole; ErrNone when there is nothing.
	Read(name string) ([]byte, error)
	// Write stores data so that a crash at any moment leaves the old or the new.
	Write(name string, data []byte) error
	// Aside renames a damaged entry to name.damaged-TIME and returns that name.
	Aside(name string) (string, error)
	// Remove forgets an entry; it is no error when there is none.
	Remove(name string) error
	// Names lists the entries that begin with prefix, sorted.
	Names(prefix string) ([]string, error)
}
