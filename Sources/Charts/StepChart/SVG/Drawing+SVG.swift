extension Drawing {
    /// Returns the drawing as an SVG file, with text as outlines, without scripts or external resources, and with a
    /// title and a description for people who cannot see it. The bytes are the same on every machine.
    /// - Parameter scale: the pixels per point of its default size, above 0, at most `RenderOptions.maximumScale`.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range, or a dark drawing of another size.
    public func svg(scale: Double = 1) throws(ChartError) -> String {
        try validate(.scale(scale))
        let isAlike = dark.allSatisfy { $0.scene.size == scene.size }
        try ChartError.check("dark drawing", isAlike, "the size of the light one", "another")
        do {
            var writer = try SVGWriter(scene, motion, dark: dark.first)
            return writer.file(scale: scale, words)
        } catch { throw ChartError(error) }
    }

    /// Returns the drawing with a dark version of the same size for SVG files, which is shown to people who prefer dark
    /// schemes (`prefers-color-scheme`). Shapes that both have are written once. A PNG file does not have it.
    public func following(dark: Drawing?) -> Drawing { with(self) { $0.dark = dark.map { [$0] } ?? [] } }
}

extension WeekAnimation {
    /// Returns the picture as an SVG file, in which it draws itself.
    /// - Throws: `ChartError.invalidOption` for a change of the selection, and for a scale that is out of its range.
    public func svg(scale: Double = 1) throws(ChartError) -> String { try selfDrawing().svg(scale: scale) }

    /// Returns the finished chart, which draws itself in an SVG file by SMIL, without scripts or frames. Readers
    /// without animation, and people who prefer less motion (`prefers-reduced-motion`), see it finished.
    /// - Throws: `ChartError.invalidOption` for a change of the selection.
    public func selfDrawing() throws(ChartError) -> Drawing {
        guard let motion else {
            throw .invalidOption("selection change", expected: "none in an SVG, which draws itself", found: "one")
        }
        return with(still) { $0.motion = motion }
    }
}
