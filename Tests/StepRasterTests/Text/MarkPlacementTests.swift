import StepTestSupport
import Testing

@testable import StepRaster

/// Where a mark's ink is, and its letter's, in thousandths of an em.
@Suite struct MarkPlacementTests {
    private static let letters =
        (AlphabetTests.extendedA + AlphabetTests.romanian + MonolineFaceTests.latin + AlphabetTests.beyondLatin)
        .unicodeScalars.compactMap { letter in
            Glyph.decomposition(of: letter).map { (letter: letter, base: $0.base, mark: $0.mark) }
        }

    private static func joins(_ letter: Unicode.Scalar, _ mark: Unicode.Scalar) -> Bool {
        mark == "\u{31B}" || mark == "\u{328}" || (mark == "\u{327}" && "ÇçŞş".unicodeScalars.contains(letter))
    }

    /// Marks neither touch nor fly away, which a capital's mark on a small letter would.
    @Test(arguments: [100.0, 300, 700, 900]) func marksKeepTheirDistance(_ weight: Double) {
        let letters = Self.letters.filter { !Self.joins($0.letter, $0.mark) }
        for (letter, _, _) in Walk.sample(letters, every: 4, from: Int(weight / 250)) {
            let (base, accent) = Self.inks(letter, weight)
            let gap = base.distance(to: accent)
            #expect(gap >= (weight > 700 ? 10 : 20), "\(letter): \(gap)")
            // Between the legs of A a dot below is far from both.
            #expect(gap <= (letter == "Ạ" ? 270 : 210), "\(letter): \(gap)")
        }
    }

    /// Ogoneks and cedillas grow out of their letters, and are below them; horns are above.
    @Test(arguments: [100.0, 300, 700, 900]) func hooksJoin(_ weight: Double) {
        for (letter, _, mark) in Self.letters where Self.joins(letter, mark) {
            let (base, accent) = Self.inks(letter, weight)
            #expect(base.distance(to: accent) == 0, "\(letter)")
            let range = mark == "\u{31B}" ? 380.0...620 : -270 ... -190
            #expect(range.contains(accent.bottom), "\(letter): \(accent.bottom)")
        }
    }

    /// Above the baseline nothing of an ogonek sticks out of its letter.
    @Test(arguments: [100.0, 300, 500, 700, 900]) func ogoneksStartWithinTheirLetters(_ weight: Double) {
        for letter in "ĄąĘęĮįŲų".unicodeScalars {
            let (base, accent) = Self.inks(letter, weight)
            #expect(accent.amount(outside: base, above: 5) < 1, "\(letter): \(accent.amount(outside: base, above: 5))")
        }
    }

    /// The caron of ď, ť, ľ and Ľ stands close to the stem and above the small letters beside it.
    @Test(arguments: [100.0, 300, 700, 900]) func caronsBesideStemsAreTight(_ weight: Double) {
        for letter in "ďťľĽ".unicodeScalars {
            let (base, accent) = Self.inks(letter, weight)
            #expect(20...60 ~= base.distance(to: accent), "\(letter): \(base.distance(to: accent))")
            #expect(accent.bottom > 527, "\(letter): \(accent.bottom)")
        }
    }

    /// In every alphabet a pair of letters is two letters: their inks and their marks are apart.
    @Test(arguments: [300.0, 700]) func lettersWithMarksDoNotTouch(_ weight: Double) {
        // What no word has: marked i and j side by side, and these.
        let thin = "ìíîïĵỉĩίϊΐ"
        let inNoWord = ["Ąį", "Ąj", "Ĵĥ"]
        // These follow vowels.
        let (dialytika, vowels) = ("ϊΐϋΰ", "αεο")
        var pairs: Set<[Character]> = []
        for alphabet in AlphabetTests.alphabets.values {
            let letters = alphabet.filter { $0 != "·" }
            for left in letters + letters.uppercased() {
                for right in letters where !(left.isASCII && right.isASCII) {
                    if thin.contains(left), thin.contains(right) { continue }
                    if dialytika.contains(right), !vowels.contains(left) { continue }
                    if inNoWord.contains(String([left, right])) { continue }
                    pairs.insert([left, right])
                }
            }
        }
        let spacing = LetterSpacing(of: Array(Set(pairs.joined())), weight: weight)
        let tight = pairs.filter { spacing.gap($0[0], $0[1]) < 8 }
        #expect(tight.isEmpty, "\(tight.map { String($0) }.sorted())")
        #expect(pairs.count > 5000)
    }

