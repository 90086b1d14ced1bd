/// The reason why a picture cannot be drawn as asked.
public enum ChartError: StepChartError, Hashable, Sendable {
    /// A side of the canvas is not a finite number of points above 0.
    case invalidSize(width: Double, height: Double)
    /// A card is too narrow or too low to be laid out, at all or as the options ask for.
    case invalidCardShape(expected: String, width: Double, height: Double)
    /// The scale is not above 0 and at most `RenderOptions.maximumScale`.
    case invalidScale(Double)
    /// A side of the picture would have more than `RenderOptions.maximumSide` pixels, or all of a picture in memory
    /// more than `RenderOptions.maximumPixels`. The numbers are pixels.
    case tooLarge(width: Double, height: Double)
    /// A constant of the theme is out of its range.
    case invalidTheme(constant: String, expected: String, found: String)
    /// Another option is out of its range.
    case invalidOption(String, expected: String, found: String)
    /// The week has no day of this index.
    case noSuchDay(Int, count: Int)
    /// The week has no day of this date.
    case noSuchDate(CivilDate)
    /// A picture to draw could not be read; the reason is the decoder's.
    case notDecoded(reason: String)
    /// The file could not be made, as when memory is short; the reason is the encoder's.
    case notEncoded(reason: String)
    /// The file could not be written; the reason is the system's.
    case notWritten(reason: String)
    /// A text to draw has a character that neither a font nor the built-in lettering has; `place` names the text.
    case missingGlyph(Unicode.Scalar, place: String)
    /// A text to draw has a character of a script whose letters run from right to left, join or are reordered, for
    /// which no font is searched; `place` names the text.
    case needsShaping(Unicode.Scalar, place: String)
    /// A language tag is unknown; `nearest` is the known language that is spelled most like it, if any is.
    case unknownLanguage(tag: String, nearest: Language?)

    /// - Throws: `invalidOption` if it is not valid.
    static func check(
        _ option: String, _ isValid: Bool, _ expected: @autoclosure () -> String, _ found: @autoclosure () -> Any
    ) throws(ChartError) {
        if !isValid { throw .invalidOption(option, expected: expected(), found: "\(found())") }
    }

    /// - Throws: `invalidSize` if a side is not a finite number above 0.
    static func check(_ size: Size) throws(ChartError) {
        let isValid = [size.width, size.height].allSatisfy { $0 > 0 && $0.isFinite }
        if !isValid { throw .invalidSize(width: size.width, height: size.height) }
    }

    /// The error in one line of text.
    public var description: String {
        switch self {
        case .invalidSize(let width, let height):
            "size: expected a width and a height above 0 pt, found \(width) x \(height)"
        case .invalidCardShape(let expected, let width, let height):
            "size: expected \(expected), found \(width.shortest) x \(height.shortest)"
        case .invalidScale(let scale):
            "scale: expected a number above 0 and at most \(RenderOptions.maximumScale), found \(scale)"
        case .tooLarge(let width, let height) where max(width, height) > Double(RenderOptions.maximumSide):
            "size: expected at most \(RenderOptions.maximumSide) pixels a side, found \(width) x \(height)"
        case .tooLarge(let width, let height):
            "size: expected at most \(RenderOptions.maximumPixels) pixels, found \(width) x \(height)"
        case .invalidTheme(let name, let expected, let found), .invalidOption(let name, let expected, let found):
            "\(name): expected \(expected), found \(found)"
        case .noSuchDay(let index, let count):
            "selection: expected the index of a day, 0...\(count - 1), found \(index)"
        case .noSuchDate(let date): "selection: expected a date of the week, found \(date)"
        case .notEncoded(let reason), .notDecoded(let reason), .notWritten(let reason): reason
        case .missingGlyph(let scalar, let place):
            "\(place): expected characters of the built-in lettering or a font, found \(Self.named(scalar))"
        case .needsShaping(let scalar, let place):
            "\(place): expected letters that stand one by one from left to right, found \(Self.named(scalar)), "
                + "whose script needs shaping"
        case .unknownLanguage(let tag, let nearest):
            "expected a language, one of \(Language.allCases.map(\.rawValue).joined(separator: ", "))"
                + "\(NearestName.hint(nearest?.rawValue)), found \"\(SourceText.excerpt(tag))\""
        }
    }

    /// Returns a character and its number: `"月" (U+6708)`
    private static func named(_ scalar: Unicode.Scalar) -> String {
        let digits = Int(scalar.value).digits(4, radix: 16, uppercase: true)
        return "\"\(SourceText.excerpt(String(scalar)))\" (U+\(digits))"
    }
}
