package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

func TestCommittedFilesAreWhatTheBakerMakes(t *testing.T) {
	all, err := files()
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range all {
		got, err := os.ReadFile(filepath.Join("..", "..", name))
		if err != nil {
			t.Error(err)
		} else if !bytes.Equal(got, want) {
			t.Errorf("%s is not what go generate ./fonts makes", name)
		}
	}
}

func TestAGridWithAFaultIsRefused(t *testing.T) {
	for _, text := range []string{"A ##/#o", "AB ##", "A", "A ##\nA #"} {
		if _, err := (source{name: "faulty", text: text}).complete(); err == nil {
			t.Errorf("%q was read", text)
		}
	}
}

func TestAFaceWithoutABaseLetterIsRefused(t *testing.T) {
	if _, err := (source{name: "short", text: "a ##/##", accents: tight}).complete(); err == nil {
		t.Error("a face without E was completed")
	}
}
