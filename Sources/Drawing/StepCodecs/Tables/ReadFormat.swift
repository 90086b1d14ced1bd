/// The formats of pictures that are read. A file's format is that of its contents, whatever its name.
package enum ReadFormat: String, CaseIterable, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
    case webP = "WebP"

    func isFormat(of file: [UInt8]) -> Bool {
        switch self {
        case .png: file.starts(with: PNGChunkReader.signature)
        case .jpeg: file.starts(with: [0xFF, 0xD8, 0xFF])
        case .webP: file.starts(with: "RIFF".utf8) && file.dropFirst(8).starts(with: "WEBP".utf8)
        }
    }

    /// The endings of file names of all formats, in small letters.
    package static let endings = ["png", "jpg", "jpeg", "webp"]

    /// All formats, for messages.
    package static let words = allCases.map(\.rawValue).choice
}
