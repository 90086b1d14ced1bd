import StepPNG

extension WeekAnimation {
    /// The colour key of a file, which marks pixels that a frame does not change: a colour that no frame has. Nil if
    /// there is none, and if a background is not opaque: the file then has alpha. It is a corner of the colour cube,
    /// far from all colours in the scenes. A pixel of an opaque picture is a mix of these, rounded to levels, so that
    /// its distance to a corner, summed over the channels, is at most 1.5 levels less than that of the nearest of them.
    var key: Pixel? {
        // The finished picture has all colours, unless the highlight changes, which mixes others on the way.
        let scenes =
            options.selectionChange == nil
            ? [still.scene] : (0..<movingFrameCount).map { drawing(at: time(ofFrame: $0)).scene }
        guard scenes.allSatisfy({ $0.background.alpha >= 1 }) else { return nil }
        var colors = scenes.map(\.background)
        for paint in scenes.lazy.flatMap(\.marks).flatMap(\.members).flatMap(\.paints) {
            guard let used = paint.colors else { return nil }
            colors += used
        }
        func level(_ component: Double) -> Double { 255 * min(max(component, 0), 1) }
        let corners: [(UInt8, UInt8, UInt8)] = [
            (0, 0, 0), (255, 255, 255), (0, 255, 0), (255, 0, 255), (0, 255, 255), (255, 255, 0), (255, 0, 0),
            (0, 0, 255),
        ]
        return corners.map { Pixel(red: $0, green: $1, blue: $2) }.first { corner in
            colors.allSatisfy { color in
                abs(level(color.red) - Double(corner.red)) + abs(level(color.green) - Double(corner.green))
                    + abs(level(color.blue) - Double(corner.blue)) > 2
            }
        }
    }
}

extension Mark {
    /// The paints of the mark's letters, or of its fill and its stroke.
    fileprivate var paints: [Paint] {
        if let text { return text.pieces.map { .solid($0.color) } }
        return [fill, stroke?.paint].compactMap(\.self)
    }
}

extension Paint {
    /// The colours of which its pixels are mixed; nil for a picture.
    fileprivate var colors: [Color]? {
        switch self {
        case .solid(let color): [color]
        case .linear(let gradient): gradient.stops.map(\.color)
        case .radial(let gradient): gradient.stops.map(\.color)
        case .picture: nil
        }
    }
}
