extension PictureKind: OptionChoice {
    /// True if it has outlines and no pixels: it is sharp at every size, can follow its reader, and moves by itself.
    var isVector: Bool { self == .svg }

    /// The ending for files whose names the user has not given.
    var ending: String { ".\(rawValue)" }

    /// Writes a picture, and returns its digest if that is requested.
    func write(
        _ drawing: Drawing, _ options: RenderOptions, digests: Bool, to sink: (Span<UInt8>) throws -> Void
    ) throws -> PictureDigest? {
        let size = try drawing.pixelSize(options)
        var file: [UInt8] = []
        switch self {
        case .png:
            var rows = digests ? PixelDigest(size) : nil
            try drawing.png(options, watching: { rows?.add($0) }, to: sink)
            return rows?.finish()
        case .jpg:
            try size.check(atMost: JPEGPicture.maxSide)
            file = try drawing.jpeg(options)
        case .webp:
            try size.check(atMost: WebPPicture.maxSide)
            file = try WebPPicture.encode(drawing.image(options).buffer)
        case .svg: file = Array(try drawing.svg(scale: options.scale).utf8)
        }
        try sink(file.span)
        guard digests else { return nil }
        return isVector ? PictureDigest(ofVector: file, size: size) : digest(of: InputFile(name: "", bytes: file))
    }

    func size(of file: InputFile) -> PixelSize? {
        switch self {
        case .png:
            var chunks = PNGChunkReader(file.bytes)
            guard let first = try? chunks.next(), let header = try? PNGHeader(first) else { return nil }
            return PixelSize(width: header.width, height: header.height)
        case .jpg, .webp: return (try? file.pictureUnlessPNG()).map(PixelSize.init(of:))
        case .svg: return SVGFile(file.bytes)?.size
        }
    }

    func digest(of file: InputFile) -> PictureDigest? {
        if isVector { return SVGFile(file.bytes).map { PictureDigest(ofVector: file.bytes, size: $0.size) } }
        guard let picture = try? LoadedPicture(file), picture.warnings.isEmpty else { return nil }
        return try? picture.digest()
    }
}

extension Drawing {
    fileprivate func jpeg(_ options: RenderOptions) throws -> [UInt8] {
        let background = scene.background.alpha == 1 ? scene.background : .white
        func level(_ value: Double) -> UInt8 { UInt8((value * 255).rounded()) }
        let color = Pixel(red: level(background.red), green: level(background.green), blue: level(background.blue))
        return try JPEGPicture.encode(try image(options).buffer, on: color, scale: options.scale)
    }
}

extension PixelSize {
    /// - Throws: `usage` if a side has more pixels than the file's format allows.
    func check(atMost side: Int) throws(Failure) {
        let expected = "at most \(side) pixels a side of such a file"
        try refuse(max(width, height) > side, "output", expected, found: "\(width) x \(height)")
    }
}
