/// The formats of pictures that are read. What is in a file decides which it has, not the file's name.
package enum ReadFormat: CaseIterable, Sendable {
    case png
    case jpeg
    case webP

    /// How names of its files may end, in small letters.
    private var endings: [String] {
        switch self {
        case .png: ["png"]
        case .jpeg: ["jpg", "jpeg"]
        case .webP: ["webp"]
        }
    }

    /// Of all formats.
    package static let endings = allCases.flatMap(\.endings)

    /// All formats, for messages.
    package static let words = "PNG, JPEG or WebP"
}
