package probe

import (
	"errors"
	"testing"
)

func TestLost(t *testing.T) {
	for text, want := range map[string]bool{
		"oto: ALSA error at snd_pcm_writei or snd_pcm_recover: Input/output error": true,
		"oto: ALSA error at snd_pcm_open":                                          true,
		"glfw: no monitor":                                                         false,
		"a save named oto: is damaged":                                             false,
	} {
		if Lost(errors.New(text)) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
	if Lost(nil) {
		t.Error("no error is a lost device")
	}
}
