package place

import (
	"math"
	"testing"
)

// neighbours is the map's table of adjacent spaces.
var neighbours = [Spaces][]Space{
	London:      {Paris, Berlin},
	Paris:       {London, Berlin, Vienna, Rome},
	Berlin:      {London, Paris, Warsaw},
	Vienna:      {Paris, Rome, Warsaw},
	Rome:        {Paris, Vienna, Greece, Crete},
	Warsaw:      {Berlin, Vienna, Moscow, Greece},
	Moscow:      {Warsaw},
	Greece:      {Rome, Warsaw, Crete, Mesopotamia},
	Crete:       {Rome, Greece, Egypt, Palestine},
	Egypt:       {Crete, Palestine},
	Palestine:   {Crete, Egypt, Mesopotamia},
	Mesopotamia: {Greece, Palestine},
}

func TestRoutesJoinTheNeighbours(t *testing.T) {
	if len(Routes) != 18 {
		t.Errorf("%d routes", len(Routes))
	}
	for a := range Spaces {
		for b := range Spaces {
			near := false
			for _, n := range neighbours[a] {
				near = near || n == b
			}
			if got := Between(a, b) >= 0; got != near {
				t.Errorf("route from %d to %d: %v, want %v", a, b, got, near)
			}
		}
	}
}

// The rulebook's examples and the longest journeys.
func TestJourneys(t *testing.T) {
	for _, j := range []struct {
		a, b  Space
		weeks int
	}{{Vienna, Egypt, 3}, {Paris, Egypt, 3}, {Vienna, Moscow, 2}, {London, Mesopotamia, 4}, {Moscow, Palestine, 4}} {
		if got := weeks(j.a, j.b); got != j.weeks {
			t.Errorf("%d to %d: %d weeks, want %d", j.a, j.b, got, j.weeks)
		}
	}
}

func weeks(a, b Space) int {
	far := [Spaces]int{}
	for queue := []Space{a}; len(queue) > 0; queue = queue[1:] {
		if queue[0] == b {
			return far[b]
		}
		for n := range Spaces {
			if n != a && far[n] == 0 && Between(queue[0], n) >= 0 {
				far[n] = far[queue[0]] + 1
				queue = append(queue, n)
			}
		}
	}
	return -1
}

// A figure starts in one space, ends in the other, and stays on the map.
func TestWalksLeadFromSpaceToSpace(t *testing.T) {
	for i, r := range Routes {
		for _, ends := range [][2]Space{{r.A, r.B}, {r.B, r.A}} {
			for end, s := range ends {
				x, y := Walk(i, ends[0], float64(end))
				if sx, sy := Spot(s); math.Abs(x-float64(sx))+math.Abs(y-float64(sy)) > 1e-9 {
					t.Errorf("route %d from %d: at %d %v,%v", i, ends[0], end, x, y)
				}
			}
		}
		for k := range 21 {
			if x, y := r.At(float64(k) / 20); x < MapX || y < MapY || x >= MapX+MapW || y >= MapY+MapH {
				t.Errorf("route %d leaves the map at %v,%v", i, x, y)
			}
		}
	}
}

// The cells follow one another without gap, and fill the frame.
func TestTrackFillsTheFrame(t *testing.T) {
	area := 0
	for week := 1; week <= Weeks; week++ {
		x, y, w, h := Cell(week)
		area += w * h
		nx, ny, nw, nh := Cell(week%Weeks + 1)
		touch := x <= nx+nw && nx <= x+w && y <= ny+nh && ny <= y+h
		if !touch || x < 0 || y < 0 || x+w > Width || y+h > Height {
			t.Errorf("week %d at %d,%d %dx%d, next at %d,%d", week, x, y, w, h, nx, ny)
		}
	}
	if want := Width*Height - MapW*MapH; area != want {
		t.Errorf("the cells cover %d pixels of the frame's %d", area, want)
	}
}

// Every disc of the highest stack, 15x12 above its foot, is on the board.
func TestStacksStayOnTheBoard(t *testing.T) {
	for week := 1; week <= Weeks; week++ {
		for k := range 4 {
			x, y := Disc(week, k, 4)
			if x < 7 || x+8 > Width || y < 11 || y > Height {
				t.Errorf("week %d, disc %d at %d,%d", week, k, x, y)
			}
			if _, ny := Disc(week, k+1, 4); y-ny != Step {
				t.Errorf("week %d: step %d", week, y-ny)
			}
		}
	}
}

// What stands in a space lies on the map.
func TestSpacesLieOnTheMap(t *testing.T) {
	inside := func(s Space, what string, x, y, w, h int) {
		if x < MapX || y < MapY || x+w > MapX+MapW || y+h > MapY+MapH {
			t.Errorf("space %d: %s at %d,%d %dx%d", s, what, x, y, w, h)
		}
	}
	for s := range Spaces {
		x, y, w, h := Icon(s)
		inside(s, "icon", x, y, w, h)
		x, y = Bubble(s)
		inside(s, "bubble", x, y, 11, 11)
		x, y = Offer(s)
		inside(s, "offer", x, y, 7, 8)
		x, y = Ribbon(s)
		inside(s, "ribbon", x-26, y, 52, RibbonHeight)
		for i := range 4 {
			x, y = Figure(s, i)
			inside(s, "figure", x-4, y-12, 9, 13)
		}
		if s.Dig() && Site(s.Region()) != s {
			t.Errorf("site %d is not that of its region", s)
		}
	}
}
