package shell

import (
	"slices"

	"sandglass/engine"
	"sandglass/scenes"
	"sandglass/scenes/locale"
	"sandglass/scenes/table"
)

// First is the scene that the program starts with: what was asked for (a game,
// a record, the saved game after the sound device was lost), else the title.
// Told is what the title has to tell of the settings and the store, "" for
// nothing. After a loss of the sound device the game that goes on is put
// on the stack, and First is the message to put on top of it.
func (s *Shell) First(e *scenes.Env, told string) scenes.Scene {
	first, err := s.asked(e)
	switch {
	case err != nil:
		return s.title(e, e.T(locale.CannotStart, err))
	case first != nil:
		return first
	}
	problem := told
	if all := saves(e); e.Launch.Lost && len(all) > 0 {
		if first, problem = s.resume(e, all[0].name); problem == "" {
			e.Stack.Push(first, scenes.Cut)
			return NewMessage(e, e.T(locale.SoundLost))
		}
	}
	return s.title(e, problem)
}

// Trouble tells what is wrong with the settings and the store, "" for nothing:
// under which name damaged settings are kept, why they are not used, why nothing
// can be stored.
func Trouble(e *scenes.Env, aside string, unread, unstored error) string {
	switch {
	case aside != "":
		return e.T(locale.SettingsDamaged, aside)
	case unread != nil:
		return e.T(locale.SettingsUnread, unread)
	case unstored != nil:
		return e.T(locale.NothingStored, unstored)
	}
	return ""
}

// asked is the table that the launch asked for, nil for none.
func (s *Shell) asked(e *scenes.Env) (scenes.Scene, error) {
	var t *table.Table
	var err error
	switch launch := e.Launch; {
	case launch.Lost:
		return nil, nil // asked for before the loss: the save has it
	case launch.Record != nil:
		t, err = s.askedRecord(e)
	case launch.Game != "":
		t, err = s.askedGame(e)
	default:
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return t, nil
}

func (s *Shell) askedRecord(e *scenes.Env) (*table.Table, error) {
	m := e.Launch.Record
	g, err := s.find(m.Game().Name)
	if err != nil {
		return nil, err
	}
	return table.Continue(e, g, m, seated(e, g, e.Launch.Seats, m.Setup().Seats), s.hooks())
}

func (s *Shell) askedGame(e *scenes.Env) (*table.Table, error) {
	g, err := s.find(e.Launch.Game)
	if err != nil {
		return nil, err
	}
	setup := engine.Setup{Seed: e.Launch.Seed, Options: e.Launch.Options}
	if !e.Launch.HasSeed {
		setup.Seed = draw(e)
	}
	return table.Start(e, g, setup, seated(e, g, e.Launch.Seats, usual(g)), s.hooks())
}

// draw draws a seed from the clock.
func draw(e *scenes.Env) uint64 {
	rng := engine.Seed(uint64(e.Now().UnixNano()))
	return rng.Uint64() & engine.MaxSeed
}

// usual is how many play when nobody says otherwise.
func usual(g *table.Game) int {
	return max(g.Rules.MinSeats, min(4, g.Rules.MaxSeats))
}

// seated gives names to the drivers asked for, or else to one human and the
// strongest bots on n seats.
func seated(e *scenes.Env, g *table.Game, drivers []scenes.Driver, n int) []scenes.SeatSetup {
	if drivers == nil {
		drivers = slices.Repeat([]scenes.Driver{scenes.Best(g.ID)}, n)
		drivers[0] = scenes.Human
	}
	seats := make([]scenes.SeatSetup, len(drivers))
	for i, d := range drivers {
		seats[i] = scenes.SeatSetup{Name: locale.PlayerNames[e.Settings.Lang][i], Driver: d}
	}
	return seats
}
