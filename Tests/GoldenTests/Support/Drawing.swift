import StepRaster

extension Color {
    static let ink = Color(red: 0.12, green: 0.35, blue: 0.55)
    static let accent = Color(red: 1, green: 0.6, blue: 0)

    func opacity(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}

extension Path {
    /// The five-pointed star drawn in one go, its middle wound twice.
    static func star(center: Point, radius: Double) -> Path {
        // Every second corner of a regular pentagon.
        let corners = [(0, -1), (0.5878, 0.809), (-0.9511, -0.309), (0.9511, -0.309), (-0.5878, 0.809)]
        let points = corners.map { center + Point($0.0, $0.1) * radius }
        return Path(elements: [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
    }
}
