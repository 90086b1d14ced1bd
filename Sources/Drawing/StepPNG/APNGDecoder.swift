/// Decodes an animated PNG: each frame as a viewer shows it, composed with those before it.
///
///     if var player = try APNGDecoder(file) {
///         while let delay = try player.advance() { show(player.picture, for: delay) }
///     }
///
/// Frames are composed in 8 bits, those of 16 bits in 16, too: a translucent pixel over another is rounded to nearest.
/// Source: the APNG specification, "PNG Specification (Third Edition)", sections 11.3.6 and 12.3, W3C 2025.
package struct APNGDecoder {
    package let control: APNGAnimationControl
    /// The picture since the last `advance`, transparent before the first.
    package var picture: PixelBuffer {
        PixelBuffer(width: sequence.header.width, height: sequence.header.height, pixels: canvas.pixels)
    }
    /// Its samples of 16 bits, as ``PNGPicture/deep``; nil for a file without them.
    package var deep: [SIMD4<UInt16>]? { deepCanvas?.pixels }
    /// The area that the last `advance` may have changed.
    package private(set) var changedArea = PixelRect(x: 0, y: 0, width: 0, height: 0)

    private var reader: PNGChunkReader
    private var sequence: APNGSequence
    /// The bytes of PLTE and tRNS, which the pixels of every frame need.
    private let palette: [UInt8]
    /// The next frame to be shown, and the number of frames shown.
    private var next: APNGFrameControl?
    private var shownCount = 0
    private var canvas: FrameCanvas<Pixel>
    private var deepCanvas: FrameCanvas<SIMD4<UInt16>>?

    /// Parses the chunks before the first pixels; nil for a PNG that is not animated.
    /// - Throws: ``PNGError`` if a chunk before the first frame breaks the rules, or if the header has too many pixels.
    package init?(_ file: [UInt8]) throws(PNGError) {
        reader = PNGChunkReader(file)
        var sequence: APNGSequence?
        var palette: [UInt8] = []
        do throws(PNGFault) {
            var following = reader
            while let chunk = try Self.next(&following), chunk.type != "IDAT" {
                reader = following
                switch chunk.type {
                case "IHDR": sequence = APNGSequence(try PNGHeader(chunk))
                case "PLTE", "tRNS": palette += PNGChunk.bytes(type: chunk.type, Array(chunk.data))
                default: _ = try sequence?.take(chunk)
                }
            }
        } catch { throw .damaged(reason: error.description) }
        // A file without acTL before the pixels is a still.
        guard let sequence, let control = sequence.control else { return nil }
        let header = sequence.header
        let fault = PNGDecoder.sizeFault(header.width, header.height, bytes: file.count, isAnimated: true)
        if let fault { throw fault }
        self.sequence = sequence
        self.control = control
        self.palette = palette
        next = sequence.frame
        let count = header.width * header.height
        canvas = FrameCanvas(width: header.width, pixels: Array(repeating: .clear, count: count))
        if header.bitDepth == 16 {
            deepCanvas = FrameCanvas(width: header.width, pixels: Array(repeating: .clear, count: count))
        }
    }

    /// True if the picture that simple viewers show is the first frame.
    package var startsWithStill: Bool { sequence.startsWithStill }

    /// Advances to the next frame, and returns its delay; nil after the last.
    /// - Throws: ``PNGError``, as `init` does, and if a frame's pixels are damaged. The animation then ends.
    package mutating func advance() throws(PNGError) -> FrameDelay? {
        // The still, which is not a frame in this case, is skipped.
        if shownCount == 0, next == nil { _ = try frameData() }
        guard let control = next else { return nil }
        let part = try picture(of: control, frameData())
        changedArea = canvas.draw(part.pixels.pixels, control)
        if let deep = part.deep { _ = deepCanvas?.draw(deep, control) }
        shownCount += 1
        return FrameDelay(reducing: control.delayNumerator, control.delayDenominator)
    }

    /// Reads the compressed pixels up to the next frame's control, which becomes `next`, or up to the end.
    private mutating func frameData() throws(PNGError) -> [UInt8] {
        next = nil
        var data: [UInt8] = []
        do throws(PNGFault) {
            while let chunk = try Self.next(&reader) {
                data += try sequence.take(chunk)
                if chunk.type == "fcTL" { next = sequence.frame }
                if chunk.type == "fcTL" || chunk.type == "IEND" { return data }
            }
        } catch { throw .damaged(reason: error.description) }
        throw .damaged(reason: "expected IEND at the end, found none")
    }

    /// Returns the next chunk that affects frames. Decoders may ignore all others, even damaged ones.
    private static func next(_ reader: inout PNGChunkReader) throws(PNGFault) -> PNGChunk? {
        let types = ["IHDR", "PLTE", "tRNS", "acTL", "fcTL", "IDAT", "fdAT", "IEND"]
        while let chunk = try reader.next() {
            guard types.contains(chunk.type) else { continue }
            try chunk.require(chunk.isIntact, chunk.checksumFault)
            return chunk
        }
        return nil
    }

    /// Decodes a frame as if it were a file of its own.
    private func picture(of control: APNGFrameControl, _ data: [UInt8]) throws(PNGError) -> PNGPicture {
        do {
            return try PNGDecoder.read(sequence.header.file(of: control.area, palette: palette, data), deep: true)
        } catch {
            guard case .damaged(let reason) = error else { throw error }
            throw .damaged(reason: "frame \(shownCount + 1): \(reason)")
        }
    }
}

