package sprites

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"testing"
)

func indexed(colours int) (*image.Paletted, []byte) {
	var pal color.Palette
	for c := range colours {
		pal = append(pal, color.RGBA{uint8(c), 0, 0, 255})
	}
	m := image.NewPaletted(image.Rect(0, 0, 13, 7), pal)
	for i := range m.Pix {
		m.Pix[i] = uint8(i * 7 % colours)
	}
	var b bytes.Buffer
	if err := png.Encode(&b, m); err != nil {
		panic(err)
	}
	return m, b.Bytes()
}

func TestIndexedPNGsOfEveryDepthAreRead(t *testing.T) {
	for _, colours := range []int{2, 4, 16, int(Colours)} {
		m, data := indexed(colours)
		p, err := decodePNG(data)
		if err != nil || p.W != 13 || p.H != 7 || !bytes.Equal(p.Pix, m.Pix) {
			t.Errorf("%d colours: %v", colours, err)
		}
	}
}

func TestDamagedPNGsAreRefused(t *testing.T) {
	_, data := indexed(int(Colours))
	for n := range len(data) - 12 { // the last chunk is empty and not needed
		if _, err := decodePNG(data[:n]); err == nil {
			t.Errorf("cut after %d bytes it was read", n)
		}
	}
	for i := range data {
		bad := bytes.Clone(data)
		bad[i] ^= 0x80
		decodePNG(bad) // must not panic
	}
	var b bytes.Buffer
	png.Encode(&b, image.NewRGBA(image.Rect(0, 0, 2, 2)))
	if _, err := decodePNG(b.Bytes()); err == nil {
		t.Error("a picture without a palette was read")
	}
	if _, big := indexed(int(Colours) + 5); big != nil {
		if _, err := decodePNG(big); err == nil {
			t.Error("a colour outside the palette was read")
		}
	}
}
