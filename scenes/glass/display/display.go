// Package display says so when there is no display to open a window on.
// Ebitengine panics then, before main begins. This package is initialised
// earlier: nothing that it imports is among what is ready only after Ebitengine's
// own imports are, in the order that Go sorts packages into. An end-to-end test
// holds that to be so.
package display
