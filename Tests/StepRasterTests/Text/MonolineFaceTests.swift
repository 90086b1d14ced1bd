import StepTestSupport
import Testing

@testable import StepRaster

@Suite struct MonolineFaceTests {
    @Test(
        arguments: [
            (100, 33), (200, 52.5), (300, 72), (400, 91.5), (600, 130.5), (700, 150), (900, 189),
            (-5, 33), (5000, 189), (.nan, 72),
        ] as [(Double, Double)])
    func weightIsStem(_ weight: Double, _ stem: Double) {
        #expect(abs(MonolineFace(weight: weight).stem - stem) < 1e-9)
        let ink = Ink(of: "l", weight: weight)
        #expect(abs(ink.right - ink.left - stem) < 1)
    }

    static let printable = String(String.UnicodeScalarView((0x20...0x7E).compactMap(Unicode.Scalar.init)))
    static let latin = String(String.UnicodeScalarView((0xC0...0xFF).compactMap(Unicode.Scalar.init)))
    static let signs = "°·…×→↑–—‘’“”−¡¿£€≤≥✓▲▼\u{A0}\u{202F}"
    static let everything = all + AlphabetTests.beyondLatin + AlphabetTests.signs
    static let all = printable + latin + signs + Icon.allCases.map(\.text).joined()

    @Test(arguments: [printable, latin, signs])
    func everyPromisedCharacterIsDrawn(_ characters: String) {
        #expect(MonolineFace.missing(in: characters) == [])
        for character in characters where !character.isWhitespace {
            let run = GlyphRun(text: String(character), origin: .zero, size: 1, weight: 300)
            #expect(!run.letters().strokes.isEmpty && run.width > 0, "\(character)")
        }
    }

    @Test(arguments: [100, 300, 500, 700, 900])
    func everyStrokeIsFiniteAndStartsWithAMove(_ weight: Double) {
        for stroke in GlyphRun(text: Self.everything, origin: .zero, size: 1000, weight: weight).letters().strokes {
            #expect(stroke.path.points.allSatisfy { $0.isDrawable })
            #expect(stroke.style.width > 0)
            guard case .move = stroke.path.elements.first else {
                Issue.record("no move: \(stroke.path)")
                continue
            }
        }
    }

    @Test func aNarrowSpaceIsNarrower() {
        for weight in [300.0, 700] {
            func width(_ text: String) -> Double { MonolineFace(weight: weight).layout(text).width }
            #expect(width("\u{A0}") == width(" "))
            #expect(180...200 ~= width("\u{202F}") && width("\u{2009}") == width("\u{202F}"))
        }
    }

    /// As large in bold as in light text, and without a gap in the thinnest.
    @Test(arguments: ["▲", "▼"])
    func trianglesAreFull(_ triangle: String) {
        let areas = [100.0, 300, 900].map { weight in
            var canvas = Canvas(size: Size(90, 90), scale: 1, background: .white)
            canvas.text(
                GlyphRun(text: triangle, origin: Point(5, 80), size: 100, weight: weight), color: .black)
            let image = canvas.image()
            for y in 0..<90 {
                let row = (0..<90).map { image[$0, y].red }
                let dark = row.indices.filter { row[$0] < 128 }
                #expect(dark.count == (dark.last ?? 0) - (dark.first ?? 1) + 1, "\(weight): a gap in row \(y)")
            }
            return image.pixels.reduce(0.0) { $0 + 1 - Double($1.red) / 255 }
        }
        #expect(areas[1] > 1200)
        #expect(areas[0] > 0.7 * areas[1] && areas[2] > areas[1] && areas[2] < 1.15 * areas[1], "\(areas)")
    }

