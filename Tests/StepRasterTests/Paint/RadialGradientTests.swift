import Testing

@testable import StepRaster

@Suite struct RadialGradientTests {
    /// Each pixel has the colour at the distance of its centre, in an ellipse.
    @Test func colorsFollowTheDistanceFromTheCenter() {
        let gradient = RadialGradient(
            center: Point(20, 10), radii: Size(16, 8),
            stops: [.init(offset: 0, color: .white), .init(offset: 1, color: .black)])
        var canvas = Canvas(size: Size(40, 20), scale: 1, background: .clear)
        canvas.fill(.roundedRect(Rect(x: 0, y: 0, width: 40, height: 20), radius: 0), with: .radial(gradient))
        let image = canvas.image()
        for y in 0..<20 {
            for x in 0..<40 {
                let across = (Double(x) + 0.5 - 20) / 16
                let down = (Double(y) + 0.5 - 10) / 8
                let level = 255 * max(0, 1 - (across * across + down * down).squareRoot())
                #expect(abs(Double(image[x, y].red) - level) <= 0.51, "\(x), \(y)")
            }
        }
    }

    @Test func withoutStopsItIsNothing() {
        var canvas = Canvas(size: Size(4, 4), scale: 1, background: .white)
        let gradient = RadialGradient(center: Point(2, 2), radii: Size(2, 2), stops: [])
        canvas.fill(.roundedRect(Rect(x: 0, y: 0, width: 4, height: 4), radius: 0), with: .radial(gradient))
        #expect(canvas.image()[1, 1] == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    }
}
