import StepRaster

@testable import StepGoldens

/// What `ImageDiff` says it finds, without anti-aliasing, pixel by pixel in the plainest way.
struct PlainDiff {
    typealias Place = (x: Int, y: Int)

    let width: Int
    let height: Int
    private(set) var ignored: [Place] = []
    private(set) var withinThreshold: [Place] = []
    private(set) var counted: [Place] = []
    private(set) var greatestDifference = 0
    private var differences: [Int]

    init(_ expected: PixelBuffer, _ actual: PixelBuffer, _ limits: DiffLimits, _ area: IgnoredArea = IgnoredArea()) {
        width = min(expected.width, actual.width)
        height = min(expected.height, actual.height)
        differences = Array(repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                if Self.isIgnored(x, y, area) {
                    ignored.append((x, y))
                    continue
                }
                let (e, a) = (expected[x, y], actual[x, y])
                let difference = Self.difference(e, a)
                guard difference > 0 else { continue }
                differences[y * width + x] = difference
                greatestDifference = max(greatestDifference, difference)
                let distance = limits.metric == .oklab ? OklabDistance.between(e, a) : Double(difference) / 255
                if let threshold = limits.threshold?.value, distance <= threshold {
                    withinThreshold.append((x, y))
                } else {
                    counted.append((x, y))
                }
            }
        }
    }

    var compared: Int { width * height - ignored.count }
    var bounds: PixelRect? { Self.bounds(of: counted) }
    var differenceBounds: PixelRect? { Self.bounds(of: withinThreshold + counted) }

    func difference(_ x: Int, _ y: Int) -> Int { differences[y * width + x] }

    private static func isIgnored(_ x: Int, _ y: Int, _ area: IgnoredArea) -> Bool {
        if area.masks.contains(where: { $0[x, y].alpha == 255 }) { return true }
        return area.rectangles.contains { $0.x <= x && x < $0.x + $0.width && $0.y <= y && y < $0.y + $0.height }
    }

    private static func difference(_ e: Pixel, _ a: Pixel) -> Int {
        if e == a || (e.alpha == 0 && a.alpha == 0) { return 0 }
        return max(1, zip(premultiplied(e), premultiplied(a)).map { abs($0 - $1) }.max() ?? 0)
    }

    /// Red, green, blue, alpha.
    static func premultiplied(_ pixel: Pixel) -> [Int] {
        [pixel.red, pixel.green, pixel.blue].map { Int((Double($0) * Double(pixel.alpha) / 255).rounded()) }
            + [Int(pixel.alpha)]
    }

    private static func bounds(of places: [Place]) -> PixelRect? {
        guard let left = places.map(\.x).min(), let right = places.map(\.x).max(), let top = places.map(\.y).min(),
            let bottom = places.map(\.y).max()
        else { return nil }
        return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    // MARK: Density

    /// Of all windows the first with the most counted pixels, and how many it has.
    func densestWindow(_ side: Int) -> (pixels: Int, window: PixelRect?) {
        let (columns, rows) = (min(side, width), min(side, height))
        var isCounted = Array(repeating: false, count: width * height)
        for (x, y) in counted { isCounted[y * width + x] = true }
        var most = 0
        var window: PixelRect?
        for top in 0...height - rows {
            for left in 0...width - columns {
                var inside = 0
                for y in top..<top + rows {
                    for x in left..<left + columns where isCounted[y * width + x] { inside += 1 }
                }
                if inside > most { (most, window) = (inside, PixelRect(x: left, y: top, width: columns, height: rows)) }
            }
        }
        return (most, window)
    }

    // MARK: Regions

    struct Region: Hashable {
        var bounds: PixelRect
        var pixels: Int
        var greatestDifference: Int
        var centroidX: Double
        var centroidY: Double
    }

    /// By flooding: counted pixels are neighbours when at most eight pixels lie between them in each direction.
    func regions() -> [Region] {
        var left = counted
        var regions: [Region] = []
        while let seed = left.popLast() {
            var members = [seed]
            var next = 0
            while next < members.count {
                let (x, y) = members[next]
                let isNear = { (place: Place) in abs(place.x - x) <= 9 && abs(place.y - y) <= 9 }
                members += left.filter(isNear)
                left.removeAll(where: isNear)
                next += 1
            }
            guard let bounds = Self.bounds(of: members) else { continue }
            regions.append(
                Region(
                    bounds: bounds, pixels: members.count,
                    greatestDifference: members.map { difference($0.x, $0.y) }.max() ?? 0,
                    centroidX: Double(members.map(\.x).reduce(0, +)) / Double(members.count) + 0.5,
                    centroidY: Double(members.map(\.y).reduce(0, +)) / Double(members.count) + 0.5))
        }
        return regions.sorted { ($1.pixels, $0.bounds.y, $0.bounds.x) < ($0.pixels, $1.bounds.y, $1.bounds.x) }
    }
}
