import StepRaster

/// Shapes on a background that can be drawn with several ways of anti-aliasing.
package struct InkScene {
    package struct Ink {
        package var strokes: [(path: Path, style: StrokeStyle)] = []
        package var fill: Path?
        package var color: Pixel

        package init(strokes: [(path: Path, style: StrokeStyle)] = [], fill: Path? = nil, color: Pixel) {
            (self.strokes, self.fill, self.color) = (strokes, fill, color)
        }
    }

    package enum Rendering: Hashable, Sendable {
        /// Coverage is the exact area.
        case exact
        /// Coverage is the share of n x n points.
        case sampled(Int)
        /// All or nothing, by the middle of each pixel.
        case point
        /// Coverage c is c + k c (1 - c): heavier or lighter edges, as another gamma makes them.
        case biased(Double)
        /// Exact, everything moved by so many pixels.
        case moved(Double, Double)
    }

    package var width: Int
    package var height: Int
    package var background: Pixel
    package var inks: [Ink]

    package init(
        width: Int = 120, height: Int = 90, background: Pixel = Pixel(red: 255, green: 255, blue: 255), inks: [Ink]
    ) {
        (self.width, self.height, self.background, self.inks) = (width, height, background, inks)
    }

    package func image(_ rendering: Rendering = .exact) -> PixelBuffer {
        var picture = PixelBuffer(width: width, height: height, filledWith: background)
        for ink in inks {
            for (i, coverage) in self.coverage(of: ink, rendering).enumerated() {
                picture.pixels[i] = Self.mix(picture.pixels[i], ink.color, coverage)
            }
        }
        return picture
    }

    private func coverage(of ink: Ink, _ rendering: Rendering) -> [Double] {
        switch rendering {
        case .exact: return mask(of: ink, scale: 1).map { Double($0) / 255 }
        case .moved(let x, let y): return mask(of: ink, scale: 1, offset: Point(x, y)).map { Double($0) / 255 }
        case .point:
            // The middle one of 3 x 3 parts.
            let fine = mask(of: ink, scale: 3)
            return (0..<width * height).map { i in
                fine[(i / width * 3 + 1) * width * 3 + i % width * 3 + 1] >= 128 ? 1 : 0
            }
        case .biased(let k):
            return mask(of: ink, scale: 1).map { (level: UInt8) -> Double in
                let c = Double(level) / 255
                return c + k * c * (1 - c)
            }
        case .sampled(let n):
            let fine = mask(of: ink, scale: n)
            return (0..<width * height).map { (i: Int) -> Double in
                let corner = (i / width) * n * width * n + (i % width) * n
                let inside = (0..<n * n).count { fine[corner + $0 / n * width * n + $0 % n] >= 128 }
                return Double(inside) / Double(n * n)
            }
        }
    }

    private func mask(of ink: Ink, scale: Int, offset: Point = .zero) -> [UInt8] {
        var canvas = Canvas(
            size: Size(Double(width), Double(height)), scale: Double(scale), background: .clear)
        if let fill = ink.fill { canvas.fill(fill.mapped { $0 + offset }, with: .solid(.black)) }
        for stroke in ink.strokes {
            canvas.stroke(stroke.path.mapped { $0 + offset }, style: stroke.style, with: .solid(.black))
        }
        return canvas.image().pixels.map(\.alpha)
    }

    private static func mix(_ below: Pixel, _ above: Pixel, _ coverage: Double) -> Pixel {
        let alpha = coverage * Double(above.alpha) / 255
        let rest = (1 - alpha) * Double(below.alpha) / 255
        guard alpha + rest > 0 else { return .clear }
        func channel(_ below: UInt8, _ above: UInt8) -> UInt8 {
            UInt8(((Double(above) * alpha + Double(below) * rest) / (alpha + rest)).rounded())
        }
        return Pixel(
            red: channel(below.red, above.red), green: channel(below.green, above.green),
            blue: channel(below.blue, above.blue), alpha: UInt8((255 * (alpha + rest)).rounded()))
    }
}

extension InkScene.Ink {
    package static func line(_ points: [Point], width: Double, color: Pixel, join: StrokeStyle.Join = .round) -> Self {
        let path = Path(elements: [.move(points[0])] + points.dropFirst().map { .line($0) })
        return Self(
            strokes: [(path, StrokeStyle(width: width, cap: .round, join: join))], color: color)
    }

    package static func ring(_ center: Point, radius: Double, width: Double, color: Pixel) -> Self {
        Self(
            strokes: [(.circle(center: center, radius: radius), StrokeStyle(width: width))], color: color)
    }

    package static func disc(_ center: Point, radius: Double, color: Pixel) -> Self {
        Self(fill: .circle(center: center, radius: radius), color: color)
    }

    package static func text(_ text: String, at origin: Point, size: Double, color: Pixel) -> Self {
        let letters = GlyphRun(text: text, origin: origin, size: size, weight: 400).letters()
        return Self(strokes: letters.strokes.map { ($0.path, $0.style) }, color: color)
    }
}
