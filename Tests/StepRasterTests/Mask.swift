import StepRaster

/// What a drawing covers, as text: a line for each row, per cent of every pixel; `.` is nothing and `##` all of it.
func mask(_ width: Int, _ height: Int, _ draw: (inout Canvas) -> Void) -> String {
    var canvas = Canvas(size: Size(Double(width), Double(height)), scale: 1, background: .white)
    draw(&canvas)
    let image = canvas.image()
    return (0..<height).map { y in
        (0..<width).map { x in percent(255 - Int(image[x, y].red)) }.joined(separator: " ")
    }.joined(separator: "\n")
}

/// Two characters.
private func percent(_ level: Int) -> String {
    switch level {
    case 0: " ."
    case 255: "##"
    // Never 0 or 100 for what is neither.
    case let level:
        { $0 < 10 ? " \($0)" : "\($0)" }(min(max((level * 100 + 127) / 255, 1), 99))
    }
}

extension Paint {
    static let black = Paint.solid(.black)
}

extension Path {
    /// Straight from point to point.
    init(_ points: (Double, Double)..., closed: Bool = false) {
        let points = points.map { Point($0.0, $0.1) }
        self.init(elements: [.move(points[0])] + points.dropFirst().map { .line($0) } + (closed ? [.close] : []))
    }

    static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        Path((x, y), (x + width, y), (x + width, y + height), (x, y + height), closed: true)
    }
}
