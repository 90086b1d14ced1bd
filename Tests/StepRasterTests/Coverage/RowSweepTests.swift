import StepRaster
import StepTestSupport
import Testing

/// One row's edges under the non-zero rule: exact also where outlines overlap, cross, or stop inside the row.
@Suite struct RowSweepTests {
    @Test func aStarIsOneShape() {
        let star = Path((6, 0), (9, 10), (0, 4), (12, 4), (3, 10), closed: true)
        #expect(
            mask(12, 10) { $0.fill(star, with: .black) } == """
                 .  .  .  .  . 15 15  .  .  .  .  .
                 .  .  .  .  . 45 45  .  .  .  .  .
                 .  .  .  .  . 75 75  .  .  .  .  .
                 .  .  .  .  7 98 98  7  .  .  .  .
                33 92 ## ## ## ## ## ## ## ## 92 33
                 .  8 67 ## ## ## ## ## ## 67  8  .
                 .  .  . 35 ## ## ## ## 35  .  .  .
                 .  .  . 25 ## ## ## ## 25  .  .  .
                 .  .  . 55 92 33 33 92 55  .  .  .
                 .  .  . 52  8  .  .  8 52  .  .  .
                """)
    }

    /// Their sum would be 3/4; their union is half the pixel and the part of the other that lies beside it.
    @Test func overlapCountsOnce() {
        let ink = mask(1, 1) { canvas in
            var path = Path.rectangle(0, 0, 0.5, 1)
            path.append(.rectangle(0.25, 0, 0.5, 0.5))
            canvas.fill(path, with: .black)
        }
        // 1/2 + 1/4 * 1/2
        #expect(ink == "62")
    }

    /// Two shapes meet at a height inside the row, where the inner sides end.
    @Test(arguments: [(0.25, "50 ## 87 38"), (0.5, "50 ## 75 25"), (0.8, "50 ## 60 10")])
    func levelEdgesInsideARowLeaveNoSeam(height: Double, expected: String) {
        let ink = mask(4, 1) { canvas in
            var path = Path.rectangle(0.5, 0, 2, height)
            path.append(.rectangle(0.5, height, 3, 1 - height))
            canvas.fill(path, with: .black)
        }
        #expect(ink == expected)
    }

    @Test func aStepInsideARow() {
        // Half of the row is one pixel wide, the rest three.
        let step = Path((1, 0), (2, 0), (2, 0.5), (4, 0.5), (4, 1), (1, 1), closed: true)
        #expect(mask(5, 1) { $0.fill(step, with: .black) } == " . ## 50 50  .")
    }

    /// The same outline twice, once turned round: nothing is left of either.
    @Test func oppositeOutlinesCancel() {
        var path = Path((0, 0), (3, 1), (1, 3), closed: true)
        path.append(Path((1, 3), (3, 1), (0, 0), closed: true))
        #expect(mask(3, 3) { $0.fill(path, with: .black) } == " .  .  .\n .  .  .\n .  .  .")
    }

    @Test func whatIsWoundForwardAndBackIsOutside() {
        var path = Path.rectangle(0, 0, 3, 3)
        path.append(Path((1, 1), (1, 2), (2, 2), (2, 1), closed: true))
        #expect(mask(3, 3) { $0.fill(path, with: .black) } == "## ## ##\n##  . ##\n## ## ##")
    }

    @Test func theDirectionOfAnOutlineDoesNotMatter() {
        let down = mask(3, 3) { $0.fill(Path((0, 0), (3, 1), (1, 3), closed: true), with: .black) }
        let up = mask(3, 3) { $0.fill(Path((1, 3), (3, 1), (0, 0), closed: true), with: .black) }
        #expect(down == up)
    }

    @Test func theSameOutlineTwiceIsTheSame() {
        let once = Path((0.3, 0.2), (2.9, 1.1), (1.2, 2.7), closed: true)
        var twice = once
        twice.append(once)
        #expect(mask(3, 3) { $0.fill(once, with: .black) } == mask(3, 3) { $0.fill(twice, with: .black) })
    }
}
