package place

// A Route joins two neighbouring spaces; the journey takes one week. Bow is how
// far the middle of its line is off the straight one, as a share of its length;
// above 0 it bends to the right of the way from A to B.
type Route struct {
	A, B Space
	Bow  float64
}

// Routes are the eighteen routes of the map.
var Routes = [...]Route{
	{London, Paris, .07}, {London, Berlin, -.08}, {Paris, Berlin, -.05}, {Paris, Vienna, .07}, {Paris, Rome, .08},
	{Berlin, Warsaw, -.08}, {Vienna, Warsaw, .07}, {Vienna, Rome, .05}, {Warsaw, Moscow, -.07}, {Warsaw, Greece, -.10},
	{Rome, Greece, -.12}, {Rome, Crete, .07}, {Greece, Crete, .1}, {Greece, Mesopotamia, -.10},
	{Crete, Egypt, .08}, {Crete, Palestine, -.05}, {Egypt, Palestine, .1}, {Palestine, Mesopotamia, .07},
}

// Between is the number of the route between two spaces, or -1 if they are not neighbours.
func Between(a, b Space) int {
	for i, r := range Routes {
		if r.A == a && r.B == b || r.A == b && r.B == a {
			return i
		}
	}
	return -1
}

// At is the point t (0 at A, 1 at B) of the route's line.
func (r Route) At(t float64) (x, y float64) {
	ax, ay := float64(spots[r.A][0]), float64(spots[r.A][1])
	dx, dy := float64(spots[r.B][0])-ax, float64(spots[r.B][1])-ay
	off := 4 * t * (1 - t) * r.Bow
	return ax + dx*t - dy*off, ay + dy*t + dx*off
}

// Walk is the point t (0 at the space it starts from, 1 at its goal) of the
// journey over route i that starts at the space from, one of its two ends.
func Walk(i int, from Space, t float64) (x, y float64) {
	r := Routes[i]
	if from == r.B {
		t = 1 - t
	}
	return r.At(t)
}
