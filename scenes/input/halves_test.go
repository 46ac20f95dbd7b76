package input

import "testing"

func TestEachHalfHasKeysForDirectionsAndFaceButtons(t *testing.T) {
	for _, part := range []uint8{LeftHalf, RightHalf} {
		keys := HalfKeys(part)
		for _, a := range []Action{ActUp, ActDown, ActLeft, ActRight, ActConfirm, ActCancel, ActInfo, ActUndo, ActPeek, ActMenu} {
			h := hand{Mapper: Mapper{Halves: true}}
			want := defaults[a].in
			want.Device, want.ID = Keyboard, part
			if got := h.send(key(keys[a], Down)); len(got) != 1 || got[0] != want {
				t.Errorf("half %d, action %d: key %d means %v, want %v", part, a, keys[a], got, want)
			}
		}
	}
}
