// Package sprites is the ground of all pixel art: the palette, the remaps, and
// what a sheet of sprites is. The sheets themselves are in the packages below
// it (shell pieces, one package a game); package atlas lists them.
package sprites

// Index is a palette index: 0 is transparent, 1 to 48 are the colours below.
// Nothing outside the palette is ever drawn.
type Index = uint8

// The palette, dark to light within a ramp: N ink, E earth, P parchment, R red,
// G gold, F green, W water, V violet, S stone, B lapis. T is transparent.
const (
	T Index = iota
	N0
	N1
	E0
	E1
	E2
	E3
	E4
	E5
	E6
	E7
	P0
	P1
	P2
	P3
	R0
	R1
	R2
	R3
	R4
	G0
	G1
	G2
	G3
	F0
	F1
	F2
	F3
	F4
	W0
	W1
	W2
	W3
	W4
	V0
	V1
	V2
	V3
	V4
	V5
	V6
	S0
	S1
	S2
	S3
	S4
	B0
	B1
	B2
	// Colours is the number of palette entries, transparent included.
	Colours
)

// RGB holds the colours as 0xRRGGBB; RGB[T] is 0 and never shown.
var RGB = [Colours]uint32{
	T:  0,
	N0: 0x17111f, N1: 0x2c2036,
	E0: 0x45283a, E1: 0x68403e, E2: 0x905b43, E3: 0xb87e4e, E4: 0xd6a45f, E5: 0xeac57e, E6: 0xf5dfa6, E7: 0xfdf4d3,
	P0: 0x75634f, P1: 0xa99069, P2: 0xcdb789, P3: 0xe6d6a9,
	R0: 0x4f1a33, R1: 0x862a3a, R2: 0xbf3f36, R3: 0xe26a3e, R4: 0xf4a064,
	G0: 0x7a4622, G1: 0xb97a20, G2: 0xe8b22e, G3: 0xfce06c,
	F0: 0x14302f, F1: 0x22573f, F2: 0x447e40, F3: 0x82a548, F4: 0xc2cf74,
	W0: 0x142a4e, W1: 0x1a4f78, W2: 0x25829c, W3: 0x52b5b0, W4: 0xa8e2ca,
	V0: 0x231a45, V1: 0x43296d, V2: 0x723a84, V3: 0xab4982, V4: 0xdc6574, V5: 0xf3926b, V6: 0xfbc37a,
	S0: 0x362f49, S1: 0x59516c, S2: 0x867e8d, S3: 0xb6ada9, S4: 0xe1d9c9,
	B0: 0x262a78, B1: 0x3c57c6, B2: 0x84a2ee,
}
