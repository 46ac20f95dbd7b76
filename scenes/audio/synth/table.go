package synth

import (
	"fmt"
	"strconv"
	"strings"
)

// A Table is the text of all sounds of the shell or of one game.
type Table struct {
	Name    string
	Effects string // notation of ParseEffects
	Music   string // notation of ParseMusic
	Levels  string // made by cmd/levels: gains that bring everything to its loudness
}

// A Set is a Table that was read.
type Set struct {
	Name    string
	Key     int // of its music, semitones from D; its effects are in that key
	Effects []*Effect
	Pieces  []*Piece
	scores  map[*Piece]*Score
	gains   map[levelKey][]float64
}

type levelKey struct {
	name string
	key  int
}

// Open reads a table. Its first piece gives the key.
func (t Table) Open() (*Set, error) {
	s := &Set{Name: t.Name, scores: map[*Piece]*Score{}, gains: map[levelKey][]float64{}}
	var err error
	if s.Effects, err = ParseEffects(t.Effects); err != nil {
		return nil, fmt.Errorf("%s: %w", t.Name, err)
	}
	if s.Pieces, err = ParseMusic(t.Music); err != nil {
		return nil, fmt.Errorf("%s: %w", t.Name, err)
	}
	if len(s.Pieces) > 0 {
		s.Key = s.Pieces[0].Key
	}
	for i, line := range strings.Split(strings.TrimSpace(t.Levels), "\n") {
		if err := s.level(strings.Fields(line)); err != nil {
			return nil, fmt.Errorf("%s: levels line %d: %w", t.Name, i+1, err)
		}
	}
	return s, nil
}

// level reads "name key gain gain", a gain for each variant; the gain of a
// piece is in dB.
func (s *Set) level(f []string) error {
	if len(f) == 0 || f[0] == "#" {
		return nil
	}
	if len(f) < 3 {
		return fmt.Errorf("want a name, a key and gains")
	}
	key, err := strconv.Atoi(f[1])
	if err != nil {
		return err
	}
	for _, w := range f[2:] {
		g, err := strconv.ParseFloat(w, 64)
		if err != nil {
			return err
		}
		k := levelKey{f[0], key}
		s.gains[k] = append(s.gains[k], g)
	}
	return nil
}

// Effect finds an effect of this set by name, or nil.
func (s *Set) Effect(name string) *Effect {
	for _, e := range s.Effects {
		if e.Name == name {
			return e
		}
	}
	return nil
}

// Gain is the factor that brings a variant of an effect, in some key, to its
// target. It is 0, which is silence, if the levels do not tell.
func (s *Set) Gain(effect string, variant, key int) float64 {
	if g := s.gains[levelKey{effect, key}]; variant < len(g) {
		return g[variant]
	}
	return 0
}

// Piece finds a piece by the name of an entry into it, or nils.
func (s *Set) Piece(entry string) (*Piece, *Entry) {
	for _, p := range s.Pieces {
		for i := range p.Entries {
			if p.Entries[i].Name == entry {
				return p, &p.Entries[i]
			}
		}
	}
	return nil, nil
}

// Score returns a piece of this set ready to be played.
func (s *Set) Score(p *Piece) *Score {
	if s.scores[p] == nil {
		s.scores[p] = NewScore(p, s.Gain(p.Name, 0, p.Key))
	}
	return s.scores[p]
}
