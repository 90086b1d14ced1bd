import StepPNG

extension WeekAnimation {
    /// How a file holds the frames: without alpha, if a colour can be told that no frame has.
    var format: APNGFormat {
        // All that moves is there in the end; only a change of the highlight has colours on the way.
        let scenes =
            options.selectionChange == nil
            ? [still.scene] : (0..<movingFrameCount).map { drawing(at: time(ofFrame: $0)).scene }
        guard let key = Self.unusedColor(scenes) else { return .rgba }
        return .rgb(key: key)
    }

    /// A corner of the cube of colours that is far from every colour in some scenes; nil where there is none, and where a
    /// background is not opaque.
    ///
    /// A pixel of an opaque picture is a mix of the scene's colours, its levels rounded. So it comes as close to a corner as
    /// the closest of these, and closer by 1.5 levels at most, all three channels together.
    private static func unusedColor(_ scenes: [Scene]) -> Pixel? {
        guard scenes.allSatisfy({ $0.background.alpha >= 1 }) else { return nil }
        var colors: [Color] = []
        for scene in scenes {
            guard let used = scene.colors else { return nil }
            colors += used
        }
        func level(_ component: Double) -> Double { 255 * min(max(component, 0), 1) }
        for corner in [(0.0, 0.0, 0.0), (1, 1, 1), (0, 1, 0), (1, 0, 1), (0, 1, 1), (1, 1, 0), (1, 0, 0), (0, 0, 1)] {
            let isFar = colors.allSatisfy { color in
                abs(level(color.red) - level(corner.0)) + abs(level(color.green) - level(corner.1))
                    + abs(level(color.blue) - level(corner.2)) > 2
            }
            if isFar {
                return Pixel(red: UInt8(level(corner.0)), green: UInt8(level(corner.1)), blue: UInt8(level(corner.2)))
            }
        }
        return nil
    }
}

extension Scene {
    /// All that its pixels are mixed of; nil where there are pictures in it.
    fileprivate var colors: [Color]? {
        var colors = [background]
        for mark in marks { guard mark.addColors(to: &colors) else { return nil } }
        return colors
    }
}

extension Mark {
    fileprivate func addColors(to colors: inout [Color]) -> Bool {
        switch geometry {
        case .text(let text): colors += text.pieces.map(\.color)
        case .group(let marks): return marks.allSatisfy { $0.addColors(to: &colors) }
        case .path, .rect, .disc, .bars: break
        }
        for paint in [fill, stroke?.paint].compactMap(\.self) {
            switch paint {
            case .solid(let color): colors.append(color)
            case .linear(let gradient): colors += gradient.stops.map(\.color)
            case .radial(let gradient): colors += gradient.stops.map(\.color)
            case .picture: return false
            }
        }
        return true
    }
}
