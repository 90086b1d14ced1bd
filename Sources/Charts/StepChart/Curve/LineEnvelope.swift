/// Returns the envelope of a line through very many points: the area between the highest and the lowest of each column.
/// A round pen along any continuous y = f(x) leaves no hole: at each x it inks one interval, from its lowest disc to
/// its highest. So if columns much narrower than the pen hold several points each, the envelope, filled and stroked
/// with the line's pen, inks the same area. Peaks are exact; between them they are about a column off.
/// - Parameter points: the points of the line in ascending x; nil is a day without data. Only a column without any
///   point is a gap: a shorter one would be hidden under the line's caps.
/// - Returns: a closed clockwise subpath for each stretch between gaps.
func lineEnvelope(_ points: [Point?], columnWidth: Double) -> Path {
    let columns = points.compactMap(\.self).runs { ($0.x / columnWidth).rounded(.down) }
    func isHigher(_ a: Point, _ b: Point) -> Bool { a.y < b.y }
    var path = Path()
    for stretch in columns.cut(where: { $1.key > $0.key + 1 }) {
        let highest = stretch.compactMap { $0.elements.min(by: isHigher) }
        let lowest = stretch.compactMap { $0.elements.max(by: isHigher) }
        path.append(Path(around: highest + lowest.reversed()))
    }
    return path
}
