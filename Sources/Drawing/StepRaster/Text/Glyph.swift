/// The drawing of one character, in thousandths of an em, y up from the baseline.
///
/// The skeleton (its notation: ``Pen``) is drawn for a pen of no width, so that it fills the letter's height exactly.
/// The ``AlignmentZones`` then inset it by half a stem, and the ink stays as tall as the drawing at every weight.
struct Glyph: Sendable {
    let advance: Double
    let zones: AlignmentZones
    /// The crowding of its strokes: the share of its growth that the pen gives up towards bold, 0 ... 1.
    let boldReduction: Double
    /// The factor by which the pen is thinner that draws small signs and second marks.
    let penScale: Double
    /// True if its lines end and turn round.
    let rounded: Bool
    let skeleton: PathData
    /// True if it has the dot of i and j, which an accent takes the place of.
    var hasDot = true

    /// - Parameter notation: `594 s10 75 M88,0V738 | O115,722`. The advance; the letter of the zones, or `r` of rounded
    ///   icons, or none of capitals that do not crowd; crowding and pen in percent, unless they are 0 and 100; the
    ///   skeleton.
    init(_ notation: Substring) {
        var data = PathData(notation)
        advance = data.number()
        let kind = data.next().map { $0 >= "a" } == true ? data.command() : nil
        rounded = kind == "r"
        zones = rounded ? .icon : kind.flatMap(AlignmentZones.init) ?? .capital
        boldReduction = data.number() / 100
        let percent = data.number()
        penScale = percent > 0 ? percent / 100 : 1
        skeleton = data
    }

    /// The drawing of a character of its own; nil where the face has none.
    static func drawing(of scalar: Unicode.Scalar) -> Glyph? { notation(of: scalar).map(Glyph.init) }

    /// The width to cut from a digit's drawing on either side when it need not be as wide as the others.
    static let proportionalTrims: [Unicode.Scalar: (left: Double, right: Double)] = [
        "1": (68, 139), "2": (8, 17), "4": (0, 8), "7": (36, 20),
    ]

    /// The box that stands for a character the face lacks: its height, weight and spacing are those of a capital.
    static let notdef = Glyph("640 c30 M104,0H536V708H104Z")

    /// A character's drawing, as `init` reads it; nil where the face has none.
    static func notation(of scalar: Unicode.Scalar) -> Substring? {
        let scalar = homoglyph(of: scalar) ?? scalar
        return letters[scalar] ?? others[scalar] ?? foreign[scalar]
    }

    // A table is read when a character is not in those before it: most pictures have digits and a few signs.
    private static let letters = table([latin])
    private static let others = table([signs, marks])
    private static let foreign = table([greek, cyrillic])

    private static func table(_ texts: [String]) -> ScalarTable<Substring> {
        var table = ScalarTable<Substring>()
        for text in texts {
            for (scalar, drawing) in drawings(in: text) { table.set(scalar, to: drawing) }
        }
        return table
    }

    /// The drawings of a text by character, from a line each: characters, of which the first may be a space, and their
    /// drawing.
    static func drawings(in text: String) -> [(scalar: Unicode.Scalar, drawing: Substring)] {
        var drawings: [(Unicode.Scalar, Substring)] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            let end = rest.dropFirst().firstIndex(of: UInt8(ascii: " ")) ?? lineEnd
            let start = text.utf8.index(text.startIndex, offsetBy: end)
            let drawing = text[start..<text.utf8.index(start, offsetBy: lineEnd - end)]
            for scalar in String(decoding: rest[..<end], as: UTF8.self).unicodeScalars {
                drawings.append((scalar, drawing))
            }
            rest = rest[lineEnd...].dropFirst()
        }
        return drawings
    }
}
