/// A disc's shadow on a canvas; lengths and positions are in pixels.
struct Shadow: Sendable {
    let center: Point
    let profile: DiscProfile
    let color: PremultipliedColor
    /// The rows of the canvas that the shadow reaches.
    let rows: Range<Int>

    init(center: Point, profile: DiscProfile, color: Color, height: Int) {
        (self.center, self.profile, self.color) = (center, profile, color.premultiplied)
        rows = Self.pixels(from: center.y - profile.reach, to: center.y + profile.reach, within: height)
    }

    func columns(inRow y: Int, width: Int) -> Range<Int> {
        let dy = Double(y) + 0.5 - center.y
        let half = max(profile.reach * profile.reach - dy * dy, 0).squareRoot()
        return half > 0 ? Self.pixels(from: center.x - half, to: center.x + half, within: width) : 0..<0
    }

    private static func pixels(from low: Double, to high: Double, within count: Int) -> Range<Int> {
        let first = Int(min(max(low, 0), Double(count)))
        return first..<max(first, Int(min(max(high.rounded(.up), 0), Double(count))))
    }
}
