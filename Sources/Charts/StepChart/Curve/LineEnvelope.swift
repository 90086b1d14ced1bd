/// Returns the envelope of a line through very many points: the area between the highest and the lowest of each column.
/// A round pen along any continuous y = f(x) leaves no hole: at each x it inks one interval, from its lowest disc to
/// its highest. So if columns much narrower than the pen hold several points each, the envelope, filled and stroked
/// with the line's pen, inks the same area. Peaks are exact; between them they are about a column off.
/// - Parameter points: the points of the line in ascending x; nil is a day without data. Only a column without any
///   point is a gap: a shorter one would be hidden under the line's caps.
/// - Returns: a closed clockwise subpath for each stretch between gaps.
func lineEnvelope(_ points: [Point?], columnWidth: Double) -> Path {
    struct EnvelopeColumn {
        let number: Double
        var highest: Point
        var lowest: Point
    }

    var path = Path()
    var stretch: [EnvelopeColumn] = []
    func finishStretch() {
        guard !stretch.isEmpty else { return }
        path.append(Path(around: stretch.map(\.highest) + stretch.reversed().map(\.lowest)))
        stretch.removeAll(keepingCapacity: true)
    }

    for case let point? in points {
        let number = (point.x / columnWidth).rounded(.down)
        if let last = stretch.last, last.number == number {
            if point.y < last.highest.y { stretch[stretch.count - 1].highest = point }
            if point.y > last.lowest.y { stretch[stretch.count - 1].lowest = point }
        } else {
            if let last = stretch.last, number > last.number + 1 { finishStretch() }
            stretch.append(EnvelopeColumn(number: number, highest: point, lowest: point))
        }
    }
    finishStretch()
    return path
}
