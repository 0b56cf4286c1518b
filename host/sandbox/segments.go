package sandbox

// This file owns the checks of element and data segments, of constant
// expressions and of the name section, whose counts a decoder trusts as well.

// constant reads a constant expression: one instruction and its end.
func constant(c *cursor) {
	switch op := c.byte(); op {
	case 0x41: // i32.const
		c.skipSigned(32)
	case 0x42: // i64.const
		c.skipSigned(64)
	case 0x43: // f32.const
		c.take(4)
	case 0x44: // f64.const
		c.take(8)
	case 0x23, 0xd2: // global.get, ref.func
		c.u32()
	case 0xd0: // ref.null
		c.byte()
	default:
		c.fail("instruction %#x in a constant expression", op)
	}
	if c.byte() != 0x0b {
		c.fail("constant expression of more than one instruction")
	}
}

// elementSegments reads the eight forms of the specification (5.5.12): bit 0
// passive or declared, bit 1 an explicit table or declared, bit 2 expressions.
func (s *scanner) elementSegments(c *cursor) {
	for n := c.count("element segments", 2, maxSegments); n > 0 && c.err == nil; n-- {
		form := c.u32()
		if form > 7 {
			c.fail("element segment of form %d", form)
		}
		active, explicit, expressions := form&1 == 0, form&2 != 0, form&4 != 0
		if active && explicit && c.u32() != 0 {
			c.fail("element segment of a second table")
		}
		if active {
			constant(c)
		}
		if form&3 != 0 {
			if kind := c.byte(); !expressions && kind != 0 || expressions && kind != 0x70 {
				c.fail("element segment of kind %#x", kind)
			}
		}
		count := c.count("elements", 1, maxElements)
		if s.elements += count; s.elements > maxElements {
			c.fail("more than %d elements in all segments", maxElements)
		}
		for ; count > 0 && c.err == nil; count-- {
			if expressions {
				constant(c)
			} else {
				c.u32()
			}
		}
	}
}

func dataSegments(c *cursor) {
	for n := c.count("data segments", 2, maxSegments); n > 0 && c.err == nil; n-- {
		switch form := c.u32(); form {
		case 0:
			constant(c)
		case 1: // passive
		case 2:
			if c.u32() != 0 {
				c.fail("data segment of a second memory")
			}
			constant(c)
		default:
			c.fail("data segment of form %d", form)
		}
		c.take(c.u32())
	}
}

// nameSection checks the maps of function names and of locals' names.
func (s *scanner) nameSection(c *cursor) {
	if s.named {
		c.fail("the name section stands twice")
	}
	s.named = true
	for c.left() > 0 {
		id := c.byte()
		sub := cursor{b: c.take(c.u32())}
		switch id {
		case 1:
			s.nameMap(&sub)
		case 2:
			for n := sub.count("functions with names of locals", 2, maxNames); n > 0 && sub.err == nil; n-- {
				s.addNames(&sub, 1)
				sub.u32()
				s.nameMap(&sub)
			}
		case 0:
			sub.name()
		default:
			sub.b = nil
		}
		if sub.err == nil && sub.left() > 0 {
			sub.fail("%d bytes too many", sub.left())
		}
		if sub.err != nil && c.err == nil {
			c.fail("names: %w", sub.err)
		}
	}
}

func (s *scanner) nameMap(c *cursor) {
	n := c.count("names", 2, maxNames)
	s.addNames(c, n)
	for ; n > 0 && c.err == nil; n-- {
		c.u32()
		c.name()
	}
}

func (s *scanner) addNames(c *cursor, n uint32) {
	if s.names += n; s.names > maxNames {
		c.fail("more than %d names", maxNames)
	}
}
