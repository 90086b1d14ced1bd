/// All that is known of a kind of picture but its name: how it is drawn, and how a file of it is recognised and read.
struct PictureFormat: Sendable {
    /// Whether it has outlines rather than pixels: it is as sharp at every size, can follow its reader, and moves by
    /// itself.
    var isVector = false
    /// Draws a picture; gives its digest where that is asked for.
    let draw: @Sendable (Drawing, RenderOptions, _ digests: Bool, (Span<UInt8>) throws -> Void) throws -> PictureDigest?
    /// The size of the picture that a file holds; nil of a file of another kind.
    let size: @Sendable (_ file: [UInt8]) -> PixelSize?
    /// The digest of what a file shows; nil of one that is not whole.
    let digest: @Sendable (InputFile) -> PictureDigest?
    /// Whether a file that begins so is a picture by stepchart.
    let isOwn: @Sendable (_ start: [UInt8]) -> Bool
}

extension PictureKind: OptionChoice {
    var format: PictureFormat {
        switch self {
        case .png: .png
        case .svg: .svg
        }
    }

    /// Of files that nobody has named.
    var ending: String { ".\(rawValue)" }
}

extension PictureFormat {
    fileprivate static let png = PictureFormat { drawing, options, digests, write in
        guard digests else {
            try drawing.png(options, to: write)
            return nil
        }
        var rows = PixelDigest(try drawing.pixelSize(options))
        try drawing.png(options, watching: { rows.add($0) }, to: write)
        return rows.finish()
    } size: { file in
        var chunks = PNGChunkReader(file)
        guard let first = chunks.next(), let header = try? PNGHeader(first.get()) else { return nil }
        return PixelSize(width: header.width, height: header.height)
    } digest: { file in
        guard let picture = try? LoadedPicture(file), picture.warnings.isEmpty else { return nil }
        return try? picture.digest()
    } isOwn: { start in
        guard start.starts(with: PNGChunkReader.signature) else { return false }
        let mark = Array("iTXtSoftware\0\0\0\0\0\(Drawing.software)".utf8)
        return start.indices.contains { start[$0...].starts(with: mark) }
    }

    fileprivate static let svg = PictureFormat(isVector: true) { drawing, options, digests, write in
        let file = Array(try drawing.svg(scale: options.scale).utf8)
        try write(file.span)
        return digests ? PictureDigest(ofVector: file, size: try drawing.pixelSize(options)) : nil
    } size: { file in
        SVGFile(file)?.size
    } digest: { file in
        SVGFile(file.bytes).map { PictureDigest(ofVector: file.bytes, size: $0.size) }
    } isOwn: { start in
        SVGFile.isOne(startingWith: start)
    }
}
