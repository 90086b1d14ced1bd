/// The shortest shift of the actual picture, `x` pixels right and `y` down, that brings shared parts within the limits.
package struct PictureShift: Hashable, Sendable, CustomStringConvertible {
    /// The longest shift in each direction.
    package static let farthest = 8
    /// The most pixels of a picture, some more than a 4K screen has: finding a shift needs as much memory again.
    package static let largestPicture = 1 << 23

    package let x: Int
    package let y: Int

    /// `1, 0`
    package var description: String { "\(x), \(y)" }

    /// The most pixels that are compared for each possible shift. A shift is refuted if over a quarter of them differ.
    private static let samples = 256
    /// The most shifts, of those that the samples do not refute, that are tried on the whole pictures.
    private static let mostTried = 2

    private init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

    /// - Parameter map: the differences of the pictures without a shift; both pictures have one size.
    init?(of pictures: ComparedPictures, _ limits: DiffLimits, _ map: DifferenceMap, counted: Int) {
        guard map.size.width * map.size.height <= Self.largestPicture else { return nil }
        let samples = Self.samples(of: map, counted: counted)
        var likely: [(wrong: Int, shift: PictureShift)] = []
        for y in -Self.farthest...Self.farthest {
            for x in -Self.farthest...Self.farthest where (x, y) != (0, 0) {
                let shift = PictureShift(x: x, y: y)
                if let wrong = shift.wrong(of: samples, pictures, limits) { likely.append((wrong, shift)) }
            }
        }
        likely.sort { ($0.wrong, $0.shift.rank) < ($1.wrong, $1.shift.rank) }
        let found = likely.prefix(Self.mostTried).first { _, shift in
            guard let moved = shift.shared(of: pictures) else { return false }
            return ImageDiff(unshifted: moved, limits).verdict == .same
        }
        guard let found else { return nil }
        self = found.shift
    }

    /// The order of shifts, the shortest first.
    private var rank: Int { ((x * x + y * y) * 64 + abs(y)) * 64 + y + Self.farthest + (x < 0 ? 32 : 0) }

    /// Returns positions of some of the counted pixels: other pixels are equal and prove less.
    private static func samples(of map: DifferenceMap, counted: Int) -> [(x: Int, y: Int)] {
        let step = counted / samples + 1
        var positions: [(x: Int, y: Int)] = []
        var index = 0
        for y in map.rows {
            map.read(row: y) { classes, _ in
                for x in classes.indices where classes[x] == .counted {
                    if index == positions.count * step { positions.append((x, y)) }
                    index += 1
                }
            }
        }
        return positions
    }

    /// The number of samples that the shift does not explain; nil if it is too high, or too few are in the shared area.
    /// A sample is compared at its new and its former position: pixels that left or entered prove no motion.
    private func wrong(of samples: [(x: Int, y: Int)], _ pictures: ComparedPictures, _ limits: DiffLimits) -> Int? {
        var targets = 0
        var sources = 0
        var wrong = 0
        for position in samples {
            if pictures.holds(position.x + x, position.y + y) {
                targets += 1
                if pictures.differ(from: position, to: (position.x + x, position.y + y), limits) { wrong += 1 }
            }
            if pictures.holds(position.x - x, position.y - y) {
                sources += 1
                if pictures.differ(from: (position.x - x, position.y - y), to: position, limits) { wrong += 1 }
            }
            if wrong > samples.count / 4 { return nil }
        }
        return 2 * targets >= samples.count && 2 * sources >= samples.count ? wrong : nil
    }

    /// Returns the parts that both pictures still share; nil when no pixel of them is compared.
    private func shared(of pictures: ComparedPictures) -> ComparedPictures? {
        let width = pictures.size.width
        let height = pictures.size.height
        let columns = max(0, -x)..<min(width, width - x)
        let rows = max(0, -y)..<min(height, height - y)
        func part<Element>(_ elements: [Element], movedBy x: Int, _ y: Int) -> [Element] {
            guard !elements.isEmpty else { return [] }
            let area = PixelRect(
                x: columns.lowerBound + x, y: rows.lowerBound + y, width: columns.count, height: rows.count)
            return area.positions(inWidth: width).flatMap { elements[$0] }
        }
        func picture(_ picture: PixelBuffer, movedBy x: Int, _ y: Int) -> PixelBuffer {
            PixelBuffer(width: columns.count, height: rows.count, pixels: part(picture.pixels, movedBy: x, y))
        }
        let ignored = part(pictures.ignored, movedBy: 0, 0)
        if !ignored.isEmpty && !ignored.contains(false) { return nil }
        return ComparedPictures(
            expected: picture(pictures.expected, movedBy: 0, 0), actual: picture(pictures.actual, movedBy: x, y),
            deep: pictures.deep.map { (part($0.expected, movedBy: 0, 0), part($0.actual, movedBy: x, y)) },
            ignored: ignored, mostExamined: pictures.mostExamined)
    }
}

extension ComparedPictures {
    fileprivate func holds(_ x: Int, _ y: Int) -> Bool { (0..<size.width).contains(x) && (0..<size.height).contains(y) }

    /// True if a pixel of the expected picture and one of the actual one differ by more than the threshold.
    fileprivate func differ(from: (x: Int, y: Int), to: (x: Int, y: Int), _ limits: DiffLimits) -> Bool {
        let e = from.y * expected.width + from.x
        let a = to.y * actual.width + to.x
        if let deep { return limits.areApart(deep.expected[e], deep.actual[a]) }
        return limits.areApart(expected.pixels[e], actual.pixels[a])
    }
}
