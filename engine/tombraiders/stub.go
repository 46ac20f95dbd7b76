package tombraiders

import "sandglass/engine"

func readPosition(data []byte) (engine.State, engine.View, error) { return nil, nil, nil }
func (s *State) Check() error                                     { return nil }
func (s *State) MarshalJSON() ([]byte, error)                     { return nil, nil }
func (v *View) MarshalJSON() ([]byte, error)                      { return nil, nil }
func fault(f string, a ...any) error                              { return engine.Rule(f) }
