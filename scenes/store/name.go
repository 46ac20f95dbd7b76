package store

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

const aside = ".damaged-"

// check says whether a name can be one of an entry: words of small letters,
// digits and dashes, with slashes between.
func check(name string) error {
	for _, word := range strings.Split(name, "/") {
		if word == "" || strings.Trim(word, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" {
			return fmt.Errorf("store: %.60q cannot be a name", name)
		}
	}
	return nil
}

// damaged is the name of an entry set aside at that time which is not taken.
func damaged(name string, at time.Time, taken func(string) bool) string {
	base := name + aside + at.UTC().Format("20060102-150405")
	to := base
	for n := 2; taken(to); n++ {
		to = base + "-" + strconv.Itoa(n)
	}
	return to
}

func isDamaged(name string) bool { return strings.Contains(name, aside) }
