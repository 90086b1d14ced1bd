import StepRaster

@testable import StepChart

/// What is wrong with a picture, whatever it shows.
struct PictureFaults {
    private let scene: Scene
    /// What lies under a picture that can be seen through.
    private let ground: ChartTheme.Color
    /// Pixels per point: a large picture need not be drawn in full.
    private let scale: Double
    /// Its marks, those of groups too, and how opaque they are.
    private let marks: [(mark: Mark, opacity: Double)]

    init(_ drawing: Drawing, ground: ChartTheme.Color) {
        (scene, self.ground, scale) = (drawing.scene, ground, min(1, 400 / drawing.width))
        func flat(_ mark: Mark, _ opacity: Double) -> [(Mark, Double)] {
            guard case .group(let marks) = mark.geometry else { return [(mark, opacity)] }
            return marks.flatMap { flat($0, opacity * mark.opacity) }
        }
        marks = drawing.scene.marks.flatMap { flat($0, 1) }
    }

    /// The texts that a line strikes through; bars that are drawn later hide it.
    var crossings: [String] {
        var faults: [String] = []
        // Under a notice lines are faded; its letters' contrast with them is measured.
        for (lineIndex, (line, opacity)) in marks.enumerated() where line.role != .none && opacity > 0.25 {
            guard let (path, pen, _) = line.line else { continue }
            let room = Rect(around: line.boxes.map(\.rect))
            lazy var places = path.places()
            for (index, (mark, _)) in marks.enumerated() {
                guard let text = mark.text, text.size > 0, case let letters = text.lettersRect,
                    room?.touches(letters, gap: 0) == true,
                    places.contains(where: { letters.touchesDisc($0, radius: pen.width / 2) })
                else { continue }
                let isHidden = marks[lineIndex..<max(index, lineIndex)].contains { mark, _ in
                    mark.boxes.contains { $0.kind == .bar && $0.rect.holds(letters) }
                }
                if !isHidden { faults.append("the \(line.role.kind) crosses \(text.string)") }
            }
        }
        return faults
    }

    /// The texts that have less contrast than this, as WCAG defines it, with a pixel between their letters.
    func faintTexts(least: (Mark) -> Double) -> [String] {
        let image = picture(of: scene.marks.compactMap(\.withoutTexts))
        return marks.compactMap { mark, opacity in
            guard let text = mark.text, text.size > 0, opacity == 1 else { return nil }
            let ratio = image.pixels(in: text.lettersRect, scale).map { contrast(of: text.color, on: $0) }.min()
            guard let ratio, ratio < least(mark) else { return nil }
            return "\(text.string) has a contrast of \(ratio)"
        }
    }

    /// The lines that have less contrast than this, anywhere on their way, with what lies under them but other lines.
    /// - Parameter tops: of bars, whose edges stay whole where a line runs along them.
    func faintLines(besides tops: [Rect] = [], least: (Mark) -> Double?) -> [String] {
        scene.marks.indices.compactMap { index in
            let mark = scene.marks[index]
            guard let (path, _, paint) = mark.line, let least = least(mark) else { return nil }
            let image = picture(of: scene.marks[..<index].filter { !$0.isLine })
            let places = path.places(fromEnds: 1.5).filter { place in
                !tops.contains { $0.touchesDisc(place, radius: 1) }
            }
            let pixels = places.reduce(into: Set<Pixel>()) { pixels, place in
                let (x, y) = (Int((place.x * scale).rounded(.down)), Int((place.y * scale).rounded(.down)))
                if 0..<image.width ~= x, 0..<image.height ~= y { pixels.insert(image[x, y]) }
            }
            let ratios = pixels.flatMap { pixel in paint.colors.map { contrast(of: $0, on: pixel) } }
            guard let ratio = ratios.min(), ratio < least else { return nil }
            return "the \(mark.role.kind) has a contrast of \(ratio)"
        }
    }

    private func picture(of marks: [Mark]) -> PixelBuffer {
        var bare = scene
        bare.marks = marks
        bare.background = scene.background.over(ground)
        return bare.canvas(scale: scale).image()
    }

    private func contrast(of color: ChartTheme.Color, on pixel: Pixel) -> Double {
        let under = ChartTheme.Color(
            red: Double(pixel.red) / 255, green: Double(pixel.green) / 255, blue: Double(pixel.blue) / 255)
        return color.over(under).contrast(with: under)
    }
}

extension ChartLayout.Text {
    /// What its capitals and digits take.
    var lettersRect: Rect {
        let height = GlyphRun.capHeight * size
        return Rect(x: rect.x, y: baseline - height, width: rect.width, height: height)
    }
}

extension Rect {
    fileprivate func holds(_ other: Rect) -> Bool {
        x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
    }
}

extension Mark {
    /// Whether it is a line that has a name: that of the goal has a nameless one under it where it runs over bars.
    fileprivate var isLine: Bool {
        switch geometry {
        case .path: line != nil && role != .none
        case .group(let marks): marks.contains { $0.isLine }
        default: false
        }
    }

    fileprivate var withoutTexts: Mark? {
        var mark = self
        switch geometry {
        case .text: return nil
        case .group(let marks): mark.geometry = .group(marks.compactMap(\.withoutTexts))
        default: break
        }
        return mark
    }
}

extension Paint {
    fileprivate var colors: [ChartTheme.Color] {
        switch self {
        case .solid(let color): [color]
        case .linear(let gradient): gradient.stops.map(\.color)
        default: []
        }
    }
}

extension Path {
    /// Places along the path, about a point apart; a straight part's ends may be left out.
    fileprivate func places(fromEnds margin: Double = 0) -> [Point] {
        segments.flatMap { segment -> [Point] in
            switch segment {
            case .move(let p): return margin > 0 ? [] : [p]
            case .line(let a, let b), .close(let a, let b):
                let length = (b - a).length
                return stride(from: margin, through: length - margin, by: 1).map { a.lerp(b, $0 / length) }
                    + (margin > 0 ? [] : [b])
            case .cubic(let curve):
                let count = Int((curve.p3 - curve.p0).length * 1.5) + 8
                return (0...count).map { curve.point(at: Double($0) / Double(count)) }
            }
        }
    }
}

extension PixelBuffer {
    /// The pixels that are wholly inside.
    fileprivate func pixels(in rect: Rect, _ scale: Double) -> Set<Pixel> {
        let xs =
            max(0, Int((rect.x * scale).rounded(.up)))..<max(0, min(width, Int((rect.maxX * scale).rounded(.down))))
        let ys =
            max(0, Int((rect.y * scale).rounded(.up)))..<max(0, min(height, Int((rect.maxY * scale).rounded(.down))))
        return ys.reduce(into: []) { pixels, y in for x in xs { pixels.insert(self[x, y]) } }
    }
}
