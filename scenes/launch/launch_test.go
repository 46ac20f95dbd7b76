package launch

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/engine/games"
	"sandglass/engine/match"
	"sandglass/scenes"
	"sandglass/scenes/locale"
)

// game is any game there is.
func game(t *testing.T) *engine.Game {
	t.Helper()
	if len(games.All()) == 0 {
		t.Fatal("there is no game")
	}
	return games.All()[0]
}

// offered are all the games there are.
func offered() (names []string) {
	for _, g := range games.All() {
		names = append(names, g.Name)
	}
	return names
}

// seats are drivers for n seats.
func seats(n int) string { return "human" + strings.Repeat(",bot:random", n-1) }

func TestArguments(t *testing.T) {
	g := game(t)
	o, err := FromArgs([]string{
		"-game", g.Name, "--seats=" + seats(g.MinSeats), "-seed", "9007199254740991", "-option", "first=2",
		"-data", "some/dir", "-lang=hu", "-mute", "-fullscreen", "--automation",
	}, offered())
	if err != nil {
		t.Fatal(err)
	}
	if o.Game != g.Name || len(o.Seats) != g.MinSeats || o.Seats[1] != "bot:random" || !o.HasSeed || o.Seed != 1<<53-1 {
		t.Errorf("the game: %+v", o)
	}
	if o.Options["first"] != "2" || o.Data != "some/dir" || !o.HasLang || o.Lang != locale.Hungarian {
		t.Errorf("the rest: %+v", o)
	}
	if !o.Muted || !o.Fullscreen || !o.Automation || o.Lost || o.Help {
		t.Errorf("the switches: %+v", o)
	}
}

// Which bots there are depends on the game, which may come later.
func TestSeatsBeforeTheGame(t *testing.T) {
	g := game(t)
	o, err := FromArgs([]string{"-seats", "human" + strings.Repeat(",bot", g.MinSeats-1), "-game", g.Name}, offered())
	if err != nil || len(o.Seats) != g.MinSeats || o.Seats[0] != scenes.Human || o.Seats[1] != scenes.Best(g.Name) {
		t.Errorf("seats %v, %v", o.Seats, err)
	}
}

