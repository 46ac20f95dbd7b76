package main

import (
	"fmt"
	"io"
	"strings"
)

// A command is a word after "arena", with all that its help says.
type command struct {
	name        string
	form        string // of its arguments
	short       string
	long        string
	flags       []flagDoc
	least, most int // number of arguments; most -1: any
	run         func(*call) error
}

type flagDoc struct{ name, arg, text string }

var (
	inFlag     = flagDoc{"in", "FILE", "read from FILE instead of standard input"}
	seatsFlag  = flagDoc{"seats", "N", "number of seats (the fewest the game has)"}
	seedFlag   = flagDoc{"seed", "S", "seed of chance, 0 to 9007199254740991 (1)"}
	optionFlag = flagDoc{"option", "KEY=VALUE", "a rule to choose; may be repeated (the defaults)"}
)

// commands is a function because the table's own entries refer to it.
func commands() []command {
	return []command{
		{
			name: "games", short: "list the games, their seats, options and bots",
			run: listGames,
		},
		{
			name: "new", form: "GAME", short: "deal a game and print its position", least: 1, most: 1,
			long:  "The position is a line of JSON with the whole state, secrets included.",
			flags: []flagDoc{seatsFlag, seedFlag, optionFlag}, run: newGame,
		},
		{
			name: "legal", short: "list the legal moves of a position",
			long:  "Each line is SEAT MOVE. Of a view, the viewer's moves alone.",
			flags: []flagDoc{inFlag}, run: legal,
		},
		{
			name: "apply", form: "'SEAT MOVE'...", short: "play moves and print the position after them", least: 1, most: -1,
			long:  "Moves are spelled as legal lists them, each one argument: arena apply '1 place lamp' '2 place palm'.",
			flags: []flagDoc{inFlag, {"events", "", "print what happened, a line an event, instead of the position"}}, run: apply,
		},
		{
			name: "view", short: "print what a seat may know of a position",
			flags: []flagDoc{inFlag, {"seat", "N", "whose view; 0 is a spectator's (0)"}}, run: view,
		},
		{
			name: "score", short: "print points by source, and places when the game is over",
			long:  "Of a view, what its viewer can know.",
			flags: []flagDoc{inFlag}, run: score,
		},
		{
			name: "replay", short: "play a record and print the position at its end",
			flags: []flagDoc{inFlag, {"at", "N", "stop after N moves"}, {"hash", "", "print number of moves and hash of the state instead"}}, run: replay,
		},
		{
			name: "play", form: "GAME", short: "let bots play and print totals as JSON", least: 1, most: 1,
			long: "Levels go round the seats from game to game, so that each plays from everywhere.\n" +
				"Ties share a win. Points are means a game, sd their standard deviation.",
			flags: []flagDoc{
				{"seats", "LEVELS", "comma list of bot levels in clockwise order, its length is the number of seats (best,random,...)"},
				{"games", "N", "games to play, 1 to 1000000 (100)"}, seedFlag, optionFlag,
				{"playouts", "N", "what bots that think ahead may spend on a decision, 0 to 1000000 (1000)"},
				{"record", "", "print the record of the first game instead of totals"},
			}, run: play,
		},
		{
			name: "check", form: "[GAME...]", short: "play random games and look for faults of the rule sets", most: -1,
			long:  "Seats and options are drawn at random. After each move the invariants are checked, after each\ngame its record is replayed. A fault is printed with the record, and the exit code is 1.",
			flags: []flagDoc{{"games", "N", "games of each, 1 to 1000000 (100)"}, seedFlag}, run: check,
		},
		{
			name: "bench", form: "[GAME...]", short: "measure random play", most: -1,
			long: "On one core: lists all moves at each decision and plays a picked one, checked by the rules.\n" +
				"copy_ns is the time to copy a state, allocs_per_move counts after warm-up.",
			flags: []flagDoc{
				{"seats", "N", "number of seats (the most the game has)"},
				{"time", "SECONDS", "how long to play each, 1 to 600 (1)"},
				{"json", "", "print JSON instead of a table"},
			}, run: bench,
		},
	}
}

func find(name string) (*command, error) {
	for _, cmd := range commands() {
		if cmd.name == name {
			return &cmd, nil
		}
	}
	return nil, fmt.Errorf("command %.40q is unknown; see arena help", name)
}

const preface = `arena: the games of Sandglass without a screen

  arena COMMAND [ARGUMENTS] [FLAGS]
  arena help COMMAND

Seats count from 1, clockwise. A position is a line of JSON, a record is the
text of a game; both are read from standard input or -in FILE.
Commands can be chained:

  arena new timbuktu -option first=1 | arena apply '1 place lamp' | arena legal

Exit codes: 0 done, 1 a fault was found by check, 2 wrong input, or output that
cannot be written (one line on standard error says what and where).

Commands:
`

func help(args []string, w io.Writer) error {
	if len(args) == 0 {
		var b strings.Builder
		b.WriteString(preface)
		for _, cmd := range commands() {
			fmt.Fprintf(&b, "  %-24s %s\n", strings.TrimSpace(cmd.name+" "+cmd.form), cmd.short)
		}
		_, err := io.WriteString(w, b.String())
		return err
	}
	cmd, err := find(args[0])
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "arena %s: %s\n", strings.TrimSpace(cmd.name+" "+cmd.form), cmd.short)
	if cmd.long != "" {
		fmt.Fprintf(w, "\n%s\n", cmd.long)
	}
	if len(cmd.flags) > 0 {
		fmt.Fprintln(w)
	}
	for _, f := range cmd.flags {
		fmt.Fprintf(w, "  -%-18s %s\n", strings.TrimSpace(f.name+" "+f.arg), f.text)
	}
	return nil
}
