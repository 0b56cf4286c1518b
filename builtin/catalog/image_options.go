package catalog

import "strings"

// This file owns the options of ImageMagick 7.1 and how many words each takes.

// imageNone are the options without argument, imageOne those with one; most of
// the latter take none in their "+" form.
const (
	imageNone = " adjoin antialias append auto-gamma auto-level auto-orient average backdrop clamp clip clut " +
		"coalesce combine compare composite contrast deconstruct descend despeckle enhance equalize fft flatten " +
		"flip flop hald-clut help identify ift immutable integral matte maximum minimum moments monitor " +
		"monochrome mosaic negate noop normalize ping quiet regard-warnings render respect- parentheses reverse " +
		"screen separate shared-memory silent strip subimage-search synchronize taint transpose transverse trim " +
		"unique unique-colors verbose version white-balance "

	imageOne = " adaptive-blur adaptive-resize adaptive-sharpen affine alpha attenuate authenticate " +
		"auto-threshold background bench bias bilateral-blur black-threshold blend blue-primary blue-shift blur " +
		"border bordercolor brightness-contrast canny caption cdl channel channel-fx charcoal chop clahe " +
		"clip-mask clip-path clone color-matrix color-threshold colorize colormap colors colorspace comment " +
		"complex compose compress connected-components contrast-stretch convolve crop cycle debug decipher " +
		"define delay delete density depth direction display dispose dissimilarity-threshold dissolve " +
		"distribute-cache dither draw duplicate edge emboss encipher encoding endian evaluate-sequence extent " +
		"extract family features fill filter font format frame fuzz fx gamma gaussian-blur geometry gravity " +
		"grayscale green-primary highlight-color hough-lines iconGeometry implode insert intensity intent " +
		"interlace interline-spacing interpolate interpolative-resize interword- spacing kerning kmeans kuwahara " +
		"label lat layers level level-colors linear-stretch liquid-rescale list log loop lowlight-color map mask " +
		"mattecolor mean-shift median metric mode modulate morph name noise opaque ordered-dither orient page " +
		"paint path pause perceptible pointsize polaroid poly posterize precision preview print process profile " +
		"quality quantize raise random-threshold range-threshold read read-mask red-primary region remap remote " +
		"repage resample resize roll rotate rotational-blur sample sampling-factor scale scene script seed " +
		"segment selective-blur sepia-tone shade shadow sharpen shave shear sigmoidal-contrast " +
		"similarity-threshold size sketch snaps solarize sort-pixels splice spread stegano stereo storage-type " +
		"stretch stroke strokewidth style swap swirl text-font texture threshold thumbnail tile tile- offset " +
		"tint title transform transparent transparent-color treedepth type undercolor units unsharp update view " +
		"vignette virtual-pixel visual watermark wave wavelet-denoise weight white-point white-threshold window " +
		"window-group word-break write write-mask "

	imageTwo = " annotate copy distort evaluate function limit morphology set sparse-color statistic "
)

// imageOption returns the number of words that an option takes, -1 for one that
// is not known.
func imageOption(text string) int {
	name := text[1:]
	if strings.ContainsAny(name, " ") || name == "" {
		return -1
	}
	if strings.HasPrefix(name, "-") {
		name = name[1:] // --version
		if name != "version" && name != "help" {
			return -1
		}
	}
	plus := text[0] == '+'
	in := func(list string) bool { return strings.Contains(list, " "+name+" ") }
	switch {
	case name == "distort", in(imageTwo) && !plus:
		return 2
	case in(imageNone):
		return 0
	case name == "set", in(imageOne) && (!plus || takesWithPlus(name)):
		return 1
	case in(imageOne), in(imageTwo):
		return 0
	}
	return -1
}

// takesWithPlus reports whether an option has an argument in its "+" form too.
func takesWithPlus(name string) bool {
	switch name {
	case "define", "level", "level-colors", "noise", "opaque", "transparent", "write", "profile",
		"sigmoidal-contrast", "raise",
		"shade", "remap", "map", "ordered-dither", "floodfill", "fx", "encoding", "poly":
		return true
	}
	return false
}
