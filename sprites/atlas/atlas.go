// Package atlas lists every sheet of sprites and finds a sprite by its ID.
package atlas

import (
	"sandglass/fonts"
	"sandglass/sprites"
	"sandglass/sprites/amunre"
	"sandglass/sprites/caravan"
	"sandglass/sprites/shell"
	"sandglass/sprites/theben"
	"sandglass/sprites/timbuktu"
	"sandglass/sprites/title"
	"sandglass/sprites/tombraiders"
)

// sheets is the registry, one line a sheet, games last in the order in which
// they are offered; two of one number do not compile.
var sheets = [...]*sprites.Sheet{
	fonts.SheetNo:        fonts.Sheet,
	fonts.DisplaySheetNo: fonts.DisplaySheet,
	shell.SheetNo:        shell.Sheet,
	title.SheetNo:        title.Sheet,
	caravan.SheetNo:      caravan.Sheet,
	timbuktu.SheetNo:     timbuktu.Sheet,
	theben.SheetNo:       theben.Sheet,
	tombraiders.SheetNo:  tombraiders.Sheet,
	amunre.SheetNo:       amunre.Sheet,
}

// Frame is the place and anchor of a sprite; an ID of no sprite gives an empty frame.
func Frame(id sprites.ID) sprites.Frame {
	if s := id.Sheet(); s < len(sheets) && sheets[s] != nil && id.Index() < len(sheets[s].Frames) {
		return sheets[s].Frames[id.Index()]
	}
	return sprites.Frame{}
}

// Mask says whether the sprite is a one-bit glyph.
func Mask(id sprites.ID) bool {
	s := id.Sheet()
	return s < len(sheets) && sheets[s] != nil && sheets[s].Mask
}

// An Atlas holds the sheets that have been decoded. It is filled as sprites are
// asked for, a sheet at a time, so that a first screen does not wait for the rest.
type Atlas struct {
	decoded [len(sheets)]*sprites.Picture
}

// Sheet gives the decoded picture of the sheet that id is on, or nil if there is none.
func (a *Atlas) Sheet(id sprites.ID) *sprites.Picture {
	s := id.Sheet()
	if s >= len(sheets) || sheets[s] == nil {
		return nil
	}
	if a.decoded[s] == nil {
		p, err := sheets[s].Decode()
		if err != nil {
			panic(err) // embedded and tested: only a broken build gets here
		}
		a.decoded[s] = p
	}
	return a.decoded[s]
}
