/// The kinds of pictures that stepchart writes.
package enum PictureKind: String, CaseIterable, Sendable {
    case png
    /// Pixels with the losses of a camera's format, none transparent.
    case jpg
    /// Pixels, without loss.
    case webp
    /// Outlines, which are sharp at every size.
    case svg

    /// The endings of names of its files, in lower case.
    var endings: [String] {
        switch self {
        case .png: ["png", "apng"]
        case .jpg: ["jpg", "jpeg"]
        case .webp: ["webp"]
        case .svg: ["svg"]
        }
    }
}
