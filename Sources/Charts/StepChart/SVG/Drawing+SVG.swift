extension Drawing {
    /// The same as an SVG file, which is sharp at every size: text as outlines, no script, nothing from elsewhere, and a
    /// title and a description for who cannot see it. The bytes are the same everywhere.
    ///
    /// - Parameter scale: pixels per point of its width and height, above 0, at most `RenderOptions.maximumScale`; a page may
    ///   give it any other size.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range, or an avatar that could not be put in.
    public func svg(scale: Double = 1) throws(ChartError) -> String {
        try validate(.scale(scale))
        do {
            var writer = try SVGWriter(scene)
            return writer.file(scale: scale, words)
        } catch {
            throw ChartError(error)
        }
    }
}
