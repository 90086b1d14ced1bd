import StepRaster
import StepTestSupport
import Testing

/// Edges that cross inside a pixel, where their order changes on the way down.
@Suite struct OverlappingEdgesTests {
    /// Two triangles that touch in the middle: half of the pixel, whichever way they wind.
    @Test func aBowTieInsideAPixel() {
        let bowTie = Path((0, 0), (1, 1), (1, 0), (0, 1), closed: true)
        #expect(mask(1, 1) { $0.fill(bowTie, with: .black) } == "50")
    }

    /// Two diagonal halves of a pixel have a quarter in common.
    @Test func trianglesAcrossEachOther() {
        var path = Path((0, 0), (1, 1), (0, 1), closed: true)
        path.append(Path((1, 0), (1, 1), (0, 1), closed: true))
        #expect(mask(1, 1) { $0.fill(path, with: .black) } == "75")
    }

    /// A fan of as many crossings as there may be, which is exact; and of so many that their order is given up for thin
    /// slices: still within a level.
    @Test(arguments: [(48, 0.51), (200, 1.5)])
    func aThicketOfCrossings(count: Int, tolerance: Double) {
        var path = Path()
        for i in 0..<count {
            // Slivers from the top of the pixel to the bottom in reverse order: each crosses all the others.
            let (top, bottom) = (Double(i) / Double(count), 1 - Double(i) / Double(count))
            path.append(Path((top, 0), (top + 0.002, 0), (bottom + 0.002, 1), (bottom, 1), closed: true))
        }
        var canvas = Canvas(size: Size(1.002, 1), scale: 1, background: .white)
        canvas.fill(path, with: .black)
        let expected = union(count: count)
        let found = 255 - Double(canvas.image()[0, 0].red)
        #expect(abs(found - expected * 255) <= tolerance, "\(found) for \(expected * 255)")
    }

    /// Area within x < 1, by adding up the covered length of very many heights.
    private func union(count: Int) -> Double {
        let heights = 4000
        var area = 0.0
        for step in 0..<heights {
            let y = (Double(step) + 0.5) / Double(heights)
            var end = 0.0
            let starts = (0..<count).map { i in
                let top = Double(i) / Double(count)
                return top + (1 - 2 * top) * y
            }.sorted()
            for start in starts {
                area += max(0, min(start + 0.002, 1) - max(start, end)) / Double(heights)
                end = max(end, start + 0.002)
            }
        }
        return area
    }
}
