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
        case .jpg: .jpeg
        case .webp: .webP
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
    } digest: {
        pixelDigest(of: $0)
    } isOwn: { start in
        guard start.starts(with: PNGChunkReader.signature) else { return false }
        let mark = Array("iTXtSoftware\0\0\0\0\0\(Drawing.software)".utf8)
        return start.indices.contains { start[$0...].starts(with: mark) }
    }

    private static func pixelDigest(of file: InputFile) -> PictureDigest? {
        guard let picture = try? LoadedPicture(file), picture.warnings.isEmpty else { return nil }
        return try? picture.digest()
    }

    fileprivate static let jpeg = whole(mostSide: JPEGPicture.maxSide) { drawing, options throws in
        let ground = drawing.scene.background
        func part(_ value: Double) -> UInt8 { UInt8((value * 255).rounded()) }
        let color = Pixel(red: part(ground.red), green: part(ground.green), blue: part(ground.blue))
        let white = Pixel(red: 255, green: 255, blue: 255)
        let picture = try drawing.image(options).buffer
        return try JPEGPicture.encode(picture, on: ground.alpha == 1 ? color : white, scale: options.scale)
    }

    fileprivate static let webP = whole(mostSide: WebPPicture.maxSide) { drawing, options throws in
        try WebPPicture.encode(drawing.image(options).buffer)
    }

    /// A format of files that come into being in memory, and that say nothing of the program.
    private static func whole(
        mostSide: Int, _ encode: @escaping @Sendable (Drawing, RenderOptions) throws -> [UInt8]
    ) -> PictureFormat {
        PictureFormat { drawing, options, digests, write in
            try drawing.pixelSize(options).check(atMost: mostSide)
            let file = try encode(drawing, options)
            try write(file.span)
            return digests ? pixelDigest(of: InputFile(name: "", bytes: file)) : nil
        } size: { file in
            let pixels = try? InputFile(name: "", bytes: file).pictureButPNG()
            return pixels.map { PixelSize(width: $0.width, height: $0.height) }
        } digest: {
            pixelDigest(of: $0)
        } isOwn: { _ in
            false
        }
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

extension PixelSize {
    /// - Throws: `usage` where a side has more pixels than a file can say.
    func check(atMost side: Int) throws(Failure) {
        let expected = "at most \(side) pixels a side of such a file"
        try refuse(max(width, height) > side, "output", expected, found: "\(width) x \(height)")
    }
}
