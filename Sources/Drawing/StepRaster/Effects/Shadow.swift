/// A disc's shadow made ready for the pixels of a canvas; lengths and places are in pixels.
struct Shadow: Sendable {
    let center: Point
    let profile: DiscProfile
    let color: PremultipliedColor
    /// The rows it touches, within the canvas.
    let rows: Range<Int>

    /// `center` in pixels.
    init(center: Point, profile: DiscProfile, color: Color, height: Int) {
        self.center = center
        self.profile = profile
        self.color = color.premultiplied
        let bounds = 0.0...Double(height)
        let first = Int((center.y - profile.reach).clamped(to: bounds))
        rows = first..<max(first, Int((center.y + profile.reach).rounded(.up).clamped(to: bounds)))
    }

    /// The columns that the shadow reaches in a row; nil where it reaches none.
    func columns(inRow y: Int, width: Int) -> Range<Int>? {
        let dy = Double(y) + 0.5 - center.y
        let square = profile.reach * profile.reach - dy * dy
        guard square > 0 else { return nil }
        let half = square.squareRoot()
        let bounds = 0.0...Double(width)
        let first = Int((center.x - half).clamped(to: bounds))
        let end = Int((center.x + half).rounded(.up).clamped(to: bounds))
        return first < end ? first..<end : nil
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
