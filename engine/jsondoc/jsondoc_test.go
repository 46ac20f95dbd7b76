package jsondoc

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

type Base struct {
	Game    string            `json:"game"`
	Options map[string]string `json:"options,omitempty"`
}

type thing struct {
	Base
	Text   string   `json:"text"`
	Some   []int    `json:"some"`
	None   []string `json:"none,omitempty"`
	Deep   [][]part `json:"deep"`
	Seat   *int     `json:"seat"`
	Small  uint8    `json:"small"`
	Yes    bool     `json:"yes,omitempty"`
	Plain  int16
	Pair   [2]int
	Large  uint64
	Hidden int `json:"-"`
}

type part struct {
	At string `json:"at,omitempty"`
	N  int64  `json:"n"`
}

func things() *rapid.Generator[thing] {
	return rapid.Custom(func(t *rapid.T) thing {
		v := thing{
			Base: Base{Game: rapid.String().Draw(t, "game"), Options: rapid.MapOf(rapid.String(), rapid.String()).Draw(t, "options")},
			Text: rapid.String().Draw(t, "text"), Some: rapid.SliceOf(rapid.Int()).Draw(t, "some"),
			None: rapid.SliceOf(rapid.String()).Draw(t, "none"), Small: rapid.Uint8().Draw(t, "small"),
			Yes: rapid.Bool().Draw(t, "yes"), Plain: rapid.Int16().Draw(t, "plain"), Pair: [2]int{rapid.Int().Draw(t, "a"), 7}, Large: rapid.Uint64().Draw(t, "large"),
		}
		for range rapid.IntRange(0, 3).Draw(t, "lists") {
			v.Deep = append(v.Deep, []part{{rapid.String().Draw(t, "at"), rapid.Int64().Draw(t, "n")}})
		}
		if rapid.Bool().Draw(t, "seated") {
			n := rapid.Int().Draw(t, "seat")
			v.Seat = &n
		}
		return v
	})
}

func TestWhatIsWrittenReadsBackAndIsJSON(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := things().Draw(t, "v")
		text := Marshal(v)
		var theirs, ours thing
		if err := json.Unmarshal(text, &theirs); err != nil {
			t.Fatalf("encoding/json: %v in %s", err, text)
		}
		if err := Unmarshal(text, &ours); err != nil {
			t.Fatalf("%v in %s", err, text)
		}
		if !reflect.DeepEqual(theirs, ours) {
			t.Fatalf("read %+v, encoding/json %+v", ours, theirs)
		}
		again, err := json.Marshal(ours)
		mine, _ := json.Marshal(v)
		if err != nil || !bytes.Equal(again, mine) && len(v.Options) > 0 {
			t.Fatalf("%s became %s", mine, again)
		}
	})
}

func TestRawIsWrittenAsItIs(t *testing.T) {
	got := string(Marshal(struct {
		A, B Raw
		F    float64
	}{A: Raw(`{"x":1}`), F: 1.5}))
	if got != `{"A":{"x":1},"B":null,"F":1.5}` {
		t.Error(got)
	}
}

func TestFaultsSayWhere(t *testing.T) {
	for text, want := range map[string]string{
		``:                                      "byte 0: want an object",
		`{"game":"x",}`:                         "byte 12: want a name",
		`{"game":1}`:                            "game: byte 8: want a string",
		`{"game":"x" "text":""}`:                "byte 12: want a comma or }",
		`{"text":"a","text":"b"}`:               `"text" stands twice`,
		`{"frob":1}`:                            `"frob" is unknown`,
		`{"Game":"x"}`:                          `"Game" is unknown`,
		`{"small":256}`:                         "small: byte 9: 256 is out of range",
		`{"small":-1}`:                          "small: byte 9: -1 is out of range",
		`{"small":1.5}`:                         "small: byte 9: want a whole number",
		`{"small":01}`:                          "small: byte 9: want a whole number",
		`{"some":[1,2`:                          "some: byte 12: want a comma or ]",
		`{"deep":[[{"n":1}],[{"at":7}]]}`:       "deep[1][0].at: byte 26: want a string",
		`{"deep":[[{"q":1}]]}`:                  `deep[0][0]: "q" is unknown`,
		`{"yes":1}`:                             "yes: byte 7: want true or false",
		`{"text":"a`:                            "text: byte 10: want the end of a string",
		`{"text":"\x"}`:                         `text: byte 10: want an escape such as \n or \u0041`,
		"{\"text\":\"a\nb\"}":                   "text: byte 10: want no control characters in a string",
		`{"Pair":[1]}`:                          "Pair: byte 8: want a list of 2",
		`{} {}`:                                 "byte 3: the document goes on after its end",
		`{"options":{"a":"1","a":"2"}}`:         `options: "a" stands twice`,
		"{\"text\":\"\xff\"}":                   "is not UTF-8",
		`{"options":` + strings.Repeat("[", 99): "options: byte 11: want an object",
	} {
		var v thing
		if err := Unmarshal([]byte(text), &v); err == nil || err.Error() != want {
			t.Errorf("%s\n got %v\nwant %s", text, err, want)
		}
	}
}

func TestUnknownNamesCanBePassedOver(t *testing.T) {
	var b Base
	text := `{"a":[1,{"b":null},[]],"game":"x","c":{"d":{"e":-1.5e+3}},"f":"\u00e9","g":true}`
	if err := UnmarshalKnown([]byte(text), &b); err != nil || b.Game != "x" {
		t.Errorf("%+v, %v", b, err)
	}
	if err := UnmarshalKnown([]byte(`{"a":`+strings.Repeat("[", 99)), &b); err == nil {
		t.Error("99 levels were read")
	}
}

func TestEscapesAndPairsOfHalves(t *testing.T) {
	var v thing
	if err := Unmarshal([]byte(`{"text":"\u00e9\ud83d\ude00\ud83dx\t\/"}`), &v); err != nil || v.Text != "é😀\uFFFDx\t/" {
		t.Errorf("%q, %v", v.Text, err)
	}
}

// FuzzUnmarshal looks for texts that panic, or that encoding/json refuses.
func FuzzUnmarshal(f *testing.F) {
	n := 3
	f.Add(Marshal(thing{Base: Base{Game: "g", Options: map[string]string{"a": "b"}}, Some: []int{1}, Deep: [][]part{{{"x", 1}}}, Seat: &n}))
	f.Fuzz(func(t *testing.T, text []byte) {
		var ours, theirs thing
		if Unmarshal(text, &ours) != nil {
			return
		}
		d := json.NewDecoder(bytes.NewReader(text))
		d.DisallowUnknownFields()
		if err := d.Decode(&theirs); err != nil || !reflect.DeepEqual(ours, theirs) {
			t.Errorf("%q: %+v, encoding/json %+v (%v)", text, ours, theirs, err)
		}
	})
}
