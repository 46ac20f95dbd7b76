package tombraiders

import "sandglass/engine"

// The rules that forbid moves.
const (
	RuleOver       engine.Rule = "the game is over"
	RuleTurn       engine.Rule = "it is another seat's turn"
	RuleNoMove     engine.Rule = "no such move"
	RuleSpace      engine.Rule = "no card lies there"
	RuleNeeds      engine.Rule = "too few artefacts"
	RuleHand       engine.Rule = "the card is not in hand"
	RuleRegion     engine.Rule = "the card is of another region"
	RuleBook       engine.Rule = "a dig needs a book of the region"
	RulePermit     engine.Rule = "the permit is not in hand"
	RulePile       engine.Rule = "the pile is empty"
	RuleCards      engine.Rule = "the dig would bring no card"
	RuleAssistants engine.Rule = "there are not so many assistants in hand"
	RuleFits       engine.Rule = "the pile holds no such card"
	RuleArtefacts  engine.Rule = "the seat has no such artefacts"
	RuleBegun      engine.Rule = "what was begun comes first"
	RuleNotBegun   engine.Rule = "it was not begun"
)

// allowed says which rule forbids the move, or nil.
func (p *Public) allowed(seat engine.Seat, m engine.Move, book *notebook, searched Stock) error {
	if why := p.why(seat, m, book, searched); why != "" {
		return why
	}
	return nil
}

func (p *Public) why(seat engine.Seat, m engine.Move, book *notebook, searched Stock) engine.Rule {
	switch {
	case p.Over():
		return RuleOver
	case seat < 0 || seat != p.Turn():
		return RuleTurn
	case m.Kind == 0 || m.Kind >= kinds || m.Kind != KindGive && m.N != 0:
		return RuleNoMove
	}
	hand := &book.hands[seat]
	if step := stepOf[m.Kind]; step != p.step {
		if step == Choosing {
			return RuleBegun
		}
		return RuleNotBegun
	}
	switch m.Kind {
	case KindTake:
		if m.B != 0 || m.A >= RowSpaces {
			return RuleNoMove
		}
		if p.row[m.A] == 0 {
			return RuleSpace
		}
	case KindShow:
		if m.B != 0 || m.A >= p.shownCount {
			return RuleSpace
		}
		if p.steps(seat, Card(p.shown[m.A])) == 0 {
			return RuleNeeds
		}
	case KindPlay:
		c := Card(m.A)
		switch {
		case m.B >= Regions || c < scholar || c >= RowCards:
			return RuleNoMove
		case c != scholar && c.Region() != Region(m.B):
			return RuleRegion
		case hand.Count(c) == 0:
			return RuleHand
		}
	case KindDig:
		if m.A >= Regions || m.B >= uint8(permits) {
			return RuleNoMove
		}
		switch r := Region(m.A); {
		case p.Books(seat, r) == 0:
			return RuleBook
		case book.size[r] == 0:
			return RulePile
		case hand.Pays(r, Permit(m.B)) == 0:
			return RulePermit
		}
	case KindWeeks:
		switch {
		case m.A < 1 || m.A > MostWeeks:
			return RuleNoMove
		case int(m.B) > hand.Count(assistant):
			return RuleAssistants
		case p.Cell(p.Knowledge(seat, Region(p.at), int(m.B)).Sum, int(m.A)) == 0:
			return RuleCards
		}
	case KindKeep:
		if m.B != 0 || m.A >= Finds {
			return RuleNoMove
		}
		if !p.fitting(searched).Has(Find(m.A)) {
			return RuleFits
		}
	case KindGive:
		return p.mayGive(seat, m)
	}
	return ""
}

// stepOf is the step in which a kind of move is made.
var stepOf = [kinds]Step{KindWeeks: Digging, KindKeep: Searching, KindGive: Giving}

// mayGive says which rule forbids the seat to give these artefacts to the museum.
func (p *Public) mayGive(seat engine.Seat, m engine.Move) engine.Rule {
	left, last := p.finds[seat][Card(p.shown[p.at]).Region()], 1
	if m.A != 0 || m.B != 0 || m.N >= 1<<(3*museumArtefacts) {
		return RuleNoMove
	}
	for _, value := range Given(m) {
		if value < last || value > len(artefacts[0]) {
			return RuleNoMove
		}
		f := Find(value - 1)
		if !left.Has(f) {
			return RuleArtefacts
		}
		left -= one(f)
		last = value
	}
	return ""
}