    /// At any weight the walker's legs, and the wings and shaft of the arrow, are apart.
    @Test(arguments: [300.0, 700, 900])
    func iconsDoNotClog(_ weight: Double) {
        func runs(_ icon: Icon, _ height: Double) -> Int {
            var canvas = Canvas(size: Size(200, 1), scale: 1, background: .white)
            canvas.text(
                GlyphRun(text: icon.text, origin: Point(10, height / 5), size: 200, weight: weight), color: .black)
            let row = canvas.image().pixels.map { $0.red < 128 }
            return zip([false] + row, row).count { !$0 && $1 }
        }
        #expect(runs(.walker, 60) == 2)
        #expect(runs(.walker, 360) == 3)
        #expect([500, 520].contains { runs(.flights, $0) == 3 })
    }

    /// Where a curve meets its neighbour the two run on in one direction, or turn a corner that is meant: never a bump.
    @Test(arguments: [100, 300, 500, 700, 900])
    func curvesJoinSmoothly(_ weight: Double) {
        for character in Self.everything {
            for stroke in GlyphRun(text: String(character), origin: .zero, size: 1000, weight: weight).letters().strokes
            {
                for sine in stroke.path.turnsAtCurves {
                    #expect(sine < 0.01 || sine > 0.35, "\(character): \(sine)")
                }
            }
        }
    }

    /// Capitals and digits keep their height at every weight; round ones overshoot it a little, to look equal.
    @Test(arguments: [100, 300, 400, 600, 800], ["1247", "HEIZ", "CGO", "03689", "ГЖИЛПУЧШЫЯ", "ΔΛΞΣΨ"])
    func inkIsAsTallAsDrawn(_ weight: Double, _ characters: String) {
        let overshoot = characters.first == "C" || characters.first == "0" ? 10.0 : 0
        for character in characters {
            let ink = Ink(of: String(character), weight: weight)
            let round = overshoot + (character == "2" ? 9 : 0)
            #expect(abs(ink.top - 708 - round) < 3.5, "\(character): top \(ink.top)")
            #expect(abs(ink.bottom + overshoot) < 3.5, "\(character): bottom \(ink.bottom)")
        }
    }

    @Test(arguments: [100, 300, 500, 700])
    func smallLettersShareTheirXHeight(_ weight: Double) {
        for character in "vwxzuвгжилмнптчшъыьяπυ" {
            #expect(abs(Ink(of: String(character), weight: weight).top - 518) < 3.5)
        }
        for character in "aceoзэюαες" { #expect(abs(Ink(of: String(character), weight: weight).top - 527) < 3.5) }
    }

    /// What is drawn stays within its advance, so that neighbours never run together.
    @Test(arguments: [100, 300, 500, 700], ["0123456789", "BCDEGHIMNOPQRSUZ", "abcdeghilmnopqsu"])
    func lettersHaveSideBearings(_ weight: Double, _ characters: String) {
        for character in characters {
            let run = GlyphRun(text: String(character), origin: .zero, size: 1000, weight: weight)
            let ink = Ink(of: String(character), weight: weight)
            #expect(ink.left > 2, "\(character): left \(ink.left)")
            #expect(run.width - ink.right > 2, "\(character): right \(run.width - ink.right)")
        }
    }
}

extension Path {
    /// The sine of the turn at every joint that has a curve on one side or both.
    var turnsAtCurves: [Double] {
        var turns: [Double] = []
        var here = Point.zero
        var arriving: (direction: Point, curved: Bool)?
        func turn(into direction: Point, curved: Bool) {
            guard let arriving, arriving.curved || curved else { return }
            let size = arriving.direction.length * direction.length
            guard size > 0 else { return }
            let forward = arriving.direction.dot(direction) > 0
            turns.append(forward ? abs(arriving.direction.cross(direction)) / size : 1)
        }
        for element in elements {
            switch element {
            case .move(let p):
                (here, arriving) = (p, nil)
            case .line(let p):
                turn(into: p - here, curved: false)
                arriving = (p - here, false)
                here = p
            case .cubic(let a, let b, let p):
                turn(into: a - here, curved: true)
                arriving = (p - b, true)
                here = p
            case .close:
                arriving = nil
            }
        }
        return turns
    }
}
