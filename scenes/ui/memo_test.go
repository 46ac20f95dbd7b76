package ui

import "testing"

func TestAMemoMakesOnlyWhatIsNew(t *testing.T) {
	var m Memo[string, []string]
	made := 0
	get := func(key string) []string {
		return *m.Get(key, func() []string { made++; return []string{key} })
	}
	for _, step := range []struct {
		key  string
		made int
	}{{"", 1}, {"", 1}, {"a", 2}, {"a", 2}, {"b", 3}, {"a", 4}} {
		if got := get(step.key); got[0] != step.key || made != step.made {
			t.Errorf("%q: got %v, made %d times, want %d", step.key, got, made, step.made)
		}
	}
	if n := testing.AllocsPerRun(10, func() { get("a") }); n != 0 {
		t.Errorf("the same again allocates %v times", n)
	}
}