/// The picture that frames are drawn onto, one after the other.
private struct FrameCanvas<P: ComposedPixel> {
    let width: Int
    var pixels: [P]
    /// The pixels that replace those of the shown frame before the next one is drawn; nil if they stay.
    var disposal: (area: PixelRect, pixels: [P])?

    /// Draws a frame of these pixels, and returns the area that may have changed.
    mutating func draw(_ part: [P], _ control: APNGFrameControl) -> PixelRect {
        let area = control.area
        let changedArea = disposal.map { area.union($0.area) } ?? area
        if let disposal { put(disposal.pixels, in: disposal.area) }
        switch control.disposal {
        case .none: disposal = nil
        case .background: disposal = (area, Array(repeating: .clear, count: part.count))
        // The picture before the first frame is transparent.
        case .previous: disposal = (area, area.positions(inWidth: width).flatMap { pixels[$0] })
        }
        put(part, in: area, control.blend)
        return changedArea
    }

    private mutating func put(_ part: [P], in area: PixelRect, _ blend: APNGFrame.Blend = .source) {
        for (y, row) in area.positions(inWidth: width).enumerated() {
            let colors = part[y * area.width..<(y + 1) * area.width]
            if blend == .source {
                pixels.replaceSubrange(row, with: colors)
            } else {
                for (position, color) in zip(row, colors) { pixels[position] = color.over(pixels[position]) }
            }
        }
    }
}

/// A pixel of 8 or 16 bits a channel, straight, 0 in all channels where it is clear.
private protocol ComposedPixel {
    static var clear: Self { get }

    func over(_ below: Self) -> Self
}

extension SIMD4<UInt16>: ComposedPixel { fileprivate static var clear: Self { .zero } }

extension Pixel: ComposedPixel {
    /// This pixel over another, both with straight alpha; each channel is rounded to the nearest level.
    package func over(_ below: Pixel) -> Pixel {
        let mixed = SIMD4(red, green, blue, alpha).over(SIMD4(below.red, below.green, below.blue, below.alpha))
        return Pixel(red: mixed.x, green: mixed.y, blue: mixed.z, alpha: mixed.w)
    }
}

extension SIMD4 where Scalar: FixedWidthInteger & UnsignedInteger {
    fileprivate func over(_ below: Self) -> Self {
        if w == .max { return self }
        if w == 0 { return below }
        let (upper, lower) = (SIMD4<UInt64>(truncatingIfNeeded: self), SIMD4<UInt64>(truncatingIfNeeded: below))
        let top = upper.w * UInt64(Scalar.max)
        let bottom = lower.w * (UInt64(Scalar.max) - upper.w)
        let sum = top + bottom
        var mixed = (upper &* top &+ lower &* bottom &+ sum / 2) / sum
        mixed.w = (sum + UInt64(Scalar.max) / 2) / UInt64(Scalar.max)
        return Self(truncatingIfNeeded: mixed)
    }
}
