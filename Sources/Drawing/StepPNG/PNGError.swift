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
    /// The file is a picture or video of another kind, or a pointer of Git LFS; the advice is the end of the text.
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
        let other = Self.otherFiles.first { file.starts(with: $0.start) }
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
        bytes.map { Int($0).digits(2, radix: 16) }.joined(separator: " ")
    }
}
