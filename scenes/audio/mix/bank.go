package mix

import (
	"sandglass/scenes/audio/synth"
)

// slot is an effect and what is rendered of it.
type slot struct {
	*synth.Effect
	id  int // place in the list of all effects
	set *synth.Set
	pcm map[int][][]int16 // by key: a sound for each variant, nil until rendered
}

// bank renders effects a little at a time and keeps them.
type bank struct {
	slots   []*slot
	shell   *synth.Set
	current *synth.Set // whose music sounds, or sounded last
	urgent  *slot      // asked for before it was there
	job     *synth.Job
	into    func([]int16)
	gain    float64
}

func newBank(sets []*synth.Set) bank {
	b := bank{shell: sets[0], current: sets[0]}
	for _, s := range sets {
		for _, e := range s.Effects {
			b.slots = append(b.slots, &slot{e, len(b.slots), s, map[int][][]int16{}})
		}
	}
	return b
}

// find gives the effect of a name, which is the only one, or nil.
func (b *bank) find(name string) *slot {
	for _, s := range b.slots {
		if s.Name == name {
			return s
		}
	}
	return nil
}

// scale returns the set in whose key an effect belongs now, and the key: the
// shell's effects follow the music, a game's are always in its own.
func (b *bank) scale(s *slot) (*synth.Set, int) {
	switch {
	case !s.InKey:
		return s.set, 0
	case s.set == b.shell:
		return b.current, b.current.Key
	}
	return s.set, s.set.Key
}

// sound returns a variant of an effect and by how many semitones it must be
// shifted, because only another key is there yet; nil if nothing is.
func (b *bank) sound(s *slot, count int) (pcm []int16, shift int) {
	_, key := b.scale(s)
	variant := count % s.Variants
	for k, all := range s.pcm {
		if all[variant] != nil && (pcm == nil || k == key) {
			pcm, shift = all[variant], key-k
		}
	}
	if shift != 0 || pcm == nil {
		b.urgent = s
	}
	return pcm, shift
}

// step does a little of the rendering; false means that all is there.
func (b *bank) step() bool {
	if b.job == nil && !b.choose() {
		return false
	}
	if !b.job.Step() {
		b.into(b.job.PCM(b.gain))
		b.job = nil
	}
	return true
}

// choose starts the most wanted rendering: what was asked for in vain, then
// the controls' effects, then the current game's, then the rest of the shell.
func (b *bank) choose() bool {
	if s := b.urgent; s != nil {
		b.urgent = nil
		if b.start(s) {
			return true
		}
	}
	for _, wanted := range []func(*slot) bool{
		func(s *slot) bool { return s.Bus == synth.UI },
		func(s *slot) bool { return s.set == b.current },
		func(s *slot) bool { return s.set == b.shell },
	} {
		for _, s := range b.slots {
			if wanted(s) && b.start(s) {
				return true
			}
		}
	}
	return false
}

// start begins a job if a variant is missing in the key it belongs in.
func (b *bank) start(s *slot) bool {
	set, key := b.scale(s)
	if s.pcm[key] == nil {
		s.pcm[key] = make([][]int16, s.Variants)
	}
	for v, have := range s.pcm[key] {
		if have == nil {
			b.job = synth.NewJob(s.Effect, v, key)
			b.gain = set.Gain(s.Name, v, key)
			b.into = func(pcm []int16) { s.pcm[key][v] = pcm }
			return true
		}
	}
	return false
}
