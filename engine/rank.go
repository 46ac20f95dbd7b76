package engine

// Rank gives the places of seats 0 to seats-1, as State.Places does: 1 and one
// more for every seat that beats the seat, so that equals share a place. Other
// seats have 0. What decides is the rule set's: beats compares points, then
// whatever breaks ties, and must be an order.
func Rank(seats int, beats func(a, b Seat) bool) [MaxSeats]uint8 {
	var places [MaxSeats]uint8
	for seat := range Seat(seats) {
		places[seat] = 1
		for other := range Seat(seats) {
			if beats(other, seat) {
				places[seat]++
			}
		}
	}
	return places
}
