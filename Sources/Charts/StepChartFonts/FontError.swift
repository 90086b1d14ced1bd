/// The reason why a font cannot be used.
public enum FontError: StepChartError, Hashable, Sendable {
    /// The file cannot be read; the reason is the system's.
    case notReadable(reason: String)
    /// The file has more than `FontError.maximumSize` bytes.
    case tooLarge
    /// The bytes are no TrueType or OpenType font, or a damaged one.
    case notAFont
    /// The file has no face of this number, from 1.
    case noSuchFace(Int)
    /// The font's letters are bitmaps.
    case noOutlines
    /// The font has no table from Unicode characters to letters.
    case noUnicode
    /// There is not enough memory.
    case noMemory

    /// The most bytes of a font's file: more than the largest fonts of Chinese, Japanese and Korean have.
    public static let maximumSize = 64 << 20

    /// The reason in one line.
    public var description: String {
        switch self {
        case .notReadable(let reason): reason
        case .tooLarge: "expected a font of at most \(Self.maximumSize >> 20) MiB, found more"
        case .notAFont: "expected a TrueType or OpenType font, or a collection of them, found none or a damaged one"
        case .noSuchFace(let number): "expected the number of a font in this file, from 1, found \(number)"
        case .noOutlines: "expected a font with outlines, found one of pixels"
        case .noUnicode: "expected a font with a table of Unicode characters, found none"
        case .noMemory: "not enough memory for the font"
        }
    }
}
