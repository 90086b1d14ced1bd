import StepTestSupport

@testable import StepRaster

/// The edges of rendered text, in thousandths of an em from the origin, y up: what a ruler on the page would read.
struct Ink {
    var left = Double.infinity
    var right = -Double.infinity
    var top = -Double.infinity
    var bottom = Double.infinity

    init(of text: String, weight: Double) {
        let em = 200.0
        let unit = 1000 / em
        let origin = Point(50, 220)
        var canvas = Canvas(size: Size(320, 300), scale: 1, background: .white)
        canvas.text(
            GlyphRun(text: text, origin: origin, size: em, weight: weight), color: .black)
        let image = canvas.image()
        for y in 0..<image.height {
            for x in 0..<image.width {
                let coverage = 1 - Double(image[x, y].red) / 255
                guard coverage > 0 else { continue }
                left = min(left, (Double(x + 1) - coverage - origin.x) * unit)
                right = max(right, (Double(x) + coverage - origin.x) * unit)
                top = max(top, (origin.y - Double(y + 1) + coverage) * unit)
                bottom = min(bottom, (origin.y - Double(y) - coverage) * unit)
            }
        }
    }
}
