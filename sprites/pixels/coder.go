package pixels

// A coder narrows an interval by each answer; the leading bytes on which its
// ends agree are written or, when it reads, taken from the data.
type coder struct {
	low, high uint32
	data      []byte // written, or still to be read
	reads     bool
	read      uint32 // the number that was written, as far as it lies in the interval
}

// answer tells an answer that is yes with a chance of p in 65536.
func (c *coder) answer(p uint16, yes bool) bool {
	mid := c.low + uint32(uint64(c.high-c.low)*uint64(p)>>16)
	if c.reads {
		yes = c.read <= mid
	}
	if yes {
		c.high = mid
	} else {
		c.low = mid + 1
	}
	for (c.low^c.high)>>24 == 0 {
		c.shift()
	}
	return yes
}

func (c *coder) shift() {
	if !c.reads {
		c.data = append(c.data, byte(c.low>>24))
	} else {
		c.read <<= 8
		if len(c.data) > 0 { // damaged data may end too early
			c.read |= uint32(c.data[0])
			c.data = c.data[1:]
		}
	}
	c.low, c.high = c.low<<8, c.high<<8|0xff
}
