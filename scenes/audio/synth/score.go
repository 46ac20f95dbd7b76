package synth

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// The notation of music: see docs in scenes/audio/shell/music.txt. A piece is
// lines "piece", "chord", "prog", "pat", "fig", "drum" and "track"; the unit of
// time is a step, an eighth.

// A Piece is a piece of music as it is written.
type Piece struct {
	Name     string
	Bpm      float64 // beats a minute
	BarSteps int     // steps in a bar
	PerBeat  float64 // steps in a beat
	Bars     int
	Mode     [12]bool // the pitch classes it uses
	Key      int      // semitones from D to its tonic, -5 .. 6
	Chords   map[string][]int
	Harmony  []string // chord of each bar, "A/B" = half a bar each, "" = not told
	Tracks   []*Track
	Entries  []Entry // ways into it; the first has the piece's name

	progs       map[string][]string
	pats, figs  map[string]string
	drumFigures map[string]string
}

// An Entry is a way into a piece.
type Entry struct {
	Name string
	Bar  int     // 0 = the first
	DB   float64 // level besides the piece's own
	Fade int     // ms in which the piece before it fades out
}

// A Track is one instrument of a piece.
type Track struct {
	Name, Patch string
	Tense       bool    // sounds only in the tense layer
	DB, Pan     float64 // level; -1 left .. 1 right
	Send        float64 // share into the reverb
	Transpose   int     // semitones
	Gate        float64 // share of its length that a note sounds
	Figured     bool    // broken chords, no melody
	Notes       []Note
}

// A Note is one tone or stroke; Midi is 0 for a drum, whose kind is Drum.
type Note struct {
	Step, Len float64 // steps
	Midi      int
	Grace     int // MIDI number of the grace note before it, 0 = none
	Drum      int
	Vel       float64
}

// Seconds is the length of one pass.
func (p *Piece) Seconds() float64 { return p.stepSeconds() * float64(p.BarSteps*p.Bars) }

func (p *Piece) stepSeconds() float64 { return 60 / p.Bpm / p.PerBeat }

// Range tells the lowest and highest MIDI number of a track's instrument;
// zeros for drums.
func (t *Track) Range() (lo, hi int) {
	if p := patchOf(t.Patch); p != nil {
		return p.lo, p.hi
	}
	return 0, 0
}

// ParseMusic reads a table of pieces. Errors name the line and what is wrong
// in it: unknown words, bar lines off the bar, tracks too long or too short.
func ParseMusic(text string) ([]*Piece, error) {
	var all []*Piece
	for i, line := range strings.Split(text, "\n") {
		word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		if word == "" || word[0] == '#' {
			continue
		}
		var err error
		if word == "piece" {
			var p *Piece
			if p, err = parsePiece(rest); err == nil {
				all = append(all, p)
			}
		} else if len(all) == 0 {
			err = fmt.Errorf("no piece before %q", word)
		} else {
			err = all[len(all)-1].parseLine(word, rest)
		}
		if err != nil {
			return nil, fmt.Errorf("music line %d: %s: %w", i+1, word, err)
		}
	}
	return all, nil
}

func parsePiece(s string) (*Piece, error) {
	f := strings.Fields(s)
	if len(f) != 7 {
		return nil, fmt.Errorf("want a name and six settings")
	}
	p := &Piece{Name: f[0], Chords: map[string][]int{}, progs: map[string][]string{}, pats: map[string]string{}, figs: map[string]string{}, drumFigures: map[string]string{}}
	set := newFields(f[1:])
	p.Bpm, p.PerBeat = set.num("bpm", 0), set.num("spb", 0)
	p.BarSteps, p.Bars = int(set.num("bar", 0)), int(set.num("bars", 0))
	for _, name := range strings.Split(set.word("mode"), ",") {
		class, rest, err := pitchClass(name)
		if err != nil || rest != "" {
			return nil, fmt.Errorf("mode: %q", name)
		}
		p.Mode[(class+12)%12] = true
	}
	tonic, _, err := pitchClass(set.word("tonic"))
	if err != nil {
		return nil, err
	}
	p.Key = (tonic-2+12+5)%12 - 5
	if err := set.end(); err != nil {
		return nil, err
	}
	if p.Bpm <= 0 || p.PerBeat <= 0 || p.BarSteps <= 0 || p.Bars <= 0 {
		return nil, fmt.Errorf("bpm, spb, bar and bars must be above 0")
	}
	p.Harmony = make([]string, p.Bars)
	p.Entries = []Entry{{Name: p.Name, Fade: 600}}
	return p, nil
}

