// Command icon draws the plugin's icon, the sign for electrical ground, and
// writes it as a PNG: go run ./cmd/internal/icon > .claude-plugin/icon.png
package main

import (
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"os"
)

const (
	size    = 512 // pixels a side, as plugin directories ask for
	samples = 4   // a side of each pixel, against jagged edges
)

// bar is a line with round ends; with equal ends it is a disc.
type bar struct{ x0, y0, x1, y1, radius float64 }

// The sign: a lead that comes down to three bars, each shorter than the last.
var sign = [...]bar{
	{256, 96, 256, 248, 17},
	{104, 248, 408, 248, 17},
	{164, 330, 348, 330, 17},
	{220, 412, 292, 412, 17},
}

func (b bar) covers(x, y float64) bool {
	dx, dy := b.x1-b.x0, b.y1-b.y0
	along := 0.0
	if length := dx*dx + dy*dy; length > 0 {
		along = min(1, max(0, ((x-b.x0)*dx+(y-b.y0)*dy)/length))
	}
	return math.Hypot(x-b.x0-along*dx, y-b.y0-along*dy) <= b.radius
}

// inCard reports whether a point is on the card with round corners.
func inCard(x, y float64) bool {
	const corner = 96
	dx := max(corner-x, x-(size-corner), 0)
	dy := max(corner-y, y-(size-corner), 0)
	return math.Hypot(dx, dy) <= corner
}

func pixel(px, py int) color.NRGBA {
	card, ink := 0, 0
	for i := range samples * samples {
		x := float64(px) + (float64(i%samples)+0.5)/samples
		y := float64(py) + (float64(i/samples)+0.5)/samples
		if !inCard(x, y) {
			continue
		}
		card++
		for _, b := range sign {
			if b.covers(x, y) {
				ink++
				break
			}
		}
	}
	if card == 0 {
		return color.NRGBA{}
	}
	mix := func(ground, line int) uint8 { return uint8((ground*(card-ink) + line*ink) / card) }
	return color.NRGBA{mix(0x12, 0xf4), mix(0x32, 0xc9), mix(0x3a, 0x5d), uint8(255 * card / (samples * samples))}
}

func main() {
	img := image.NewNRGBA(image.Rect(0, 0, size, size))
	for y := range size {
		for x := range size {
			img.SetNRGBA(x, y, pixel(x, y))
		}
	}
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(os.Stdout, img); err != nil {
		fmt.Fprintln(os.Stderr, "icon: write the PNG:", err)
		os.Exit(1)
	}
}
