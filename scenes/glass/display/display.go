// Package display says so when there is no display to open a window on.
// Ebitengine panics then, before main begins. This package is initialised
// earlier: it imports nothing but what is ready before Ebitengine's own
// imports are, in the order that Go sorts packages into. An end-to-end test
// holds that to be so.
package display
