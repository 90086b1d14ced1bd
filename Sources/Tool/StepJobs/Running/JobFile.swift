/// A file in the making: on its way to its place, in memory, or both.
final class JobFile {
    let product: Product
    let output: OutputFile?
    /// What there is to tell of it; without bytes where they are not to be kept, or became too many.
    private(set) var made: Outcome.File
    private let mostBytes: Int
    private let wantsPixels: Bool
    private let access: FileAccess
    /// The characters that a picture lacks.
    private(set) var omitted: Set<Character> = []

    /// - Parameters:
    ///   - transaction: writes it; nil of a file in memory.
    ///   - mostBytes: of them, how many are kept in memory; a file that is larger keeps none.
    ///   - wantsPixels: whether a picture is kept as pixels rather than encoded.
    init(
        _ product: Product, _ transaction: Transaction?, keeping mostBytes: Int, wantsPixels: Bool = false,
        _ access: FileAccess
    ) throws(Failure) {
        output = try transaction?.write(product.path)
        if product.pictureKind == .png { try output?.refuseTerminal() }
        self.product = product
        self.access = access
        self.mostBytes = mostBytes
        self.wantsPixels = wantsPixels
        made = Outcome.File(path: product.path, byteCount: 0, bytes: mostBytes > 0 ? [] : nil)
    }

    func write(_ part: Span<UInt8>) throws(Failure) {
        try access.checkDeadline(product.path)
        if let output { try output.write(part) }
        made.byteCount += part.count
        if made.byteCount > mostBytes {
            made.bytes = nil
        } else {
            part.withUnsafeBufferPointer { made.bytes?.append(contentsOf: $0) }
        }
    }

    func write(_ text: String) throws(Failure) { try write(Array(text.utf8).span) }

    /// Draws a picture into the file.
    func write(_ drawing: Drawing, _ options: RenderOptions, digests: Bool) throws {
        omitted = drawing.omitted
        let size = try drawing.pixelSize(options)
        made.size = size
        if product.pictureKind == .svg {
            let bytes = Array(try drawing.svg(scale: options.scale).utf8)
            if digests { made.digest = PictureDigest(ofVector: bytes, size: size) }
            return try write(bytes.span)
        }
        if wantsPixels {
            let image = try drawing.image(options)
            (made.pixels, made.scale) = (image.buffer, options.scale)
            if digests { made.digest = PictureDigest(of: image.buffer) }
            return
        }
        guard digests else { return try drawing.png(options) { try write($0) } }
        var rows = PixelDigest(size)
        try drawing.png(options, watching: { rows.add($0) }, to: { try write($0) })
        made.digest = rows.finish()
    }

    /// Draws an animation into the file; a PNG that cannot be corrected, as in a pipe, is held back until it is whole.
    func write(
        _ animation: WeekAnimation, as format: FrameFormat, _ options: RenderOptions, progress: (Int) -> Void
    ) throws {
        switch format {
        case .png: break
        case .gif: return try animation.gif(options, progress: progress) { try write($0.span) }
        case .y4m: return try animation.y4m(options, progress: progress) { try write($0.span) }
        }
        made.size = try animation.still.pixelSize(options)
        if let output, !output.isRewritable {
            let whole = try animation.apng(options)
            return try write(whole.span)
        }
        let correction = try animation.apng(options, progress: progress) { try write($0) }
        if let output { try output.overwrite(at: correction.offset, with: correction.bytes) }
        if var whole = made.bytes {
            made.bytes = nil
            correction.apply(to: &whole)
            made.bytes = whole
        }
    }
}
