/// The regions where pictures differ: connected areas of counted pixels, the one with the most pixels first. Two
/// counted pixels belong to one region if at most `gap` pixels are between them in each direction: a word is one
/// region, and so is a label with its former position.
package struct DiffRegions: Hashable, Sendable {
    /// The most pixels between two counted ones of the same region.
    package static let gap = 8
    /// The most listed regions: noise has millions, and a person reads only the first ones.
    package static let mostListed = 1000

    /// The number of regions, listed or not.
    package let count: Int
    /// The regions, those with the most pixels first; equal ones from the top, then from the left.
    package let listed: [DiffRegion]

    /// Finds the regions in one pass over the runs of each row, joined with those of the rows just above by union-find.
    init(of map: DifferenceMap) {
        var groups = RegionGroups()
        // The runs of the last `gap + 1` rows, from the left, latest row last.
        var above: [[RegionRun]] = []
        for y in map.rows {
            let runs = groups.runs(ofRow: y, in: map)
            for row in above { groups.join(runs, row) }
            above.append(runs)
            if above.count > Self.gap + 1 { above.removeFirst() }
        }
        let all = groups.roots.sorted { ($1.pixels, $0.bounds.y, $0.bounds.x) < ($0.pixels, $1.bounds.y, $1.bounds.x) }
        count = all.count
        listed = Array(all.prefix(Self.mostListed))
    }
}

package struct DiffRegion: Hashable, Sendable {
    package fileprivate(set) var bounds: PixelRect
    package fileprivate(set) var pixels: Int
    package fileprivate(set) var greatestDifference: UInt8
    fileprivate var sumX: Int
    fileprivate var sumY: Int

    /// The mean position of its pixels' centres; a pixel's centre is half a pixel right of and below its corner.
    package var centroid: (x: Double, y: Double) {
        (Double(sumX) / Double(pixels) + 0.5, Double(sumY) / Double(pixels) + 0.5)
    }

    fileprivate mutating func absorb(_ other: DiffRegion) {
        bounds = bounds.union(other.bounds)
        pixels += other.pixels
        greatestDifference = max(greatestDifference, other.greatestDifference)
        sumX += other.sumX
        sumY += other.sumY
    }
}

/// Counted pixels of one row with no wider gap between them.
private typealias RegionRun = (columns: ClosedRange<Int>, label: Int)

private struct RegionGroups {
    /// A label's parent, or itself at the root.
    private var parents: [Int] = []
    /// The region of each label; at a root, the union of all regions that were joined to it.
    private var regions: [DiffRegion] = []

    var roots: some Sequence<DiffRegion> { regions.indices.lazy.filter { parents[$0] == $0 }.map { regions[$0] } }

    mutating func runs(ofRow y: Int, in map: DifferenceMap) -> [RegionRun] {
        var runs: [RegionRun] = []
        map.read(row: y) { classes, differences in
            var start = 0
            while let first = classes.indices[start...].first(where: { classes[$0] == .counted }) {
                var end = first
                var greatest: UInt8 = 0
                while end < classes.count, classes[end] == .counted {
                    greatest = max(greatest, differences[end])
                    end += 1
                }
                let count = end - first
                let part = DiffRegion(
                    bounds: PixelRect(x: first, y: y, width: count, height: 1), pixels: count,
                    greatestDifference: greatest, sumX: (first + end - 1) * count / 2, sumY: y * count)
                if let last = runs.last, first - last.columns.upperBound <= DiffRegions.gap + 1 {
                    runs[runs.count - 1].columns = last.columns.lowerBound...end - 1
                    regions[last.label].absorb(part)
                } else {
                    runs.append((first...end - 1, regions.count))
                    parents.append(regions.count)
                    regions.append(part)
                }
                start = end
            }
        }
        return runs
    }

    /// Joins runs of two rows that are near enough, both given from the left.
    mutating func join(_ runs: [RegionRun], _ others: [RegionRun]) {
        var i = 0
        var j = 0
        while i < runs.count && j < others.count {
            let a = runs[i].columns
            let b = others[j].columns
            let distance = max(a.lowerBound - b.upperBound, b.lowerBound - a.upperBound)
            if distance <= DiffRegions.gap + 1 { unite(runs[i].label, others[j].label) }
            if a.upperBound < b.upperBound { i += 1 } else { j += 1 }
        }
    }

    private mutating func unite(_ a: Int, _ b: Int) {
        let a = root(of: a)
        let b = root(of: b)
        guard a != b else { return }
        parents[max(a, b)] = min(a, b)
        regions[min(a, b)].absorb(regions[max(a, b)])
    }

    /// The root of a label's tree; halves the path on the way.
    private mutating func root(of label: Int) -> Int {
        var label = label
        while parents[label] != label {
            parents[label] = parents[parents[label]]
            label = parents[label]
        }
        return label
    }
}