    /// Beside a circumflex, an acute and a hook stand on the right and a grave on the left; a tonos stands before a capital.
    @Test(arguments: [300.0, 700]) func marksBesideMarksAndCapitals(_ weight: Double) {
        for letter in "ẤấẾếỐốẨẩỂểỔổẦầỀềỒồ".unicodeScalars {
            let (base, accent) = Self.inks(letter, weight)
            let isGrave = "ẦầỀềỒồ".unicodeScalars.contains(letter)
            #expect(isGrave ? accent.middle < base.middle - 60 : accent.middle > base.middle + 60, "\(letter)")
            #expect(accent.left > base.left - 30 && accent.right < base.right + 30, "\(letter)")
        }
        for letter in "ΆΈΉΊΌΎΏ".unicodeScalars {
            let (base, accent) = Self.inks(letter, weight)
            #expect(accent.middle < base.middle - 100, "\(letter)")
            #expect(500...600 ~= accent.bottom, "\(letter): \(accent.bottom)")
        }
    }

    private static func inks(_ letter: Unicode.Scalar, _ weight: Double) -> (base: InkMask, mark: InkMask) {
        let em = InkMask.em
        let strokes = GlyphRun(text: String(letter), origin: InkMask.origin, size: em, weight: weight).letters().strokes
        return (InkMask(Array(strokes.dropLast())), InkMask(Array(strokes.suffix(1))))
    }
}

/// The pixels that strokes cover, .005 em each.
private struct InkMask {
    static let em = 200.0
    static let origin = Point(40, 230)
    private static let unit = 1000 / em
    private static let size = (width: 280, height: 300)
    private let image: PixelBuffer
    private let points: [(x: Int, y: Int)]

    init(_ strokes: [GlyphStroke]) {
        var canvas = Canvas(
            size: Size(Double(Self.size.width), Double(Self.size.height)), scale: 1, background: .clear)
        for stroke in strokes { canvas.stroke(stroke.path, style: stroke.style, with: .black) }
        image = canvas.image()
        var points: [(x: Int, y: Int)] = []
        for y in 0..<Self.size.height {
            for x in 0..<Self.size.width where image[x, y].alpha > 127 { points.append((x, y)) }
        }
        self.points = points
    }

    var bottom: Double { (Self.origin.y - Double((points.last?.y ?? 0) + 1)) * Self.unit }

    var left: Double { Double(points.map(\.x).min() ?? 0) * Self.unit }
    var right: Double { Double((points.map(\.x).max() ?? 0) + 1) * Self.unit }
    var middle: Double { (left + right) / 2 }

    /// From pixel to pixel: 0 where they overlap.
    func distance(to other: InkMask) -> Double {
        var least = Double.infinity
        let edge = other.points.filter { other.isEdge($0) }
        for p in points where isEdge(p) || other.image[p.x, p.y].alpha > 127 {
            if other.image[p.x, p.y].alpha > 127 { return 0 }
            for q in edge {
                let (dx, dy) = (Double(p.x - q.x), Double(p.y - q.y))
                least = min(least, dx * dx + dy * dy)
            }
        }
        return (least.squareRoot() - 1) * Self.unit
    }

    private func isEdge(_ p: (x: Int, y: Int)) -> Bool {
        [(1, 0), (-1, 0), (0, 1), (0, -1)].contains { image[p.x + $0.0, p.y + $0.1].alpha <= 127 }
    }

    /// How many pixels of ink lie above a height and outside `other`.
    func amount(outside other: InkMask, above height: Double) -> Double {
        let top = Self.origin.y - height / Self.unit
        return points.filter { Double($0.y + 1) <= top }
            .reduce(0) { sum, p in
                sum + max(0, Double(image[p.x, p.y].alpha) - Double(other.image[p.x, p.y].alpha)) / 255
            }
    }
}
