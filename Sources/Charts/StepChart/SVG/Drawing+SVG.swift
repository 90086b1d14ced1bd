extension Drawing {
    /// The same as an SVG file, which is sharp at every size: text as outlines, no script, nothing from elsewhere, and a
    /// title and a description for who cannot see it. The bytes are the same everywhere.
    ///
    /// - Parameters:
    ///   - scale: pixels per point of its width and height, above 0, at most `RenderOptions.maximumScale`; a page may
    ///     give it any other size.
    ///   - dark: the same in a dark theme, shown to those who like dark schemes (`prefers-color-scheme`). Shapes that both
    ///     have stand once. Default: nil, the drawing itself for all.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range, a dark drawing of another size, or an avatar
    ///   that could not be put in.
    public func svg(scale: Double = 1, dark: Drawing? = nil) throws(ChartError) -> String {
        try svg(scale, nil, dark: dark.map { ($0.scene, nil) })
    }

    fileprivate func svg(
        _ scale: Double, _ motion: SVGMotion?, dark: (scene: Scene, motion: SVGMotion?)?
    ) throws(ChartError) -> String {
        try validate(.scale(scale))
        if let size = dark?.scene.size, size != scene.size {
            throw .invalidOption(
                "dark", expected: "a drawing of \(width.shortest) x \(height.shortest) points",
                found: "\(size.width.shortest) x \(size.height.shortest)")
        }
        do {
            var writer = try SVGWriter(scene, motion, dark: dark)
            return writer.file(scale: scale, words)
        } catch {
            throw ChartError(error)
        }
    }
}

extension WeekAnimation {
    /// The animation as one SVG file that draws itself, by SMIL and so without a script. Readers that know no animation, and
    /// those whose reader wants less motion (`prefers-reduced-motion`), see the finished chart.
    ///
    /// It has no frames: curves are followed as closely as can be seen. Lines make way for numbers from the start.
    /// - Parameters:
    ///   - scale: pixels per point of its width and height, as of `Drawing.svg`.
    ///   - dark: the same animation in a dark theme, shown to those who like dark schemes.
    /// - Throws: `ChartError` as `Drawing.svg`, and `ChartError.invalidOption` for a change of the selection.
    public func svg(scale: Double = 1, dark: WeekAnimation? = nil) throws(ChartError) -> String {
        guard options.selectionChange == nil else {
            throw .invalidOption(
                "selection change", expected: "a chart that draws itself, in an SVG", found: "a change of the selection")
        }
        var drawing = chart.drawing
        drawing.scene = moving.scene
        return try drawing.svg(scale, moving.motion, dark: dark?.moving)
    }
}
