extension PictureDigest {
    /// Of an SVG file by stepchart; nil of any other, and of one that is not whole.
    package init?(ofSVG file: [UInt8]) {
        guard let size = SVGFile(file)?.size else { return nil }
        self.init(ofVector: file, size: size)
    }
}
