extension Drawing {
    /// The drawing as an SVG file, which is sharp at every size: text as outlines, no script, nothing from elsewhere,
    /// and a title and a description for people who cannot see it. The bytes are the same everywhere.
    ///
    /// - Parameter scale: pixels per point of its width and height, above 0, at most `RenderOptions.maximumScale`; a page may
    ///   give it any other size.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range, a dark drawing of another size, or an avatar
    ///   that could not be put in.
    public func svg(scale: Double = 1) throws(ChartError) -> String {
        try validate(.scale(scale))
        let isAlike = dark.allSatisfy { $0.scene.size == scene.size }
        try ChartError.check("dark drawing", isAlike, "the size of the light one", "another")
        do {
            var writer = try SVGWriter(scene, motion, dark: dark.first)
            return writer.file(scale: scale, words)
        } catch {
            throw ChartError(error)
        }
    }

    /// The drawing as an SVG file that adapts to its reader: those who prefer dark schemes (`prefers-color-scheme`) see
    /// `dark`, of the same size. Shapes that both have are written once. A PNG cannot adapt.
    public func following(dark: Drawing?) -> Drawing { with(self) { $0.dark = [dark].compactMap(\.self) } }
}

extension WeekAnimation {
    /// The finished picture as an SVG file, in which it draws itself.
    /// - Throws: `ChartError.invalidOption` for a change of the selection, and for a scale that is out of its range.
    public func svg(scale: Double = 1) throws(ChartError) -> String { try selfDrawing().svg(scale: scale) }

    /// The finished chart, which draws itself in an SVG file: by SMIL, so without a script, and without frames. Readers
    /// that know no animation, and people who like less motion (`prefers-reduced-motion`), see it finished.
    /// - Throws: `ChartError.invalidOption` for a change of the selection.
    public func selfDrawing() throws(ChartError) -> Drawing {
        guard let motion else {
            throw .invalidOption("selection change", expected: "none in an SVG, which draws itself", found: "one")
        }
        return with(still) { $0.motion = motion }
    }
}
