package enginetest

import (
	"bytes"
	"encoding/json"
	"hash/fnv"
	"maps"

	"sandglass/engine"
	"sandglass/engine/match"
)

func hash(s engine.State) uint64 {
	h := fnv.New64a()
	h.Write(s.AppendBinary(nil))
	return h.Sum64()
}

// documents: state and views are the same after a trip through JSON.
func (k *kit) documents() {
	doc, err := k.state.MarshalJSON()
	if err != nil || bytes.ContainsRune(doc, '\n') {
		k.fault("json", "the position is no line: %v", err)
		return
	}
	state, view, err := k.game.Load(doc)
	switch {
	case err != nil || state == nil || view != nil:
		k.fault("json", "the position is not read back: %v", err)
	case !same(state, k.state):
		k.fault("json", "the position reads as another one")
	}
	k.fields(doc, nil)
	h, err := engine.ReadHeading(doc)
	if err != nil || h.Game != k.game.Name || h.Rules != k.game.Rules || h.Seats != k.setup.Seats {
		k.fault("json", "the heading is %+v, %v", h, err)
	}
	want := k.game.Chosen(k.setup.Options)
	delete(want, engine.FirstOption.Key) // once the game has started it says nothing
	delete(h.Options, engine.FirstOption.Key)
	if !maps.Equal(h.Options, want) {
		k.fault("json", "the options are %v, not %v", h.Options, want)
	}
	for viewer := engine.Spectator; int(viewer) < k.setup.Seats; viewer++ {
		v := k.state.View(viewer)
		doc, err := v.MarshalJSON()
		if err != nil || bytes.ContainsRune(doc, '\n') {
			k.fault("json", "the view of %d is no line: %v", viewer+1, err)
			continue
		}
		k.fields(doc, engine.ViewOf(viewer))
		state, back, err := k.game.Load(doc)
		if err != nil || state != nil || back == nil || !sameView(v, back) || back.Viewer() != viewer {
			k.fault("json", "the view of %d is not read back: %v", viewer+1, err)
		}
	}
}

// fields: what the positions of all games have in common is as engine.Heading
// says; view is nil for a whole state.
func (k *kit) fields(doc []byte, view *int) {
	var common struct {
		Options map[string]string
		View    *int
		Chance  string
	}
	if err := json.Unmarshal(doc, &common); err != nil {
		k.fault("json", "the fields of all games: %v", err)
		return
	}
	if (view == nil) != (common.View == nil) || view != nil && *common.View != *view {
		k.fault("json", "the view is not told: %s", doc)
	}
	want := ""
	if view == nil {
		want = engine.ChanceText(*generator(k.state))
	}
	if common.Chance != want {
		k.fault("json", "chance is %q, not %q", common.Chance, want)
	}
	if _, err := engine.StartedBy(common.Options); err != nil {
		k.fault("json", "%v", err)
	}
}

func (k *kit) load(record []byte) (*match.Match, error) {
	return match.LoadWith(bytes.NewReader(record), func(string) (*engine.Game, error) { return k.game, nil })
}

// record: a record plays to the same state, also one that begins with a
// position.
func (k *kit) record() {
	text := k.match.Record()
	m, err := k.load(text)
	if err != nil {
		k.fault("record", "not read back: %v", err)
		return
	}
	if m.Hash() != hash(k.state) || !bytes.Equal(m.Record(), text) {
		k.fault("record", "reads as another game")
	}
	doc, err := k.match.Position()
	if err != nil {
		k.fault("record", "%v", err)
		return
	}
	p, err := match.FromPosition(k.game, doc)
	if err != nil {
		k.fault("record", "from the position: %v", err)
		return
	}
	for range 4 {
		seats := p.Deciders()
		if seats == 0 {
			break
		}
		seat := k.oneOf(seats)
		moves := p.Moves(nil, seat)
		if len(moves) == 0 {
			return
		}
		if _, err := p.Play(seat, moves[k.rng.N(len(moves))], engine.Spectator); err != nil {
			k.fault("record", "from the position: %v", err)
			return
		}
	}
	if back, err := k.load(p.Record()); err != nil || back.Hash() != p.Hash() {
		k.fault("record", "one that begins with a position is not read back: %v", err)
	}
}

// undo: what can be taken back and is played again gives the same state, and
// the seat saw nothing in between.
func (k *kit) undo() {
	for seat := range engine.Seat(k.setup.Seats) {
		if k.match.CanUndo(seat) != nil {
			continue
		}
		m, err := k.load(k.match.Record())
		if err != nil {
			return // record has told
		}
		move, err := m.Undo(seat)
		if err != nil || m.Len() != k.match.Len()-1 {
			k.fault("undo", "seat %d: %v", seat+1, err)
			continue
		}
		if _, err := m.Play(seat, move, seat); err != nil || m.Hash() != hash(k.state) {
			k.fault("undo", "seat %d: %q taken back and made again gives another state: %v", seat+1, k.game.Format(move), err)
		}
	}
}

// altered: a position with a few characters altered is refused in one line, or
// it can be played to its end.
func (k *kit) altered() {
	doc, err := k.state.MarshalJSON()
	if err != nil {
		return
	}
	var digits []int
	for i, c := range doc {
		if c >= '0' && c <= '9' {
			digits = append(digits, i)
		}
	}
	for range 40 {
		text := bytes.Clone(doc)
		switch k.rng.N(8) {
		case 0:
			text = text[:k.rng.N(len(text))]
		case 1:
			text[k.rng.N(len(text))] = byte(32 + k.rng.N(95))
		default:
			for range 1 + k.rng.N(2) {
				text[digits[k.rng.N(len(digits))]] = byte('0' + k.rng.N(10))
			}
		}
		k.tryPosition(text, doc)
	}
}

func (k *kit) tryPosition(text, original []byte) {
	defer k.recovered("altered position " + string(text))
	state, view, err := k.game.Load(text)
	switch {
	case err != nil:
		if !oneLine(err) {
			k.fault("altered", "the error has several lines: %q", err)
		}
		return
	case (state == nil) == (view == nil):
		k.fault("altered", "Load gives both or nothing for %s", text)
		return
	case state == nil || bytes.Equal(text, original):
		return
	}
	k.accepted++
	if _, err := match.FromPosition(k.game, text); err != nil {
		k.fault("altered", "loads, but a match refuses it: %v: %s", err, text)
	}
	for n := 0; ; n++ {
		if err := state.Check(); err != nil {
			k.fault("altered", "accepted, after %d moves %v: %s", n, err, text)
			return
		}
		seats := state.Deciders()
		if seats == 0 {
			return
		}
		seat := k.oneOf(seats)
		moves := state.AppendMoves(nil, seat)
		if len(moves) == 0 || n == maxMoves {
			k.fault("altered", "accepted, after %d moves seat %d is stuck: %s", n, seat+1, text)
			return
		}
		if err := state.Apply(seat, state.Pick(&k.rng, moves), nil); err != nil {
			k.fault("altered", "accepted, after %d moves a listed one is refused: %v: %s", n, err, text)
			return
		}
	}
}
