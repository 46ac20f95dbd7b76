package place

import (
	"math"
	"testing"
)

func TestArrowRunsFromRowToRow(t *testing.T) {
	for rows := -4; rows <= 4; rows++ {
		if x, y := Arrow(rows, 0); x != 0 || y != 0 {
			t.Errorf("%d rows: starts at %v,%v", rows, x, y)
		}
		if x, y := Arrow(rows, 1); x != ArrowLength || y != float64(rows*RowPitch) {
			t.Errorf("%d rows: ends at %v,%v", rows, x, y)
		}
		last := 0.0
		for i := 1; i <= 20; i++ {
			x, y := Arrow(rows, float64(i)/20)
			if x <= last || math.Abs(y) > math.Abs(float64(rows*RowPitch)) {
				t.Errorf("%d rows: at %d/20 %v,%v", rows, i, x, y)
			}
			last = x
		}
	}
}

func TestRowsFitTheTable(t *testing.T) {
	if Row(0) < TableTop || Row(4)+RowPitch > 288 || EastStand+5*Stand > 640 || ArrowX+ArrowLength > EastStand {
		t.Error("the rows of the pens do not fit between strip and tray")
	}
}
