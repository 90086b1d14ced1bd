/// A file that a job makes.
struct Product: Sendable {
    enum ProductContent: Hashable, Sendable {
        /// A drawing, by its number among those of the job; or an animation.
        case picture(Int)
        /// The positions of everything in the picture.
        case layout
        case alternativeText
        /// The list of the pictures of a folder.
        case index
        case messageJSON, caption
        /// A message as shown in a conversation, by the number of its scheme.
        case bubble(Int)
        case linkCard, linkTags, page
    }

    var path: String
    let content: ProductContent
    let pictureKind: PictureKind?
}

extension FileKind {
    /// A picture of an earlier run, the only kind that a picture may replace whose name the user did not type.
    static let ownPicture = FileKind("a picture by stepchart") { start in
        if SVGFile.isOne(startingWith: start) { return true }
        // A JPEG and a WebP do not name the program.
        guard start.starts(with: PNGChunkReader.signature) else { return false }
        let mark = Array("iTXtSoftware\0\0\0\0\0\(Drawing.software)".utf8)
        return start.indices.contains { start[$0...].starts(with: mark) }
    }

    /// The size and the texts of a PNG by stepchart, which all frames of an animation share; nil for any other file.
    static func frameMark(of path: String, _ access: FileAccess) throws(Failure) -> [UInt8]? {
        guard try ownPicture.isKind(of: path, access) else { return nil }
        var chunks = PNGChunkReader(try InputFile(path, access).bytes)
        var mark: [UInt8] = []
        while let chunk = try? chunks.next(), chunk.type != "IDAT" {
            if chunk.type == "IHDR" { mark += chunk.data.prefix(8) }
            if chunk.type == "iTXt" { mark += chunk.data }
        }
        return mark
    }

    static let line = FileKind("a text of one line") { !$0.contains(0) && $0.firstIndex(of: 10) == $0.count - 1 }
    static let layout = FileKind.json("a layout", keys: "version", "width")
    static let message = FileKind.json("a message's JSON", keys: "version", "layout")
    static let widgets = FileKind.json("a list of widgets", keys: "version", "pictures")
    static let linkTags = FileKind.text("a page's elements", beginning: "<meta property=\"og:type\"")
    static let messagePage = FileKind("a message's page") { start in
        // Pages by others have their elements in a head.
        String(decoding: start, as: UTF8.self).split(separator: "\n").prefix(3).last == "<meta charset=\"utf-8\">"
    }
}
