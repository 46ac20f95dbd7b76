package amunre

import (
	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/scenes"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/amunre"
	"sandglass/scenes/table"
)

// Log tells an event in a line.
func (b *Board) Log(e *scenes.Env, ev engine.Event, s *table.Seating) string {
	name, a, n := "", int(ev.A), int(ev.B)
	if ev.Seat != engine.Spectator {
		name = s.Names[ev.Seat]
	}
	switch ev.Kind {
	case rules.EventKingdom:
		return tr(e, &text.LogKingdom)
	case rules.EventRound:
		return trs(e, &text.LogRound, tr(e, &text.Kingdoms[a]), "", n+1)
	case rules.EventTurned:
		if name == "" {
			return trs(e, &text.LogTurned, provinceName(e, a), "")
		}
		return trs(e, &text.LogTurnedBy, name, provinceName(e, a))
	case rules.EventBid:
		if ev.C > 0 {
			return text.LogOutbids.In(e.Settings.Lang, name, provinceName(e, a), s.Names[ev.C-1], rules.BidPrice(n))
		}
		return trs(e, &text.LogBid, name, provinceName(e, a), rules.BidPrice(n))
	case rules.EventPlayed:
		card := tr(e, &text.Cards[a])
		switch {
		case rules.Card(a) == rules.ChangeOffering:
			return trs(e, &text.LogLaid, name, "")
		case n > 0:
			return text.LogPlayedAt.In(e.Settings.Lang, name, card, provinceName(e, n-1))
		}
		return trs(e, &text.LogPlayed, name, card)
	case rules.EventSold:
		return trs(e, &text.LogSold, name, tr(e, &text.Cards[a]))
	case rules.EventAcquired:
		return trs(e, &text.LogAcquired, name, provinceName(e, a), n)
	case rules.EventDrew:
		if rules.Why(ev.C) == rules.ForFree {
			return trs(e, &text.LogFreeCards, name, "", a)
		}
	case rules.EventGold:
		switch rules.Why(ev.C) {
		case rules.ForFree:
			return trs(e, &text.LogFreeGold, name, "", a)
		case rules.ForThief:
			return trs(e, &text.LogThief, name, "")
		}
	case rules.EventShuffled:
		return trd(e, &text.LogShuffled, a)
	case rules.EventPyramid:
		return trs(e, &text.LogPyramid, provinceName(e, a), "", n)
	case rules.EventBought:
		return trs(e, &text.LogBought[a], name, "", n, int(ev.C))
	case rules.EventOfferings:
		return tr(e, &text.LogOfferings)
	case rules.EventShown:
		if a < 0 {
			return trs(e, &text.LogStole, name, "")
		}
		return trs(e, &text.LogShown, name, "", a)
	case rules.EventShift:
		return trs(e, &text.LogShift, name, b.shiftName(e, a > 0), n)
	case rules.EventTemple:
		return trd(e, &text.LogTemple, n, a)
	case rules.EventGift:
		return trs(e, &text.LogGift, name, tr(e, &text.Good[a]))
	case rules.EventPharaoh:
		return trs(e, &text.LogPharaoh, name, "")
	case rules.EventHarvest:
		return trs(e, &text.LogHarvest, name, provinceName(e, a), n+int(ev.C)+int(ev.D))
	case rules.EventScoring:
		return trs(e, &text.LogScoring, tr(e, &text.Kingdoms[a]), "")
	case rules.EventScored:
		if n > 0 {
			return trs(e, &text.LogScored, name, tr(e, &text.Sources[a]), n)
		}
	case rules.EventOver:
		return trs(e, &text.LogOver, name, "", a)
	}
	return ""
}

func (b *Board) shiftName(e *scenes.Env, more bool) string {
	if more {
		return tr(e, &text.Raise)
	}
	return tr(e, &text.Lower)
}

// MoveName names a move for the undo button.
func (b *Board) MoveName(e *scenes.Env, mv engine.Move) string {
	with := func(m *locale.Msg, name string) string { return trs(e, m, name, "") }
	switch mv.Kind {
	case rules.KindTurn:
		return tr(e, &text.UndoTurn)
	case rules.KindBid, rules.KindOutbid:
		return with(&text.UndoBid, provinceName(e, int(mv.A)))
	case rules.KindPlay:
		return with(&text.UndoPlay, tr(e, &text.Cards[mv.A]))
	case rules.KindBuy:
		return with(&text.UndoBuy, tr(e, &text.Goods[mv.A]))
	case rules.KindPut:
		return with(&text.UndoPut, provinceName(e, int(mv.A)))
	case rules.KindGift:
		return with(&text.UndoGift, tr(e, &text.Good[mv.A]))
	case rules.KindRaise, rules.KindLower:
		return tr(e, &text.UndoChange)
	case rules.KindCollect:
		return tr(e, &text.UndoCollect)
	case rules.KindOffer, rules.KindSteal:
		return tr(e, &text.UndoOffer)
	case rules.KindLay:
		return tr(e, &text.UndoLay)
	case rules.KindCash, rules.KindSell:
		return with(&text.UndoSell, tr(e, &text.Cards[mv.A]))
	}
	return tr(e, &text.UndoDone)
}
