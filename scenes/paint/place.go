package paint

// A StagePlace is where the stage lies in a window or page: a point of the
// stage is at X + Scale * x, Y + Scale * y, in window or CSS pixels.
type StagePlace struct {
	X     float64 `json:"x"`
	Y     float64 `json:"y"`
	Scale float64 `json:"scale"`
}
