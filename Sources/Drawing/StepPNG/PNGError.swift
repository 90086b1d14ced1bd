/// The reason why a PNG could not be written or read.
package enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A picture to be written has an invalid size: each side must be from 1 to `PNGEncoder.maxSide`.
    case impossibleSize(width: Int, height: Int)
    /// A frame to be written has a delay of 10 ms or less, or one that a file cannot express exactly.
    case impossibleDelay(numerator: Int, denominator: Int)
    case outOfMemory
    /// The picture could not be written; the reason is a message of libpng or of this module.
    case notWritten(reason: String)
    /// The bytes do not start with PNG's signature; `found` is their start.
    case notPNG(found: [UInt8])
    /// The file is a picture or video of another kind, or a pointer of Git LFS; the advice follows the kind in the
    /// text.
    case other(kind: String, advice: String)
    /// The header declares a picture beyond `PNGDecoder.maxSide` or `PNGDecoder.maxPixels`.
    case tooLarge(width: Int, height: Int)
    /// The header declares more pixels than a file of any size may have, and too many for one of so few bytes.
    case tooFewBytes(width: Int, height: Int, bytes: Int, isAnimated: Bool)
    /// The file breaks PNG's rules; the reason is a message of libpng or a ``PNGFault``.
    case damaged(reason: String)

    static let keyIsTaken = Self.notWritten(reason: "a pixel has the colour that stands for those that do not change")

    /// The error for a file that does not start as a PNG does, with the kind of file that it seems to be.
    init(withoutSignature file: [UInt8]) {
        let inexact = ", whose pixels are not exact: draw the picture as PNG, too"
        let vector = ", which has no pixels: draw the picture as PNG, too"
        let changed = "one whose line ends were changed: put `*.png binary` into .gitattributes, and add it again"
        let text = "one that was saved as text: copy the file byte by byte"
        let others: [(start: [UInt8], kind: String, advice: String)] = [
            (Array("GIF8".utf8), "a GIF", inexact), (Array("YUV4MPEG2".utf8), "a film of raw frames", inexact),
            ([0xFF, 0xD8, 0xFF], "a JPEG", inexact),
            (Array("<svg".utf8), "an SVG", vector), (Array("<?xml".utf8), "an SVG", vector),
            (Array("version https://git-lfs".utf8), "a Git LFS pointer", " to one: run `git lfs pull`"),
            // The signature with line ends as LF, or as CR LF; with its first byte as Latin-1, or as broken UTF-8.
            ([0x89, 0x50, 0x4E, 0x47, 0x0A], changed, ""), ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D], changed, ""),
            ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0D], changed, ""),
            (Array("\u{89}PNG".utf8), text, ""), (Array("\u{FFFD}PNG".utf8), text, ""),
        ]
        let other = others.first { file.starts(with: $0.start) }
        self =
            other.map { .other(kind: $0.kind, advice: $0.advice) }
            ?? .notPNG(found: Array(file.prefix(PNGChunkReader.signature.count)))
    }

    package var description: String {
        switch self {
        case .impossibleSize(let width, let height):
            "expected a picture of 1 to \(PNGEncoder.maxSide) pixels a side, found \(width) x \(height)"
        case .impossibleDelay(let numerator, let denominator):
            "expected a frame of more than 10 ms, as a fraction of 16 bits, found \(numerator)/\(denominator) s"
        case .outOfMemory: "out of memory"
        case .notWritten(let reason): "cannot write PNG: \(reason)"
        case .notPNG(let found) where found.isEmpty: "not a PNG: the file is empty"
        case .notPNG(let found): "not a PNG: expected \(Self.hex(PNGChunkReader.signature)), found \(Self.hex(found))"
        case .other(let kind, let advice): "not a PNG but \(kind)\(advice)"
        case .tooLarge(let width, let height) where max(width, height) > PNGDecoder.maxSide:
            "expected at most \(PNGDecoder.maxSide) pixels a side, found \(width) x \(height)"
        case .tooLarge(let width, let height):
            "expected at most \(PNGDecoder.maxPixels) pixels, found \(width) x \(height)"
        case .tooFewBytes(let width, let height, let bytes, let isAnimated):
            "expected a byte for every \(PNGDecoder.maxPixelsPerByte / (isAnimated ? PNGDecoder.animationPart : 1)) "
                + "pixels of so large a picture, found \(bytes) for \(width) x \(height)"
        case .damaged(let reason): "damaged PNG: \(reason)"
        }
    }

    private static func hex(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
    }
}
