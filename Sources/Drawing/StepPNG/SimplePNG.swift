/// A valid file of a common kind: 8 bits per sample, not interlaced, of moderate size. It rejects all that libpng does.
struct SimplePNG {
    /// The most bytes of all rows: for larger pictures, the time saved is not worth the memory.
    private static let mostRowBytes = 64 << 20
    /// The size up to which libpng accepts chunks of any kind.
    private static let mostChunkBytes = 8_000_000

    let header: PNGHeader
    /// The colours of all 256 samples, if a pixel has one. Indices beyond the end of a palette are opaque black.
    private(set) var colors: [Pixel] = []
    private(set) var pixels: ArraySlice<UInt8> = []

    /// Parses a file of that kind; nil for any other file.
    init?(_ file: [UInt8]) {
        var reader = PNGChunkReader(file)
        guard let first = try? reader.next(), first.isIntact, first.type == "IHDR",
            let header = try? PNGHeader(first), header.bitDepth == 8, !header.isInterlaced,
            header.width <= Self.mostRowBytes
        else { return nil }
        self.header = header
        let rowBytes = header.height * (1 + header.width * header.colorType.channels)
        guard rowBytes <= Self.mostRowBytes else { return nil }
        if header.colorType == .grey { colors = (0...255).map { Pixel(red: $0, green: $0, blue: $0) } }
        var colorCount = 0
        var hasAlphas = false
        var isAfterPixels = false
        while let chunk = try? reader.next() {
            let data = chunk.data
            guard chunk.isIntact, chunk.hasLetters, data.count <= max(Self.mostChunkBytes, rowBytes) else { return nil }
            if chunk.type != "IDAT", !pixels.isEmpty { isAfterPixels = true }
            switch chunk.type {
            case "IDAT":
                guard !isAfterPixels, !data.isEmpty else { return nil }
                if pixels.isEmpty { pixels = data } else { pixels += data }
                guard pixels.count <= max(Self.mostChunkBytes, rowBytes) else { return nil }
            case "PLTE":
                guard header.colorType == .palette, colorCount == 0, !isAfterPixels, data.count % 3 == 0,
                    1...256 ~= data.count / 3
                else { return nil }
                colorCount = data.count / 3
                colors = stride(from: data.startIndex, to: data.endIndex, by: 3).map {
                    Pixel(red: data[$0], green: data[$0 + 1], blue: data[$0 + 2])
                }
                colors += repeatElement(Pixel(red: 0, green: 0, blue: 0), count: 256 - colorCount)
            case "tRNS":
                guard !hasAlphas, !isAfterPixels, !data.isEmpty, data.count <= colorCount else { return nil }
                hasAlphas = true
                for (index, alpha) in data.enumerated() {
                    colors[index].alpha = alpha
                    if alpha == 0 { colors[index] = .clear }
                }
            case "IEND":
                guard data.isEmpty, !pixels.isEmpty, header.colorType != .palette || colorCount > 0 else { return nil }
                return
            default: guard chunk.isAncillary else { return nil }
            }
        }
        return nil
    }
}