func (p *Piece) parseLine(word, rest string) error {
	if word == "pat" || word == "track" {
		return p.parseEntry(word, rest)
	}
	for _, entry := range strings.Split(rest, " ; ") {
		if err := p.parseEntry(word, entry); err != nil {
			return err
		}
	}
	return nil
}

func (p *Piece) parseEntry(word, s string) error {
	name, body, _ := strings.Cut(s, " ")
	if name == "" || strings.TrimSpace(body) == "" {
		return fmt.Errorf("%q is empty", name)
	}
	switch word {
	case "chord":
		for _, tone := range strings.Fields(body) {
			midi, err := pitch(tone)
			if err != nil {
				return err
			}
			p.Chords[name] = append(p.Chords[name], midi)
		}
	case "prog":
		p.progs[name] = strings.Fields(body)
		for _, bar := range p.progs[name] {
			for _, c := range strings.Split(bar, "/") {
				if p.Chords[c] == nil {
					return fmt.Errorf("%s: unknown chord %q", name, c)
				}
			}
		}
	case "pat":
		p.pats[name] = body
	case "fig":
		p.figs[name] = body
	case "drum":
		p.drumFigures[name] = strings.TrimSpace(body)
	case "track":
		return p.parseTrack(s)
	case "entry":
		f := newFields(strings.Fields(body))
		e := Entry{name, int(f.num("bar", 1)) - 1, f.num("db", 0), int(f.num("fade", 600))}
		if e.Bar < 0 || e.Bar >= p.Bars {
			return fmt.Errorf("%s: no such bar", name)
		}
		p.Entries = append(p.Entries, e)
		return f.end()
	default:
		return fmt.Errorf("unknown word")
	}
	return nil
}

func (p *Piece) parseTrack(s string) error {
	head, seq, _ := strings.Cut(s, " : ")
	f := strings.Fields(head)
	if len(f) != 8 {
		return fmt.Errorf("want 8 columns, have %d", len(f))
	}
	t := &Track{Name: f[0], Patch: f[1], Tense: f[2] == "tense"}
	if !t.Tense && f[2] != "calm" {
		return fmt.Errorf("layer %q", f[2])
	}
	if t.Patch != "drum" && patchOf(t.Patch) == nil {
		return fmt.Errorf("unknown patch %q", t.Patch)
	}
	var num [5]float64
	for i := range num {
		var err error
		if num[i], err = strconv.ParseFloat(f[3+i], 64); err != nil {
			return err
		}
	}
	t.DB, t.Pan, t.Send, t.Transpose, t.Gate = num[0], num[1], num[2], int(num[3]), num[4]
	b := builder{piece: p, track: t}
	for _, item := range strings.Fields(seq) {
		if err := b.item(item); err != nil {
			return fmt.Errorf("%s: %s: %w", t.Name, item, err)
		}
	}
	if bars := b.step / float64(p.BarSteps); bars != float64(p.Bars) {
		return fmt.Errorf("%s: %g bars, want %d", t.Name, bars, p.Bars)
	}
	p.Tracks = append(p.Tracks, t)
	return nil
}

// builder lays the items of a sequence one after the other.
type builder struct {
	piece *Piece
	track *Track
	step  float64
}

// item adds NAME, FIG@PROG, R8 or a rhythm, with *repeat and +- semitones.
func (b *builder) item(item string) error {
	name, times, repeated := strings.Cut(item, "*")
	repeat := 1
	if repeated {
		var err error
		if repeat, err = strconv.Atoi(times); err != nil || repeat < 1 {
			return fmt.Errorf("repeat %q", times)
		}
	}
	shift := 0
	if i := strings.LastIndexAny(name, "+-"); i > 0 {
		var err error
		if shift, err = strconv.Atoi(name[i:]); err != nil {
			return err
		}
		name = name[:i]
	}
	for range repeat {
		if err := b.once(name, shift); err != nil {
			return err
		}
	}
	return nil
}

