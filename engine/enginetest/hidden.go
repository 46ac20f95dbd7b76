package enginetest

import (
	"slices"

	"sandglass/engine"
)

// view: what a seat sees does not change when only hidden facts change, its
// moves are the state's, and the states drawn from it are consistent with it.
func (k *kit) view(viewer engine.Seat) {
	v := k.state.View(viewer)
	if v.Viewer() != viewer {
		k.fault("hidden", "the view of %d says it is of %d", viewer+1, v.Viewer()+1)
	}
	if v.Deciders() != k.state.Deciders() {
		k.fault("moves", "viewer %d: deciders differ", viewer+1)
	}
	moves := k.state.AppendMoves(nil, viewer)
	if !slices.Equal(v.AppendMoves(nil), moves) {
		k.fault("moves", "viewer %d: the view's moves differ from the state's", viewer+1)
	} else if len(moves) > 0 {
		one, other := k.rng, k.rng
		if v.Pick(&one, moves) != k.state.Pick(&other, moves) {
			k.fault("moves", "viewer %d: the view picks another move than the state", viewer+1)
		}
	}

	k.bare(viewer, v)

	world := scramble(k.state, viewer, &k.rng)
	if err := world.Check(); err != nil {
		k.fault("hidden", "viewer %d: Scramble gives a wrong state: %v", viewer+1, err)
	}
	w := world.View(viewer)
	if !sameView(v, w) || !same(v, w) {
		k.fault("hidden", "viewer %d: the view changes when hidden facts do", viewer+1)
	}
	if !slices.Equal(world.AppendMoves(nil, viewer), moves) {
		k.fault("hidden", "viewer %d: the moves change when hidden facts do", viewer+1)
	}
	// Whether others know it is another matter: it may be hidden from all.
	if !sameButChance(k.state, world) {
		k.hides[viewer] = true
	}
	k.determinized(viewer, v)
	k.sameDraw(viewer, v, w)
}

// bare: a view without secrets is public but for its viewer, who decides as
// before.
func (k *kit) bare(viewer engine.Seat, v engine.View) {
	rng := k.rng // a copy: games go on as they would without this check
	here, ok := bareOf(v)
	there, too := bareOf(scramble(k.state, engine.Spectator, &rng).View(viewer))
	if ok != too || ok && (!sameView(here, there) || !same(here, there)) {
		k.fault("bare", "viewer %d: the view without secrets changes when hidden facts do", viewer+1)
	}
	if !ok {
		return
	}
	if here.Viewer() != viewer || !k.state.Deciders().Has(viewer) || !slices.Equal(here.AppendMoves(nil), v.AppendMoves(nil)) {
		k.fault("bare", "viewer %d: decides otherwise without secrets", viewer+1)
	}
	doc, err := here.MarshalJSON()
	if err != nil {
		k.fault("json", "viewer %d: the view without secrets: %v", viewer+1, err)
		return
	}
	if _, back, err := k.game.Load(doc); err != nil || back == nil || !sameView(here, back) {
		k.fault("json", "viewer %d: the view without secrets is not read back: %v", viewer+1, err)
	}
}

func bareOf(v engine.View) (engine.View, bool) {
	if b, ok := v.(engine.Bared); ok {
		return b.Bare()
	}
	return nil, false
}

func (k *kit) determinized(viewer engine.Seat, v engine.View) {
	last := chance(k.state)
	for range 2 {
		d := v.NewState()
		v.Determinize(d, &k.rng)
		if err := d.Check(); err != nil {
			k.fault("determinize", "viewer %d: %v", viewer+1, err)
		}
		if !sameView(v, d.View(viewer)) || d.Deciders() != v.Deciders() {
			k.fault("determinize", "viewer %d: the state drawn looks different", viewer+1)
		}
		if chance(d) == last || chance(d) == chance(k.state) {
			k.fault("chance", "viewer %d: the state drawn has chance that was there before", viewer+1)
		}
		last = chance(d)
	}
}

