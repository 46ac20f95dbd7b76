package amunre

import (
	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/scenes"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/amunre"
	"sandglass/scenes/table"
)

// Log tells an event in a line: a text with the seat's name, other names and numbers
// in it. (They are gathered first and put in once: so the page is smaller.)
func (b *Board) Log(e *scenes.Env, ev engine.Event, s *table.Seating) string {
	var m *locale.Msg
	a, n := int(ev.A), int(ev.B)
	var names [3]string
	numbers, count := [2]int{n, int(ev.C)}, 0
	if ev.Seat != engine.Spectator {
		names[0] = s.Names[ev.Seat]
	}
	switch ev.Kind {
	case rules.EventKingdom:
		m, names[0] = &text.LogKingdom, ""
	case rules.EventRound:
		m, names[0], numbers[0], count = &text.LogRound, e.Text(&text.Kingdoms[a]), n+1, 1
	case rules.EventTurned:
		if m = &text.LogTurnedBy; names[0] == "" {
			m = &text.LogTurned
		}
		names[1] = provinceName(e, a)
	case rules.EventBid:
		if m = &text.LogBid; ev.C > 0 {
			m, names[2] = &text.LogOutbids, s.Names[ev.C-1]
		}
		names[1], numbers[0], count = provinceName(e, a), rules.BidPrice(n), 1
	case rules.EventPlayed:
		m, names[1] = &text.LogPlayed, e.Text(&text.Cards[a])
		if rules.Card(a) == rules.ChangeOffering {
			m, names[1] = &text.LogLaid, ""
		} else if n > 0 {
			m, names[2] = &text.LogPlayedAt, provinceName(e, n-1)
		}
	case rules.EventSold:
		m, names[1] = &text.LogSold, e.Text(&text.Cards[a])
	case rules.EventAcquired:
		m, names[1], count = &text.LogAcquired, provinceName(e, a), 1
	case rules.EventDrew:
		if rules.Why(ev.C) == rules.ForFree {
			m, numbers[0], count = &text.LogFreeCards, a, 1
		}
	case rules.EventGold:
		switch rules.Why(ev.C) {
		case rules.ForFree:
			m, numbers[0], count = &text.LogFreeGold, a, 1
		case rules.ForThief:
			m = &text.LogThief
		}
	case rules.EventShuffled:
		m, numbers[0], count = &text.LogShuffled, a, 1
	case rules.EventPyramid:
		m, names[0], count = &text.LogPyramid, provinceName(e, a), 1
	case rules.EventBought:
		m, count = &text.LogBought[a], 2
	case rules.EventOfferings:
		m, names[0] = &text.LogOfferings, ""
	case rules.EventShown:
		if m, numbers[0], count = &text.LogShown, a, 1; a < 0 {
			m, count = &text.LogStole, 0
		}
	case rules.EventShift:
		m, names[1], count = &text.LogShift, shiftName(e, a > 0), 1
	case rules.EventTemple:
		m, numbers[1], count = &text.LogTemple, a, 2
	case rules.EventGift:
		m, names[1] = &text.LogGift, e.Text(&text.Good[a])
	case rules.EventPharaoh:
		m = &text.LogPharaoh
	case rules.EventHarvest:
		m, names[1], numbers[0], count = &text.LogHarvest, provinceName(e, a), n+int(ev.C)+int(ev.D), 1
	case rules.EventScoring:
		m, names[0] = &text.LogScoring, e.Text(&text.Kingdoms[a])
	case rules.EventScored:
		if n > 0 {
			m, names[1], count = &text.LogScored, e.Text(&text.Sources[a]), 1
			if a == int(rules.SourceCards) {
				names[1] = e.Text(&text.Cards[ev.D])
			}
		}
	case rules.EventOver:
		m, numbers[0], count = &text.LogOver, a, 1
	}
	if m == nil {
		return ""
	}
	var args []any
	for _, name := range names {
		if name != "" {
			args = append(args, name)
		}
	}
	for _, number := range numbers[:count] {
		args = append(args, number)
	}
	return m.In(e.Settings.Lang, args...)
}

// shiftName says how Change the Offering changes the total.
func shiftName(e *scenes.Env, more bool) string {
	if more {
		return e.Text(&text.Raise)
	}
	return e.Text(&text.Lower)
}

// MoveName names a move for the undo button.
func (b *Board) MoveName(e *scenes.Env, mv engine.Move) string {
	m, name := &text.UndoDone, ""
	switch mv.Kind {
	case rules.KindTurn:
		m = &text.UndoTurn
	case rules.KindBid, rules.KindOutbid:
		m, name = &text.UndoBid, provinceName(e, int(mv.A))
	case rules.KindPlay:
		m, name = &text.UndoPlay, e.Text(&text.Cards[mv.A])
	case rules.KindBuy:
		m, name = &text.UndoBuy, e.Text(&text.Goods[mv.A])
	case rules.KindPut:
		m, name = &text.UndoPut, provinceName(e, int(mv.A))
	case rules.KindGift:
		m, name = &text.UndoGift, e.Text(&text.Good[mv.A])
	case rules.KindRaise, rules.KindLower:
		m = &text.UndoChange
	case rules.KindCollect:
		m = &text.UndoCollect
	case rules.KindOffer, rules.KindSteal:
		m = &text.UndoOffer
	case rules.KindLay:
		m = &text.UndoLay
	case rules.KindCash, rules.KindSell:
		m, name = &text.UndoSell, e.Text(&text.Cards[mv.A])
	}
	return e.Filled(m, name, "")
}