func (b *builder) once(name string, shift int) error {
	p, bar := b.piece, float64(b.piece.BarSteps)
	if fig, prog, ok := strings.Cut(name, "@"); ok {
		if p.figs[fig] == "" || p.progs[prog] == nil {
			return fmt.Errorf("unknown figure or progression")
		}
		b.track.Figured = true
		for _, chord := range p.progs[prog] {
			if i := int(b.step / bar); i < p.Bars {
				p.Harmony[i] = chord
			}
			if err := b.pattern(p.figs[fig], chord, shift); err != nil {
				return err
			}
		}
		return nil
	}
	if body := p.pats[name]; body != "" {
		return b.pattern(body, "", shift)
	}
	if body := p.drumFigures[name]; body != "" {
		return b.rhythm(body)
	}
	if bars, err := strconv.Atoi(strings.TrimPrefix(name, "R")); err == nil && name[0] == 'R' {
		b.step += bar * float64(bars)
		return nil
	}
	return fmt.Errorf("unknown pattern")
}

// pattern adds tokens {grace}PITCH[+PITCH][:length][^|_]; "-" rests, digits
// are tones of the chord.
func (b *builder) pattern(body, chord string, shift int) error {
	bar := float64(b.piece.BarSteps)
	shift += b.track.Transpose
	for _, token := range strings.Fields(body) {
		if token == "|" {
			if math.Mod(b.step, bar) != 0 {
				return fmt.Errorf("bar line at step %g of a bar", math.Mod(b.step, bar))
			}
			continue
		}
		n := Note{Step: b.step, Len: 1, Vel: .72}
		tones := token
		if s, ok := strings.CutSuffix(tones, "^"); ok {
			tones, n.Vel = s, .9
		} else if s, ok := strings.CutSuffix(tones, "_"); ok {
			tones, n.Vel = s, .5
		}
		if s, long, ok := strings.Cut(tones, ":"); ok {
			l, err := strconv.ParseFloat(long, 64)
			if err != nil || l <= 0 {
				return fmt.Errorf("length in %q", token)
			}
			tones, n.Len = s, l
		}
		if strings.HasPrefix(tones, "{") {
			grace, after, _ := strings.Cut(tones[1:], "}")
			midi, err := pitch(grace)
			if err != nil {
				return err
			}
			tones, n.Grace = after, midi+shift
		}
		if tones != "-" {
			for _, tone := range strings.Split(tones, "+") {
				midi, err := b.tone(tone, chord)
				if err != nil {
					return fmt.Errorf("%q: %w", token, err)
				}
				n.Midi = midi + shift
				b.track.Notes = append(b.track.Notes, n)
			}
		}
		b.step += n.Len
	}
	if over := math.Mod(b.step, bar); over != 0 {
		return fmt.Errorf("ends %g steps after a bar line", over)
	}
	return nil
}

func (b *builder) tone(s, chord string) (int, error) {
	if chord == "" {
		return pitch(s)
	}
	if first, second, two := strings.Cut(chord, "/"); two {
		chord = first
		if math.Mod(b.step, float64(b.piece.BarSteps)) >= float64(b.piece.BarSteps)/2 {
			chord = second
		}
	}
	tones := b.piece.Chords[chord]
	i, err := strconv.Atoi(s)
	if err != nil || i < 0 || i >= len(tones) {
		return 0, fmt.Errorf("chord %s has no tone %q", chord, s)
	}
	return tones[i], nil
}

// rhythm adds a bar of strokes: a letter is a drum, small letters are soft.
func (b *builder) rhythm(body string) error {
	if b.track.Patch != "drum" {
		return fmt.Errorf("a rhythm needs a drum track")
	}
	bar := float64(b.piece.BarSteps)
	long := bar / float64(len(body))
	for i := range len(body) {
		c := body[i]
		if c == '.' {
			continue
		}
		n := Note{Step: b.step + float64(i)*long, Len: long, Vel: .8}
		if c >= 'a' {
			c, n.Vel = c-'a'+'A', .42
		}
		if i == 0 {
			n.Vel += .1
		}
		if n.Drum = drumOf("", c); n.Drum < 0 {
			return fmt.Errorf("no drum %q", body[i])
		}
		b.track.Notes = append(b.track.Notes, n)
	}
	b.step += bar
	return nil
}
