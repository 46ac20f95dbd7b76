package input

// A Router queues edges and gives each to the layer that was on the screen when
// it happened. Layers are told apart by the stack's epoch.
type Router struct {
	seen   uint32 // the epoch last drawn
	queue  []stamped
	owners map[source]uint32 // the epoch of the layer that got the press
}

type stamped struct {
	Edge
	seen uint32
}

// source is what can be pressed and let go.
type source struct {
	device     Device
	id, button uint8
	key        Key
}

func (e Edge) source() source { return source{e.Device, e.ID, e.Button, e.Key} }

// Drawn says that the layer of this epoch is on the screen now.
func (r *Router) Drawn(epoch uint32) { r.seen = epoch }

// Seen is the epoch last drawn.
func (r *Router) Seen() uint32 { return r.seen }

// Post queues an edge that happened now.
func (r *Router) Post(e Edge) {
	if n := len(r.queue); e.Kind == Move && n > 0 {
		// A pointer that only went on moving is where it is last.
		if last := &r.queue[n-1]; last.Kind == Move && last.source() == e.source() && last.seen == r.seen {
			last.Edge = e
			return
		}
	}
	r.queue = append(r.queue, stamped{e, r.seen})
}

// Dispatch gives the queued edges away in order. live says whether the layer on
// top is the one that was seen when it happened and, of a release, the one that
// got the press; the epoch is asked before each edge, since the one before may
// have brought another layer to the top. What is not live is given too, only to
// remember what is held down.
func (r *Router) Dispatch(epoch func() uint32, give func(e Edge, live bool)) {
	if r.owners == nil {
		r.owners = map[source]uint32{}
	}
	for i := 0; i < len(r.queue); i++ {
		e, now := r.queue[i], epoch()
		live := e.seen == now
		switch e.Kind {
		case Down:
			delete(r.owners, e.source())
			if live {
				r.owners[e.source()] = now
			}
		case Up:
			owner, ok := r.owners[e.source()]
			delete(r.owners, e.source())
			live = ok && owner == now
		case Lost, Came:
			live = true // whatever is on the screen must know
		}
		give(e.Edge, live)
	}
	r.queue = r.queue[:0]
}
