// Command arena is the engine without a screen: it deals positions, lists and
// plays moves, replays records, lets bots play, checks and measures rule sets.
// "arena help" tells all.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

// Exit codes: a fault is one that the program looked for in a rule set.
const (
	exitGood  = 0
	exitFault = 1
	exitInput = 2
)

// errFault marks what "check" found.
var errFault = errors.New("fault")

func run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	return report(dispatch(args, stdin, stdout), stderr)
}

// report tells of an error in one line and gives the exit code.
func report(err error, stderr io.Writer) int {
	if err == nil {
		return exitGood
	}
	fmt.Fprintln(stderr, "arena:", strings.ReplaceAll(err.Error(), "\n", " "))
	if errors.Is(err, errFault) {
		return exitFault
	}
	return exitInput
}

// A teller passes on what is written until that fails, and remembers why.
type teller struct {
	to  io.Writer
	err error
}

func (t *teller) Write(p []byte) (n int, err error) {
	if t.err == nil {
		n, t.err = t.to.Write(p)
	}
	return n, t.err
}

func dispatch(args []string, stdin io.Reader, stdout io.Writer) error {
	out := &teller{to: stdout}
	err := runCommand(args, stdin, out)
	if err == nil && out.err != nil {
		err = fmt.Errorf("writing: %w", out.err)
	}
	return err
}

func runCommand(args []string, stdin io.Reader, stdout io.Writer) error {
	if len(args) == 0 {
		args = []string{"help"}
	}
	name := args[0]
	if name == "help" || name == "-h" || name == "-help" || name == "--help" {
		return help(args[1:], stdout)
	}
	cmd, err := find(name)
	if err != nil {
		return err
	}
	c, err := cmd.parse(args[1:])
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	c.stdin, c.stdout = stdin, stdout
	if err := cmd.run(c); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}
