/// The drawing of one character, in thousandths of an em, y up from the baseline.
///
/// The skeleton (its notation: ``Pen``) is drawn for a pen of no width, so that it fills the letter's height exactly.
/// The ``AlignmentZones`` then inset it by half a stem, so that the ink is as tall as the drawing at every weight.
struct Glyph: Sendable, Equatable {
    let advance: Double
    let zones: AlignmentZones
    /// The crowding of its strokes: the share, 0 ... 1, by which the growth of the pen towards bold is reduced.
    let boldReduction: Double
    /// The factor on the pen's width, below 1 for small signs and second marks.
    let penScale: Double
    /// True if its lines have round ends and corners.
    let rounded: Bool
    let skeleton: PathData
    /// True if it has the dot of i and j, which an accent replaces.
    var hasDot = true

    /// - Parameter notation: `594 s10 75 M88,0V738 | O115,722`. The advance; the letter of the zones, `r` for rounded
    ///   icons, or none for plain capitals; crowding and pen in percent, unless 0 and 100; the skeleton.
    init(_ notation: PathData) {
        var data = notation
        advance = data.number()
        let kind = data.next().map { $0 >= "a" } == true ? data.command() : nil
        rounded = kind == "r"
        zones = rounded ? .icon : kind.flatMap(AlignmentZones.init) ?? .capital
        boldReduction = data.number() / 100
        let percent = data.number()
        penScale = percent > 0 ? percent / 100 : 1
        skeleton = data
    }

    /// The drawing of a character; nil if the face has none.
    static func drawing(of scalar: Unicode.Scalar) -> Glyph? { notation(of: scalar).map(Glyph.init) }

    /// The notation of a character's drawing, for `init`; nil if the face has none.
    static func notation(of scalar: Unicode.Scalar) -> PathData? {
        let scalar = homoglyph(of: scalar) ?? scalar
        return letters[scalar] ?? others[scalar] ?? foreign[scalar]
    }

    // A table is parsed only for a character that is in none before it: most pictures have digits and a few signs.
    private static let letters = ScalarTable(drawings(in: latin))
    private static let others = ScalarTable(drawings(in: signs, marks))
    private static let foreign = ScalarTable(drawings(in: greek, cyrillic))

    /// Parses texts of drawings. A line has characters, the first of which may be a space, and their drawing.
    static func drawings(in texts: String...) -> [(Unicode.Scalar, PathData)] {
        var drawings: [(Unicode.Scalar, PathData)] = []
        for text in texts {
            let bytes = Array(text.utf8)
            var start = 0
            while start < bytes.count {
                let lineEnd = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: " ")) ?? lineEnd
                let drawing = PathData(bytes[end..<lineEnd])
                for scalar in String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars {
                    drawings.append((scalar, drawing))
                }
                start = lineEnd + 1
            }
        }
        return drawings
    }
}
