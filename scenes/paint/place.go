package paint

// A StagePlace is where the stage lies in a window or page: a point of the
// stage is at X + Scale * x, Y + Scale * y, in window or CSS pixels.
type StagePlace struct {
	X     float64 `json:"x"`
	Y     float64 `json:"y"`
	Scale float64 `json:"scale"`
}

// A Surface is what is seen round the stage and how large it is.
type Surface struct {
	Rect         // in stage pixels; the zero one is the stage
	MM   float64 // millimetres a stage pixel, about; 0 for unknown
	// Small says that the screen is a phone's; Tall that it is higher than wide.
	Small, Tall bool
}

// Beside is how wide the room is on each side of the stage.
func (s *Surface) Beside() int { return max(0, s.W-StageW) / 2 }
