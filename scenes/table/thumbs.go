package table

import "sandglass/scenes"

// OpenRules implements scenes.Thumbed.
func (t *Table) OpenRules(e *scenes.Env) { t.openRules(e, 0) }

// OpenLog implements scenes.Thumbed.
func (t *Table) OpenLog(e *scenes.Env) { t.openLog(e) }

var _ scenes.Thumbed = (*Table)(nil)