// sameDraw: Determinize knows only the view, and dst's content does not matter.
func (k *kit) sameDraw(viewer engine.Seat, v, w engine.View) {
	seed := k.rng.Uint64()
	a, b := engine.Seed(seed), engine.Seed(seed)
	one, other := v.NewState(), clone(k.state)
	v.Determinize(one, &a)
	w.Determinize(other, &b)
	if !same(one, other) {
		k.fault("determinize", "viewer %d: equal views and generators give two states", viewer+1)
	}
}

// twoWorlds plays a move in pairs of worlds that look alike to a viewer: what
// the viewer is told must follow from what it sees before and after, and what
// the mover sees after must follow from before or be marked as a reveal.
func (k *kit) twoWorlds(seat engine.Seat, m engine.Move) {
	here := clone(k.state)
	var events engine.Events
	if here.Apply(seat, m, &events) != nil {
		return
	}
	if chance(here) != chance(k.state) && !events.Reveals() {
		k.fault("barrier", "%q uses chance without a reveal", k.game.Format(m))
	}
	shown := chance(here) != chance(k.state)
	for viewer := engine.Spectator; int(viewer) < k.setup.Seats; viewer++ {
		for range 2 {
			world := scramble(k.state, viewer, &k.rng)
			shown = k.compare(viewer, seat, m, here, events, world) || shown
		}
		world := k.state.New()
		k.state.View(viewer).Determinize(world, &k.rng)
		shown = k.compare(viewer, seat, m, here, events, world) || shown
	}
	marked := map[uint8]bool{}
	for _, e := range events {
		if e.Flags&engine.Reveal != 0 && !marked[e.Kind] {
			marked[e.Kind] = true
			k.marked[e.Kind]++
			if shown {
				k.justified[e.Kind]++
			}
		}
	}
}

// compare says whether the move showed the viewer something new.
func (k *kit) compare(viewer, seat engine.Seat, m engine.Move, here engine.State, events engine.Events, world engine.State) bool {
	var told engine.Events
	if world.Apply(seat, m, &told) != nil {
		if viewer == seat {
			k.fault("hidden", "seat %d: whether %q is legal depends on what is hidden", seat+1, k.game.Format(m))
		}
		return false // another's move that its hidden facts forbid in that world
	}
	alike := sameView(here.View(viewer), world.View(viewer))
	if alike && !slices.Equal(events.For(viewer), told.For(viewer)) {
		k.fault("events", "viewer %d: seat %d's %q tells more than the views show", viewer+1, seat+1, k.game.Format(m))
	}
	if !alike && viewer == seat && !events.Reveals() {
		k.fault("barrier", "seat %d's %q shows it something without a reveal", seat+1, k.game.Format(m))
	}
	return !alike
}

// secretPairs plays two secret moves of a seat: unless something is revealed
// nobody else sees a difference, neither in the view nor in the events.
func (k *kit) secretPairs(seat engine.Seat, moves []engine.Move) {
	var secret []engine.Move
	for _, m := range moves {
		if k.game.IsSecret(m) {
			secret = append(secret, m)
		} else if k.state.Deciders().Len() > 1 {
			k.fault("secret", "%q of a simultaneous choice is no secret", k.game.Format(m))
		}
	}
	if len(secret) < 2 {
		return
	}
	for range 3 {
		m, n := secret[k.rng.N(len(secret))], secret[k.rng.N(len(secret))]
		if m.Kind != n.Kind {
			continue
		}
		a, b := clone(k.state), clone(k.state)
		var toldA, toldB engine.Events
		if a.Apply(seat, m, &toldA) != nil || b.Apply(seat, n, &toldB) != nil {
			continue // legal has told
		}
		for viewer := engine.Spectator; int(viewer) < k.setup.Seats; viewer++ {
			if viewer == seat {
				continue
			}
			alike := sameView(a.View(viewer), b.View(viewer))
			if !alike && !toldA.Reveals() && !toldB.Reveals() {
				k.fault("secret", "viewer %d sees %q from %q of seat %d", viewer+1, k.game.Format(m), k.game.Format(n), seat+1)
			}
			if alike && !slices.Equal(toldA.For(viewer), toldB.For(viewer)) {
				k.fault("events", "viewer %d is told %q from %q of seat %d", viewer+1, k.game.Format(m), k.game.Format(n), seat+1)
			}
		}
	}
}
