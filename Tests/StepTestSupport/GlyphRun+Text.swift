import StepRaster

extension GlyphRun {
    /// Sets a text on a line.
    package init(
        text: String, origin: Point, size: Double, weight: Double, digits: Digits = .tabular, fonts: [Typeface] = []
    ) {
        let line = TextLine(text, weight: weight, digits: digits, fonts: fonts)
        self.init(line, origin: origin, size: size)
    }

    package var text: String { line.text }
    package var weight: Double { line.weight }

    /// The characters that neither a font nor the built-in face draws; each is drawn as a box.
    package var missing: [Unicode.Scalar] { line.missing }

    /// The advance width of the whole run, kerning included, in points.
    package var width: Double { line.width(size: size, tracking: tracking) }
}
