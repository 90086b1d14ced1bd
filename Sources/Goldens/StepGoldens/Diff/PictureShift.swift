/// By how many whole pixels the actual picture moved: to the right by `x`, down by `y`.
///
/// Where two pictures do not match, it is the shortest shift after which all that they then share does, within the same
/// limits. Nothing is said of what has come in at the borders.
package struct PictureShift: Hashable, Sendable, CustomStringConvertible {
    /// In each direction.
    package static let farthest = 8
    /// In pixels, a little more than a screen of 4K has: in a larger picture none is looked for, since that needs as much
    /// memory again.
    package static let largestPicture = 1 << 23

    package let x: Int
    package let y: Int

    /// `1, 0`
    package var description: String { "\(x), \(y)" }

    /// Most pixels that are looked at for each possible shift. More than a quarter of them wrong is another picture.
    private static let samples = 256
    /// Shifts that the samples do not refute are tried on the whole pictures, no more than so many.
    private static let mostTried = 2

    private init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

    /// - Parameters:
    ///   - map: where the pictures, of one size, differ as they are.
    ///   - counted: how many counted pixels it has.
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

    /// The shortest first.
    private var rank: Int { ((x * x + y * y) * 64 + abs(y)) * 64 + y + Self.farthest + (x < 0 ? 32 : 0) }

    /// Places of counted pixels, some of all: what lies elsewhere is equal and tells less.
    private static func samples(of map: DifferenceMap, counted: Int) -> [(x: Int, y: Int)] {
        let step = counted / samples + 1
        var places: [(x: Int, y: Int)] = []
        var (index, next) = (0, 0)
        for y in map.rows {
            map.read(row: y) { classes, _ in
                for x in classes.indices where classes[x] == .counted {
                    if index == next {
                        places.append((x, y))
                        next += step
                    }
                    index += 1
                }
            }
        }
        return places
    }

    /// How many samples the shift does not explain; nil when these are too many, or too few lie in what is shared.
    ///
    /// A sample is looked for where it would have gone, and where it would have come from: what left the picture, or came
    /// into it, proves no motion.
    private func wrong(of samples: [(x: Int, y: Int)], _ pictures: ComparedPictures, _ limits: DiffLimits) -> Int? {
        var (gone, come, wrong) = (0, 0, 0)
        for place in samples {
            if pictures.holds(place.x + x, place.y + y) {
                gone += 1
                if pictures.differ(from: place, to: (place.x + x, place.y + y), limits) { wrong += 1 }
            }
            if pictures.holds(place.x - x, place.y - y) {
                come += 1
                if pictures.differ(from: (place.x - x, place.y - y), to: place, limits) { wrong += 1 }
            }
            if wrong > samples.count / 4 { return nil }
        }
        return 2 * gone >= samples.count && 2 * come >= samples.count ? wrong : nil
    }

    /// What both pictures still share; nil when nothing of it is compared.
    private func shared(of pictures: ComparedPictures) -> ComparedPictures? {
        let (width, height) = (pictures.size.width, pictures.size.height)
        let columns = max(0, -x)..<min(width, width - x)
        let rows = max(0, -y)..<min(height, height - y)
        func part<Element>(_ elements: [Element], movedBy x: Int, _ y: Int) -> [Element] {
            guard !elements.isEmpty else { return [] }
            var part: [Element] = []
            part.reserveCapacity(rows.count * columns.count)
            for row in rows {
                let start = (row + y) * width + x
                part += elements[start + columns.lowerBound..<start + columns.upperBound]
            }
            return part
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
    fileprivate func holds(_ x: Int, _ y: Int) -> Bool {
        (0..<size.width).contains(x) && (0..<size.height).contains(y)
    }

    /// Whether a pixel of the expected picture and one of the actual one do, by more than the threshold.
    fileprivate func differ(from: (x: Int, y: Int), to: (x: Int, y: Int), _ limits: DiffLimits) -> Bool {
        let (e, a) = (from.y * expected.width + from.x, to.y * actual.width + to.x)
        if let deep { return limits.areApart(deep.expected[e], deep.actual[a]) }
        return limits.areApart(expected.pixels[e], actual.pixels[a])
    }
}
