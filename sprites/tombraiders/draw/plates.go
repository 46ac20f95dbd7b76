package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/tombraiders/place"
)

// parchment is a plate with an inner line, in its smallest size.
func parchment(b bake.Bevel, line Index) *bake.Image {
	m := bake.Plate(11, 11, b)
	m.Rect(1, 1, 1, 9, b[1])
	m.Rect(9, 2, 1, 8, b[3])
	m.Frame(3, 3, 5, 5, line)
	return m
}

// permit is a large permit card, 57x42, without its signs: the paper with a
// border of the region's colour; the last one, for any region, has all four.
func permit(r int) *bake.Image {
	m := bake.Plate(place.PermitW, place.PermitH, bake.Bevel{E0, E7, P3, P1})
	m.Rect(1, 2, 1, 38, E7)
	m.Rect(55, 2, 1, 38, P1)
	border := func(x, y int) Index {
		q := r
		if r == place.Regions {
			q = (x/14 + y/11*2) % 4
		}
		return [place.Regions]Index{B1, V3, G1, R3}[q]
	}
	for y := 3; y < 39; y++ {
		for x := 3; x < 54; x++ {
			edge := min(x-3, 53-x, y-3, 38-y)
			switch {
			case edge == 0, edge == 1 && (x+y)%4 < 2:
				m.Set(x, y, border(x, y))
			case edge == 1:
				m.Set(x, y, P2)
			}
		}
	}
	return m
}

// icons are the small signs of 9 px by the name of their constant.
var icons = []struct{ name, grid string }{
	{"Thief", "..kkkkk..\n.kuttssk.\nkuttttssk\nktkkkkksk\nkkhgkhgkk\nktkkkkksk\nk443332sk\n.k43322k.\n..kkkkk.."},
	{"Robbers", "...aa....\n..arqaa..\n..aqpqa..\n...aaaa..\n..aefdca.\n.aefeedca\naefeeddca\naeeeddcba\n.aaaaaaa."},
	{"Scholar", "..aaaa...\n.arrqqa..\narzzhzqa.\naqzhzzqa.\naqzzzyqa.\naqzzyypa.\n.aqqqpaa.\n..aaaaeda\n......ada"},
	{"GeneralDig", "aaaaaaaaa\naNMaABBaa\naMMaBBBaa\naaaaaaaaa\narqa543aa\naqqa433aa\naaaaaaaaa\naggggggfa\naaaaaaaaa"},
	{"Exhibition", "..a......\n..araaaa.\n..arqqqqa\n..arqqqa.\n..araaaa.\n.aaaaaaa.\nahhhggfea\naaaaaaaaa\n.aeeddca."},
	{"Museum", "....a....\n..aa3aa..\naa34432aa\naaaaaaaaa\n.ahaahaa.\n.agaagaa.\n.agaagaa.\naaaaaaaaa\nahhgggffa"},
	{"Professor", "....k....\n..kkSkk..\nkkSSSSSkk\n..kkSkk.q\n.akkkkka.\n.agffffa.\n.avvvvva.\n..avvva..\n...aaa..."},
}

// The marks of the presentations.
const (
	smallExhibition = `
..a..............
..aqaaaaaaaa.....
..arqqqqqqqqa....
..arqqqqqqqa.....
..arqqqqqqqqa....
..arqaaaaaaa.....
..aqa............
..aqa............
..aqa...aaaa.....
..aqa..a5443a....
..aqa..aa44aa....
.aaaaaaaa43aaaaa.
ahhhhggggggfffffa
aaaaaaaaaaaaaaaaa
.aeeeeddddddccca.
.aaaaaaaaaaaaaaa.`
	largeExhibition = `
..a...........a..
..aqaaaa...aaaqa.
..arqqqqa.aqqqqa.
..arqqqa...aqqqa.
..arqqqqa.aqqqqa.
..arqaaa...aaaqa.
..aqa........aqa.
..aqa..aaaa..aqa.
..aqa.a5443a.aqa.
..aqa.aa44aa.aqa.
..aqa..a43a..aqa.
.aaaaaaa43aaaaaa.
ahhhhggggggfffffa
aaaaaaaaaaaaaaaaa
.aeeeeddddddccca.
.aaaaaaaaaaaaaaa.`
	museum = `
........a........
......aa3aa......
....aa54432aa....
..aa544444332aa..
aa54444qq443332aa
aaaaaaaaaaaaaaaaa
.ahhgggggggfffea.
.aaaaaaaaaaaaaaa.
..ahga.ahga.ahea.
..ahga.ahga.ahea.
..ahga.akka.ahea.
..ahga.akka.ahea.
..ahga.akka.ahea.
.aaaaaaaaaaaaaaa.
ahhhggggggggfffea
aaaaaaaaaaaaaaaaa`
)
