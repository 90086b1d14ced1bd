/// Tells pictures by stepchart from others, which it does not replace or remove unasked.
enum OwnPicture {
    /// Whether a file is a PNG that names stepchart as its software, or an SVG whose first line does.
    static func isStepchartPicture(_ path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        // The mark comes before the pixels, but after a palette and its transparency, which take 1048 bytes at most.
        var start = [UInt8](repeating: 0, count: 2048)
        let size = start.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        let mark = Array("iTXtSoftware\0\0\0\0\0\(Drawing.software)".utf8)
        guard size > 0 else { return false }
        guard start.starts(with: PNGChunkReader.signature) else { return SVGFile.isOne(startingWith: start) }
        return start.indices.contains { start[$0...].starts(with: mark) }
    }
}

extension PictureDigest {
    /// Of an SVG file by stepchart; nil of any other, and of one that is not whole.
    package init?(ofSVG file: [UInt8]) {
        guard let size = SVGFile(file)?.size else { return nil }
        self.init(ofVector: file, size: size)
    }
}
