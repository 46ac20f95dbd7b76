package table

import (
	"bytes"
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/scenes"
)

func TestSecretChoicesAreCommittedTogether(t *testing.T) {
	p := newParty(t)
	tb := p.start(5, nil, "human", "human", "bot")
	for p.on(tb); tb.draft.match == nil; p.on(tb) {
		p.confirm()
	}
	moves := tb.match.Len()
	first := tb.viewer
	p.confirm()
	if p.on(tb); tb.match.Len() != moves || tb.viewer == first {
		t.Fatalf("after the first choice: %d moves (were %d), viewer %d", tb.match.Len(), moves, tb.viewer)
	}
	p.confirm()
	if tb.draft.match != nil || tb.match.Len() != moves+2 {
		t.Errorf("after both: %d moves, were %d", tb.match.Len(), moves)
	}
}

// TestOnlySecretChoicesAreHeld: also where the last to choose is the first to act,
// the choice ends with its reveal.
func TestOnlySecretChoicesAreHeld(t *testing.T) {
	for seed := range uint64(6) {
		p := newParty(t)
		tb := p.start(seed, map[string]string{"own-loads": []string{"no", "yes"}[seed%2]}, "human", "human", "bot", "human")
		for p.on(tb); p.result == nil; p.on(tb) {
			for _, c := range tb.draft.held {
				if !tb.game.Rules.IsSecret(c.move) {
					t.Fatalf("seed %d: %s is held", seed, tb.game.Rules.Format(c.move))
				}
			}
			again := tb.match.Clone()
			for _, c := range tb.draft.held {
				if step, err := again.Play(c.seat, c.move, c.seat); err != nil || step.Barrier {
					t.Fatalf("seed %d: what is held reveals %v, %v", seed, step.Barrier, err)
				}
			}
			p.confirm()
		}
	}
}

// TestNothingPrivateIsPlayedBeforeEverybody: a step that reveals something is
// everybody's, and a curtain comes before the next secrets.
func TestNothingPrivateIsPlayedBeforeEverybody(t *testing.T) {
	p := newParty(t)
	tb := p.start(5, nil, "human", "human", "bot", "human")
	revealed := 0
	for p.on(tb); p.result == nil; p.on(tb) {
		p.board.played, p.curtain = nil, nil
		p.confirm()
		p.on(tb)
		for _, ev := range p.board.played {
			if !ev.Reveals() {
				continue
			}
			revealed++
			for _, x := range ev {
				if x.See != engine.Public {
					t.Fatalf("%s of seat %d is played beside a reveal", tb.game.Rules.EventKinds[x.Kind], x.Seat)
				}
			}
			if p.result == nil && p.curtain == nil && !tb.bare {
				t.Fatal("after a reveal seat's secrets are shown without a curtain")
			}
		}
		if p.result != nil {
			break
		}
	}
	if revealed == 0 {
		t.Error("nothing was revealed")
	}
}

func TestHeldChoicesAreSaved(t *testing.T) {
	p := newParty(t)
	tb := p.start(5, map[string]string{"own-loads": "yes"}, "human", "human", "bot")
	for range 9 { // one person is done, the other has begun
		p.on(tb)
		p.confirm()
	}
	p.on(tb)
	name, text := saveOf(p)
	if n := bytes.Count(text, []byte("\nheld ")); n != 9 || tb.match.Len() != 8 {
		t.Fatalf("%d choices are in the save, %d moves in the game:\n%s", n, tb.match.Len(), text)
	}
	again, err := Resume(p.e, p.find, name, text, p.hooks)
	if err != nil {
		t.Fatal(err)
	}
	if again.draft.match.Hash() != tb.draft.match.Hash() || again.match.Hash() != tb.match.Hash() || again.viewer != engine.Spectator {
		t.Error("resumed, other choices are held")
	}
	if _, now := saveOf(p); !bytes.Equal(now, text) {
		t.Error("taking a save up changes it")
	}
	p.e.Stack.Reset(again, scenes.Cut)
	if p.on(again); again.viewer != tb.viewer {
		t.Errorf("seat %d is asked, not %d", again.viewer, tb.viewer)
	}
	p.undo()
	if _, now := saveOf(p); bytes.Count(now, []byte("\nheld ")) != 8 {
		t.Error("what was taken back is still saved")
	}
	p.play(again)
	for old, new := range map[string]string{
		"held 2 ":       "held 9 ",
		"held 2 load":   "held 2 fly",
		"held 2 load ":  "held 3 load ", // a bot's
		"held 1 load A": "held 1 camel A",
	} {
		damaged := bytes.Replace(text, []byte(old), []byte(new), 1)
		if bytes.Equal(damaged, text) {
			t.Fatalf("%q is not in the save", old)
		}
		if _, err := Resume(p.e, p.find, name, damaged, p.hooks); err == nil || !strings.HasPrefix(err.Error(), "save: held ") {
			t.Errorf("%q for %q: %v", new, old, err)
		}
	}
}
