import StepTestSupport
import Testing

@testable import StepRaster

/// Distances between the inks of neighbours, in thousandths of an em.
@Suite struct LetterSpacingTests {
    static let letters =
        Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

    /// No pair touches, at any height, whatever slopes face each other: .014 em in light letters, .017 em in bold ones.
    @Test(arguments: [(300, 14), (600, 17), (700, 17), (900, 17)] as [(Double, Double)])
    func noTwoLettersTouch(_ weight: Double, _ least: Double) {
        let spacing = LetterSpacing(of: Self.letters, weight: weight)
        let pairs = Self.letters.flatMap { left in Self.letters.map { (left, $0) } }
        let tight = pairs.filter { spacing.gap($0, $1) < least }
        #expect(tight.isEmpty, "\(tight.map { "\($0)\($1)" })")
    }

    /// Heavy stems stand a little closer than light ones: their counters are narrower too.
    @Test(arguments: ["nn", "HH", "il", "dp", "mu"])
    func stemsComeCloserOnlyOptically(_ pair: String) {
        let letters = Array(pair)
        let gaps = [300.0, 600, 700, 900].map { LetterSpacing(of: letters, weight: $0).gap(letters[0], letters[1]) }
        #expect(gaps[0] > gaps[1] && gaps[1] > gaps[2] && gaps[2] > gaps[3])
        #expect(gaps[2] > 0.75 * gaps[0] && gaps[3] > 0.65 * gaps[0], "\(gaps)")
    }

    /// Where every digit has the same room, a 1 leaves holes; where each has its own, the gaps are alike.
    @Test(arguments: [300.0, 700])
    func proportionalDigitsStandEvenly(_ weight: Double) {
        let digits = Array("0123689")
        func gaps(_ kind: GlyphRun.Digits) -> [Double] {
            let spacing = LetterSpacing(of: digits, weight: weight, digits: kind)
            return digits.flatMap { left in digits.map { spacing.gap(left, $0) } }
        }
        let even = gaps(.proportional)
        #expect(even.allSatisfy { 80...150 ~= $0 }, "\(even)")
        #expect(gaps(.tabular).max() ?? 0 > 270)
    }
}

/// What is between letters at one weight.
struct LetterSpacing {
    private static let em = 80.0
    private static let unit = 1000 / em

    private struct Outline {
        /// Of each row of pixels, from the letter's origin; infinite where there is none.
        var left: [Double] = []
        var right: [Double] = []
        var advance: Double
    }

    private let weight: Double
    private let digits: GlyphRun.Digits
    private var outlines: [Character: Outline] = [:]

    init(of letters: [Character], weight: Double, digits: GlyphRun.Digits = .tabular) {
        self.weight = weight
        self.digits = digits
        for letter in letters { outlines[letter] = outline(letter) }
    }

    /// The least horizontal distance between the inks of two letters.
    func gap(_ left: Character, _ right: Character) -> Double {
        guard let a = outlines[left], let b = outlines[right] else { return .nan }
        var gap = Double.infinity
        for y in a.right.indices { gap = min(gap, b.left[y] - a.right[y]) }
        return gap + width("\(left)\(right)") - b.advance
    }

    private func width(_ text: String) -> Double {
        GlyphRun(text: text, origin: .zero, size: 1000, weight: weight, digits: digits).width
    }

    private func outline(_ letter: Character) -> Outline {
        let origin = Point(20, 75)
        var canvas = Canvas(size: Size(120, 100), scale: 1, background: .clear)
        canvas.text(
            GlyphRun(text: "\(letter)", origin: origin, size: Self.em, weight: weight, digits: digits), color: .black)
        let image = canvas.image()
        var outline = Outline(advance: width("\(letter)"))
        for y in 0..<image.height {
            var (left, right) = (Double.infinity, -Double.infinity)
            for x in 0..<image.width {
                let coverage = Double(image[x, y].alpha) / 255
                guard coverage > 0.02 else { continue }
                left = min(left, (Double(x + 1) - coverage - origin.x) * Self.unit)
                right = max(right, (Double(x) + coverage - origin.x) * Self.unit)
            }
            outline.left.append(left)
            outline.right.append(right)
        }
        return outline
    }
}
