import StepRaster
import StepTestSupport
import Testing

@Suite struct StrokerTests {
    /// The pen is half on either side of the line.
    @Test func aButtCapEndsAtTheEnd() {
        #expect(
            ink(cap: .butt) == """
                 .  .  .  .  .  .  .  .
                 . 50 ## ## ## ## 50  .
                 . 50 ## ## ## ## 50  .
                 .  .  .  .  .  .  .  .
                """)
    }

    /// A quarter disc of radius 1 covers pi/4; half a pixel off, what is left of it in the outer column is 31 %.
    @Test func aRoundCapIsHalfADisc() {
        #expect(
            ink(cap: .round) == """
                 .  .  .  .  .  .  .  .
                31 98 ## ## ## ## 98 31
                31 98 ## ## ## ## 98 31
                 .  .  .  .  .  .  .  .
                """)
    }

    private func ink(cap: StrokeStyle.Cap) -> String {
        mask(8, 4) { canvas in
            canvas.stroke(Path((1.5, 2), (6.5, 2)), style: StrokeStyle(width: 2, cap: cap), with: .black)
        }
    }

    @Test(arguments: [
        (
            StrokeStyle.Join.miter,
            """
            ## ## ## ## ##  .
            ## ## ## ## ##  .
             .  .  . ## ##  .
             .  .  . ## ##  .
            """
        ),
        (
            .round,
            """
            ## ## ## ## 78  .
            ## ## ## ## ##  .
             .  .  . ## ##  .
             .  .  . ## ##  .
            """
        ),
    ])
    func joinsFillTheOutsideOfACorner(join: StrokeStyle.Join, expected: String) {
        let corner = mask(6, 4) { canvas in
            canvas.stroke(Path((0, 1), (4, 1), (4, 4)), style: StrokeStyle(width: 2, join: join), with: .black)
        }
        #expect(corner == expected)
    }

    /// A miter is as many line widths long as 1 / sin(corner / 2): here 3.9 and 4.1, of which the second is cut off.
    @Test(arguments: [(3.9, true), (4.1, false)])
    func aMiterOfMoreThanFourWidthsIsABevel(length: Double, isMiter: Bool) {
        let sine = 1 / length
        let slope = sine / (1 - sine * sine).squareRoot()
        var canvas = Canvas(size: Size(30, 16), scale: 1, background: .white)
        let corner = Path((0, 8 - 20 * slope), (20, 8), (0, 8 + 20 * slope))
        canvas.stroke(corner, style: StrokeStyle(width: 4), with: .black)
        // The bevel ends at x = 20 + 2 sine, the miter at 20 + 2 length.
        #expect((canvas.image()[22, 8].red == 0) == isMiter)
    }

    @Test func aClosedSubpathHasAJoinInsteadOfCaps() {
        let square = mask(6, 6) { canvas in
            canvas.stroke(
                Path((1, 1), (5, 1), (5, 5), (1, 5), closed: true), style: StrokeStyle(width: 2), with: .black)
        }
        #expect(
            square == """
                ## ## ## ## ## ##
                ## ## ## ## ## ##
                ## ##  .  . ## ##
                ## ##  .  . ## ##
                ## ## ## ## ## ##
                ## ## ## ## ## ##
                """)
    }

    /// What follows a close starts where the closed subpath did.
    @Test func drawingGoesOnAfterAClose() {
        let path = Path(elements: [
            .move(Point(1, 1)), .line(Point(3, 1)), .close, .line(Point(1, 4)),
        ])
        let ink = mask(4, 5) { $0.stroke(path, style: StrokeStyle(width: 2), with: .black) }
        #expect(ink.split(separator: "\n").suffix(3) == ["## ##  .  .", "## ##  .  .", " .  .  .  ."])
    }

    @Test(arguments: [
        (StrokeStyle.Cap.butt, " .  .\n .  ."), (.round, "78 78\n78 78"),
    ])
    func aPointIsADotOrNothing(cap: StrokeStyle.Cap, expected: String) {
        for path in [Path((1, 1)), Path((1, 1), (1, 1)), Path((1, 1), closed: true)] {
            #expect(mask(2, 2) { $0.stroke(path, style: StrokeStyle(width: 2, cap: cap), with: .black) } == expected)
        }
    }

    @Test(arguments: [0, -1, .nan, .infinity])
    func aPenWithoutAWidthInksNothing(width: Double) {
        let ink = mask(2, 2) { $0.stroke(Path((0, 1), (2, 1)), style: StrokeStyle(width: width), with: .black) }
        #expect(ink == " .  .\n .  .")
    }

    /// A hairline is faint, not thick.
    @Test func aThinLineCoversItsWidth() {
        let ink = mask(3, 3) { $0.stroke(Path((0, 1.5), (3, 1.5)), style: StrokeStyle(width: 0.25), with: .black) }
        #expect(ink == " .  .  .\n25 25 25\n .  .  .")
    }

    /// A bend of radius 1 under a pen of radius 3: a half disc, no hole, no wing.
    @Test func aBendTighterThanThePenIsFilled() {
        var canvas = Canvas(size: Size(20, 16), scale: 1, background: .white)
        let k = 0.552284749831
        let bend = Path(elements: [
            .move(Point(2, 7)), .line(Point(12, 7)), .cubic(Point(12 + k, 7), Point(13, 8 - k), Point(13, 8)),
            .cubic(Point(13, 8 + k), Point(12 + k, 9), Point(12, 9)), .line(Point(2, 9)),
        ])
        canvas.stroke(bend, style: StrokeStyle(width: 6), with: .black)
        let image = canvas.image()
        for y in 0..<16 {
            for x in 0..<20 {
                // The union is a bar from x 2 to 12, y 4 to 12, and half a disc of radius 4 around (12, 8).
                let (dx, dy) = (Double(x) + 0.5 - 12, Double(y) + 0.5 - 8)
                let distance = x < 12 ? max(abs(dy), 2 - Double(x) + 3.5) : (dx * dx + dy * dy).squareRoot()
                if distance < 3.2 { #expect(image[x, y].red == 0, "hole at \(x), \(y)") }
                if distance > 4.8 { #expect(image[x, y].red == 255, "ink at \(x), \(y)") }
            }
        }
    }
}
