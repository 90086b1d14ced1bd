import StepTestSupport
import Testing

@testable import StepRaster

@Suite struct DisplayCutTests {
    private static let spaces = " \u{A0}\u{2009}\u{202F}"
    private static let inked = "0123456789.,'’ʼ+−-\u{2010}\u{2011}%defikmnorsuvM"

    private static func run(_ text: String, digits: GlyphRun.Digits = .proportional) -> GlyphRun {
        GlyphRun(
            text: text, origin: .zero, size: 1000, weight: 700, digits: digits, fonts: [Typeface(DisplayCut.shared)])
    }

    private static func outline(_ character: Character) -> Path {
        Path(elements: run(String(character)).letters().outlines.flatMap(\.elements))
    }

    /// How long each piece of ink is along a row or a column of a letter, in thousandths of an em.
    private static func ink(_ character: Character, row: Double? = nil, column: Double? = nil) -> [Double] {
        var run = run(String(character))
        let size = row == nil ? Size(1, 1100) : Size(1100, 1)
        run.origin = Point(column.map { -$0 } ?? 0, row ?? 900)
        var canvas = Canvas(size: size, scale: 1, background: .white)
        canvas.text(run, color: .black)
        var runs = [0.0]
        for pixel in canvas.image().pixels {
            let coverage = 1 - Double(pixel.red) / 255
            if coverage > 0 { runs[runs.count - 1] += coverage } else if runs.last != 0 { runs.append(0) }
        }
        return runs.filter { $0 > 0 }
    }

    @Test func everyLetterIsDrawnWithinItsBox() {
        for character in Self.inked {
            let (outline, width) = (Self.outline(character), Self.run(String(character)).width)
            #expect(DisplayCut.shared.glyph(for: character.unicodeScalars.first!, weight: 700) != nil && width > 0)
            #expect(!outline.isEmpty && outline.isDrawable, "\(character)")
            for point in outline.points {
                #expect(0...width ~= point.x && -750...200 ~= point.y, "\(character): \(point)")
            }
        }
        for space in Self.spaces {
            #expect(Self.outline(space).isEmpty && Self.run(String(space)).width > 100)
        }
        for space in ["\u{202F}", "\u{2009}"] { #expect(180...200 ~= Self.run(space).width) }
    }

    /// What the cut lacks the built-in face draws, accents and other alphabets too.
    @Test(arguments: ["Jun 3", "3a", "août 5", "März", "Δ Я"]) func everyLetterIsDrawn(_ text: String) {
        let run = Self.run(text)
        #expect(run.missing.isEmpty && !run.letters().strokes.isEmpty)
    }

    @Test func contoursAreClosed() {
        for character in Self.inked {
            var isOpen = false
            for element in Self.outline(character).elements {
                if case .move = element {
                    #expect(!isOpen, "\(character)")
                    isOpen = true
                }
                if case .close = element { isOpen = false }
            }
            #expect(!isOpen, "\(character)")
        }
    }

    @Test func curvesJoinSmoothly() {
        for character in Self.inked {
            for sine in Self.outline(character).turnsAtCurves {
                #expect(sine < 0.02 || sine > 0.3, "\(character): \(sine)")
            }
        }
    }

    /// Ink where it is meant: no hole but the counters.
    @Test(
        arguments: [
            ("0", 354, 2), ("1", 354, 1), ("2", 640, 1), ("2", 520, 2), ("2", 200, 1), ("3", 370, 1), ("3", 160, 2),
            ("4", 400, 2), ("4", 200, 1), ("4", 75, 1), ("5", 500, 1), ("5", 240, 1), ("6", 480, 1), ("6", 230, 2),
            ("7", 650, 1), ("7", 300, 1), ("8", 510, 2), ("8", 374, 1), ("8", 210, 2), ("9", 480, 2), ("9", 320, 1),
            ("%", 600, 3), ("k", 265, 1), ("m", 200, 3), ("e", 264, 1), ("M", 300, 4), ("’", 650, 1), (",", 100, 1),
        ] as [(Character, Double, Int)])
    func inkHasNoHoles(_ character: Character, row: Double, count: Int) {
        #expect(Self.ink(character, row: row).count == count, "\(Self.ink(character, row: row))")
    }

    @Test func roundsReachBeyondFlats() {
        func reach(_ character: Character) -> (top: Double, bottom: Double) {
            let ys = Self.outline(character).elements.compactMap(\.end?.y)
            return (-(ys.min() ?? 0), -(ys.max() ?? 0))
        }
        for flat in "147M" { #expect(reach(flat) == (708, 0), "\(flat)") }
        for round in "03689%" { #expect(reach(round) == (717, -9), "\(round)") }
        #expect(reach("2") == (717, 0) && reach("5") == (708, -9))
    }

    @Test func stemsAreOfOneWeight() {
        for (character, row) in [("1", 200), ("4", 60), ("4", 640), ("k", 650), ("i", 200), ("n", 100), ("r", 100)]
            as [(Character, Double)]
        {
            let stem = Self.ink(character, row: row).last ?? 0
            // The flank of the 4 is the diagonal's as well.
            if row == 640 { #expect(stem > 150) } else { #expect(140...152 ~= stem, "\(character): \(stem)") }
        }
        for (character, row) in [
            ("0", 354), ("6", 230), ("8", 210), ("8", 512), ("9", 480), ("3", 205), ("5", 240), ("o", 264),
        ]
            as [(Character, Double)]
        {
            let sides = Self.ink(character, row: row)
            for side in character == "3" || character == "5" ? sides.suffix(1) : sides[...] {
                #expect(143...160 ~= side, "\(character): \(side)")
            }
        }
    }

    /// What lies across is thinner, and the thinnest where bowls meet.
    @Test func whatLiesAcrossIsThinner() {
        for (character, column) in [("0", 313), ("3", 290), ("6", 310), ("9", 300), ("7", 100), ("e", 290), ("o", 288)]
            as [(Character, Double)]
        {
            let across = Self.ink(character, column: column)
            #expect(across.allSatisfy { 94...127 ~= $0 }, "\(character): \(across)")
        }
        let eight = Self.ink("8", column: 308)
        #expect(eight.count == 3 && eight[1] < eight[0] && eight[1] < eight[2], "\(eight)")
    }

    @Test(arguments: ["74", "47", "7,", ",7", "7.", ".7", ",1", ".1", "41", "24", "42", "07", "97"])
    func pairsStandCloser(_ pair: String) {
        let apart = pair.reduce(0.0) { $0 + Self.run(String($1)).width }
        #expect(Self.run(pair).width <= apart - 10)
        // In columns, digits keep their room.
        if pair.allSatisfy(\.isNumber) {
            #expect(Self.run(pair, digits: .tabular).width == 2 * Self.run("0", digits: .tabular).width)
        }
    }

    /// Ink of two digits never touches.
    @Test func pairsStayApart() {
        let letters = "0123456789,."
        for left in letters {
            for right in letters {
                var line = Self.run("\(left)\(right)")
                let width = line.width + 10
                for row in stride(from: 10.0, through: 700, by: 115) {
                    line.origin = Point(0, row)
                    var canvas = Canvas(size: Size(width, 1), scale: 1, background: .white)
                    canvas.text(line, color: .black)
                    let dark = canvas.image().pixels.map { $0.red < 255 }
                    let count = zip([false] + dark, dark).count { !$0 && $1 }
                    let alone = Self.ink(left, row: row).count + Self.ink(right, row: row).count
                    #expect(count == alone, "\(left)\(right) at \(row)")
                }
            }
        }
    }
}
