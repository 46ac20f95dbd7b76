package boards

// Names are the games' names on the command line and in addresses.
func Names() (names []string) {
	for _, g := range all {
		names = append(names, g.Rules.Name)
	}
	return names
}
