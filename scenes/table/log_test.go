package table

import (
	"errors"
	"strings"
	"testing"

	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
)

// A clipboard is a window that takes what is copied.
type clipboard struct {
	scenes.Window
	text, where string
	err         error
}

func (c *clipboard) Copy(s string) (string, error) { c.text = s; return c.where, c.err }

func TestTheLogIsCopied(t *testing.T) {
	p := newParty(t)
	tb := p.watch("human", "bot", "bot")
	for range 12 {
		p.confirm()
		p.on(tb)
	}
	c := &clipboard{}
	p.e.Window = c
	s := newLog(p.e, tb)
	p.e.Stack.Push(s, scenes.Cut)
	if id := p.e.Stack.Focus().ID; id != "close" {
		t.Errorf("the focus begins on %s", id)
	}
	nav := func(dx, dy int) {
		p.e.Stack.Give(p.e, input.Intent{Kind: input.Nav, DX: dx, DY: dy, Device: input.Keyboard})
	}
	nav(-1, 0)
	if id := p.e.Stack.Focus().ID; id != "copy" {
		t.Fatalf("to the left is %s", id)
	}
	for _, step := range []struct {
		where string
		err   error
		want  string
	}{{"", nil, "Copied."}, {"/data/copied.txt", nil, "/data/copied.txt"}, {"", errors.New("full"), "full"}} {
		c.where, c.err, c.text = step.where, step.err, ""
		p.e.Stack.Give(p.e, input.Intent{Kind: input.Confirm, Device: input.Keyboard})
		if !strings.Contains(s.told, step.want) {
			t.Errorf("told %q, want %q", s.told, step.want)
		}
	}
	lines := strings.Split(strings.TrimSuffix(c.text, "\n"), "\n")
	var want []string
	for _, ev := range tb.moment.Log {
		if line := p.board.Log(p.e, ev, &tb.seating); line != "" {
			want = append(want, line)
		}
	}
	if len(want) < 12 || strings.Join(lines, "|") != strings.Join(want, "|") {
		t.Errorf("copied %q, want %q", lines, want)
	}
	s.scroll.First, s.scroll.All = 5, 99
	if nav(0, -1); s.scroll.First != 2 {
		t.Errorf("up leads to line %d", s.scroll.First)
	}
	var l paint.List
	p.e.Stack.Draw(p.e, &l)
	nav(1, 0)
	p.e.Stack.Give(p.e, input.Intent{Kind: input.Confirm, Device: input.Keyboard})
	if p.e.Stack.Top() != tb {
		t.Error("it does not close")
	}
}

func TestAnEmptyLogIsNotCopied(t *testing.T) {
	p := newParty(t)
	tb := p.watch("human", "human", "human")
	tb.moment.Log = nil
	s := newLog(p.e, tb)
	_, why := s.Tell(p.e, "copy")
	if spots := s.Spots(nil); !spots[0].Off || why == "" {
		t.Errorf("%+v, why %q", spots[0], why)
	}
}

func TestThumbButtonsOpenRulesAndLog(t *testing.T) {
	p := newParty(t)
	tb := p.watch("human", "bot", "bot")
	tb.OpenLog(p.e)
	if name := p.e.Stack.Top().Name(); name != "log" {
		t.Errorf("the log opens %s", name)
	}
}
