extension ImageDiff {
    /// The class of each pixel that both pictures have, its raw value as a level of grey; nil where each pixel that differs
    /// is counted, so that the pictures themselves tell all there is to know.
    var classes: PixelBuffer? {
        guard pixels.ignored + pixels.withinThreshold + pixels.antialiased > 0 else { return nil }
        var picture = PixelBuffer(width: map.size.width, height: map.size.height)
        for y in 0..<map.size.height {
            for x in 0..<map.size.width {
                let level = map[x, y].rawValue
                picture[x, y] = Pixel(red: level, green: level, blue: level)
            }
        }
        return picture
    }
}
