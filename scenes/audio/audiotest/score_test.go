package audiotest

import (
	"strings"
	"testing"

	"sandglass/scenes/audio/shell"
	"sandglass/scenes/audio/synth"
	"sandglass/scenes/audio/timbuktu"
)

// Every kind of fault, planted into a good piece, is found.
func TestFaultsAreFound(t *testing.T) {
	for _, c := range []struct {
		what, music, good, bad, want string
	}{
		{"note out of the mode", shell.Table.Music, "G5:3 F#5 G5:2 Eb5:2 |", "G5:3 F5 G5:2 Eb5:2 |", "out of the mode"},
		{"grace out of the mode", shell.Table.Music, "pat A1 {Bb5}A5", "pat A1 {B5}A5", "out of the mode"},
		{"out of range", shell.Table.Music, "pat A1 {Bb5}A5:3^", "pat A1 {Bb5}A3:3^", "out of the range"},
		{"lasting minor second", shell.Table.Music, "Bb4:4 G4:4 | F#4:8", "Bb4:4 G4:4 | Eb4:8", " against "},
		{"leap", shell.Table.Music, "D5:3^ C5 D5 Eb5 F#5:2", "D5:3^ C6 D5 Eb5 F#5:2", "leaps"},
		{"away from the chord", shell.Table.Music, "PA D Cm Eb D ;", "PA Cm D Gm Cm ;", "fit the chord"},
		{"too short", shell.Table.Music, "bpm=80", "bpm=200", "lasts"},
		{"empty track", shell.Table.Music, ": R8 CA CB CA", ": R24", "is empty"},
		{"parallel fifths", timbuktu.Table.Music, "pat CB A4:4 C5:4 |", "pat CB D5:3 C5 Bb4:2 F4:2 |", "parallel"},
		{"parallel octaves", timbuktu.Table.Music, "pat CB A4:4 C5:4 |", "pat CB A5:3 G5 F5:4 |", "parallel"},
	} {
		planted := strings.Replace(c.music, c.good, c.bad, 1)
		if planted == c.music {
			t.Fatalf("%s: nothing to plant it into", c.what)
		}
		pieces, err := synth.ParseMusic(planted)
		if err != nil {
			t.Fatalf("%s: %v", c.what, err)
		}
		if found := strings.Join(Faults(pieces[0]), "\n"); !strings.Contains(found, c.want) {
			t.Errorf("%s is not found; only %q", c.what, found)
		}
	}
}

// One instrument may double another's melody.
func TestDoublingIsNoFault(t *testing.T) {
	pieces, err := synth.ParseMusic(shell.Table.Music + "track two kal calm -20 0 0 -12 1 : R4 A1 A2 B A2\n")
	if err != nil {
		t.Fatal(err)
	}
	if found := Faults(pieces[0]); len(found) > 0 {
		t.Error(found)
	}
}
