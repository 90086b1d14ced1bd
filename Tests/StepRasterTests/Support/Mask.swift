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
