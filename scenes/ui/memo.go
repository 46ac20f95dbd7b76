package ui

// A Memo keeps what was made for a key until another key is asked for: texts
// and layouts of a frame are made only when what they depend on has changed, so
// that a steady frame allocates nothing. The zero Memo is empty.
type Memo[K comparable, V any] struct {
	key   K
	value V
	full  bool
}

// Get gives the value of the key. The pointer is good until the next Get.
func (m *Memo[K, V]) Get(key K, make func() V) *V {
	if !m.full || m.key != key {
		m.key, m.value, m.full = key, make(), true
	}
	return &m.value
}
