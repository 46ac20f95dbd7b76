package scenes

import (
	"sandglass/engine/jsondoc"
	"sandglass/scenes/paint"
)

// A Description says what is on the screen, for programs that play by real
// input (docs/automation.md). Seats are 1 to 5, rectangles logical pixels.
type Description struct {
	V        int              `json:"v"`
	Screen   string           `json:"screen"`
	Game     string           `json:"game"`
	Deciders []int            `json:"deciders"`
	Viewer   *int             `json:"viewer"`
	Prompt   string           `json:"prompt"`
	Focus    string           `json:"focus"`
	Busy     bool             `json:"busy"`
	Stage    paint.StagePlace `json:"stage"`
	Hotspots []Hotspot        `json:"hotspots"`
	View     jsondoc.Raw      `json:"view"`
}

// A Hotspot is one place that can be acted on.
type Hotspot struct {
	ID      string `json:"id"`
	Label   string `json:"label"`
	X       int    `json:"x"`
	Y       int    `json:"y"`
	W       int    `json:"w"`
	H       int    `json:"h"`
	Enabled bool   `json:"enabled"`
	Why     string `json:"why"`
}

// Describe describes the top scene; the caller knows where the stage is.
func (s *Stack) Describe(e *Env, stage paint.StagePlace) Description {
	d := Description{V: 1, Deciders: []int{}, Stage: stage, Hotspots: []Hotspot{}, Busy: s.Changing()}
	top := s.top()
	if top == nil {
		return d
	}
	top.settle() // what was just done may have changed what can be done
	d.Screen, d.Focus = top.scene.Name(), top.focus.ID
	for _, spot := range top.spots {
		label, why := top.scene.Tell(e, spot.ID)
		r := spot.Rect
		d.Hotspots = append(d.Hotspots, Hotspot{spot.ID, label, r.X, r.Y, r.W, r.H, !spot.Off, why})
	}
	top.scene.Describe(e, &d)
	return d
}