func TestBadArgumentsGetOneLine(t *testing.T) {
	g := game(t)
	dir := t.TempDir()
	damaged := filepath.Join(dir, "damaged.txt")
	if err := os.WriteFile(damaged, []byte("sandglass 1\ngame chess\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	const endless = "/dev/zero"
	for _, c := range []struct {
		args string
		says []string
	}{
		{"timbuktu", []string{"timbuktu", "dash"}},
		{"-gmae x", []string{"-gmae", "no such flag"}},
		{"-game", []string{"-game", "needs a value"}},
		{"-mute=yes", []string{"-mute", "no value"}},
		{"-game chess", []string{"-game", "chess", g.Name}},
		{"-game G -seats human", []string{"seats 1"}},
		{"-game G -seats human,robot,human", []string{"seat 2", "robot"}},
		{"-game G -seats human,bot:,human", []string{"seat 2", "bot:"}},
		{"-game G -seats human,bot:god,human", []string{"seat 2", "god"}},
		{"-game G -seed -1", []string{"-seed", "-1"}},
		{"-game G -seed 9007199254740992", []string{"-seed", "9007199254740991"}},
		{"-game G -option x", []string{"-option", "KEY=VALUE"}},
		{"-game G -option x=y", []string{"option", "x"}},
		{"-game G -option first=9", []string{"first", "9"}},
		{"-game G -option first=1 -option first=2", []string{"first", "twice"}},
		{"-game G -seed 1 -seed=2", []string{"-seed", "twice", `"1"`, `"2"`}},
		{"-lang hu -lang de", []string{"-lang", "twice"}},
		{"-seed 4", []string{"need a game"}},
		{"-lang fr", []string{"-lang", "fr", "en, hu or de"}},
		{"-record " + filepath.Join(dir, "none"), []string{"-record", "none"}},
		{"-record " + endless, []string{"-record", "longer than"}},
		{"-record " + damaged, []string{"-record", "damaged.txt", "line 2"}},
	} {
		_, err := FromArgs(strings.Fields(strings.ReplaceAll(c.args, " G", " "+g.Name)), offered())
		if err == nil {
			t.Errorf("%s: no error", c.args)
			continue
		}
		if strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: more than a line: %q", c.args, err)
		}
		for _, part := range c.says {
			if !strings.Contains(err.Error(), part) {
				t.Errorf("%s: %q does not say %q", c.args, err, part)
			}
		}
	}
}

func TestARecordIsRead(t *testing.T) {
	g := game(t)
	m, err := match.New(g, engine.Setup{Seats: g.MinSeats, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "game.txt")
	if err := os.WriteFile(file, m.Record(), 0o644); err != nil {
		t.Fatal(err)
	}
	o, err := FromArgs([]string{"-record", file, "-seats", seats(g.MinSeats)}, offered())
	if err != nil || o.Record == nil || string(o.Record.Record()) != string(m.Record()) || len(o.Seats) != g.MinSeats {
		t.Errorf("read %+v, %v", o, err)
	}
	if _, err := FromArgs([]string{"-record", file, "-seats", "human"}, offered()); err == nil {
		t.Error("a wrong number of seats was taken")
	}
	if _, err := FromArgs([]string{"-record", file, "-seed", "1"}, offered()); err == nil {
		t.Error("a seed was taken beside a record")
	}
}

func TestAddresses(t *testing.T) {
	g := game(t)
	o, err := FromQuery([]Pair{
		{"game", g.Name}, {"seats", seats(g.MinSeats)}, {"option", "first=1"}, {"automation", "1"}, {"mute", "0"},
		{"record", "/etc/passwd"}, {"lost", "1"}, {"utm_source", "x"},
	}, offered())
	if err != nil {
		t.Fatal(err)
	}
	if o.Game != g.Name || len(o.Seats) != g.MinSeats || !o.Automation || o.Muted || o.Lost || o.Record != nil {
		t.Errorf("%+v", o)
	}
	_, err = FromQuery([]Pair{{"game", "chess"}}, offered())
	if err == nil || !strings.Contains(err.Error(), "parameter game") || !strings.Contains(err.Error(), "chess") {
		t.Errorf("a game that is not there: %v", err)
	}
}

// Rules may be there long before their board.
func TestOnlyOfferedGamesMayBeAskedFor(t *testing.T) {
	g := game(t)
	m, err := match.New(g, engine.Setup{Seats: g.MinSeats, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "game.txt")
	if err := os.WriteFile(file, m.Record(), 0o644); err != nil {
		t.Fatal(err)
	}
	others := []string{"halma", "go"}
	_, a := FromArgs([]string{"-game", g.Name}, others)
	_, b := FromArgs([]string{"-record", file}, others)
	_, c := FromQuery([]Pair{{"game", g.Name}}, others)
	for _, err := range []error{a, b, c} {
		if err == nil || !strings.Contains(err.Error(), g.Name) || !strings.Contains(err.Error(), "halma, go") {
			t.Errorf("not offered: %v", err)
		}
	}
	if help := Help(others); !strings.Contains(help, "halma, go\n") || strings.Contains(help, g.Name) {
		t.Errorf("the help lists %s", help)
	}
}

func TestSwitchesOfAnAddress(t *testing.T) {
	for value, want := range map[string]bool{"": true, "1": true, "yes": true, "0": false, "no": false, "off": false, "False": false} {
		o, err := FromQuery([]Pair{{"automation", value}, {"mute", value}}, offered())
		if err != nil || o.Automation != want || o.Muted != want {
			t.Errorf("automation=%s and mute=%s: %v and %v, %v", value, value, o.Automation, o.Muted, err)
		}
	}
	if _, err := FromQuery([]Pair{{"lang", "hu"}, {"lang", "de"}}, offered()); err == nil || !strings.Contains(err.Error(), "twice") {
		t.Errorf("two languages: %v", err)
	}
}
