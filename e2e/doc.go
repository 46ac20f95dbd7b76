// Package e2e tests the whole game from outside: the binary in a window of its
// own display and the site in a browser, played by real input only. What is on
// the screen is read from the description that docs/automation.md documents.
// Needed are Xvfb, xdotool and Chromium.
package e2e
