/// Decodes an animated PNG: each frame as a viewer shows it, composed with those before it.
///
///     if var player = try APNGDecoder(file) {
///         while let delay = try player.advance() { show(player.picture, for: delay) }
///     }
///
/// Frames are composed in 8 bits: a translucent pixel over another is rounded to the nearest level.
/// Source: the APNG specification, "PNG Specification (Third Edition)", sections 11.3.6 and 12.3, W3C 2025.
package struct APNGDecoder {
    package let control: APNGAnimationControl
    /// The picture since the last `advance`, without pixels before the first.
    package private(set) var picture = PixelBuffer(width: 0, height: 0)
    /// The area that the last `advance` may have changed.
    package private(set) var changedArea = PixelRect(x: 0, y: 0, width: 0, height: 0)

    private var reader: PNGChunkReader
    private var sequence: APNGSequence
    /// The bytes of PLTE and tRNS, which the pixels of every frame need.
    private let palette: [UInt8]
    /// The next frame to be shown, and the number of frames shown.
    private var next: APNGFrameControl?
    private var shownCount = 0
    /// The pixels that replace those of the shown frame before the next one is drawn; nil if they stay.
    private var disposal: (area: PixelRect, pixels: [Pixel])?

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
        } catch {
            throw .damaged(reason: error.description)
        }
        // A file without acTL before the pixels is a still.
        guard let sequence, let control = sequence.control else { return nil }
        let header = sequence.header
        let fault = PNGDecoder.sizeFault(header.width, header.height, bytes: file.count, isAnimated: true)
        if let fault { throw fault }
        self.sequence = sequence
        self.control = control
        self.palette = palette
        next = sequence.frame
    }

    /// True if the picture that simple viewers show is the first frame.
    package var startsWithStill: Bool { sequence.startsWithStill }

    /// Advances to the next frame, and returns its delay; nil after the last.
    /// - Throws: ``PNGError``, as `init` does, and if a frame's pixels are damaged. The animation then ends.
    package mutating func advance() throws(PNGError) -> FrameDelay? {
        if picture.width == 0 {
            picture = PixelBuffer(width: sequence.header.width, height: sequence.header.height)
            // The still, which is not a frame in this case, is skipped.
            if next == nil { _ = try frameData() }
        }
        guard let control = next else { return nil }
        let part = try pixels(of: control, frameData())
        changedArea = control.area
        if let (area, pixels) = disposal {
            picture.paste(pixels, in: area)
            changedArea = changedArea.union(area)
        }
        switch control.disposal {
        case .none: disposal = nil
        case .background: disposal = (control.area, Array(repeating: .clear, count: part.pixels.count))
        // The picture before the first frame is transparent.
        case .previous: disposal = (control.area, picture.cut(control.area))
        }
        picture.draw(part, in: control.area, control.blend)
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
        } catch {
            throw .damaged(reason: error.description)
        }
        throw .damaged(reason: "expected IEND at the end, found none")
    }

    /// Returns the next chunk that affects frames. Decoders may ignore all others, even damaged ones.
    private static func next(_ reader: inout PNGChunkReader) throws(PNGFault) -> PNGChunk? {
        while let chunk = try reader.next() {
            guard ["IHDR", "PLTE", "tRNS", "acTL", "fcTL", "IDAT", "fdAT", "IEND"].contains(chunk.type) else {
                continue
            }
            try chunk.require(chunk.isIntact, chunk.checksumFault)
            return chunk
        }
        return nil
    }

    /// Decodes a frame as if it were a file of its own.
    private func pixels(of control: APNGFrameControl, _ data: [UInt8]) throws(PNGError) -> PixelBuffer {
        do {
            return try PNGDecoder.decode(sequence.header.file(of: control.area, palette: palette, data))
        } catch {
            guard case .damaged(let reason) = error else { throw error }
            throw .damaged(reason: "frame \(shownCount + 1): \(reason)")
        }
    }
}

extension PixelBuffer {
    private func row(_ y: Int, of area: PixelRect) -> Range<Int> {
        let start = (area.y + y) * width + area.x
        return start..<start + area.width
    }

    fileprivate func cut(_ area: PixelRect) -> [Pixel] { (0..<area.height).flatMap { pixels[row($0, of: area)] } }

    fileprivate mutating func paste(_ part: [Pixel], in area: PixelRect) {
        for y in 0..<area.height {
            pixels.replaceSubrange(row(y, of: area), with: part[y * area.width..<(y + 1) * area.width])
        }
    }

    fileprivate mutating func draw(_ part: PixelBuffer, in area: PixelRect, _ blend: APNGFrame.Blend) {
        if blend == .source { return paste(part.pixels, in: area) }
        for y in 0..<area.height {
            for (from, to) in zip(y * area.width..<(y + 1) * area.width, row(y, of: area)) {
                pixels[to] = part.pixels[from].over(pixels[to])
            }
        }
    }
}

extension Pixel {
    /// This pixel over another, both with straight alpha; each channel is rounded to the nearest level.
    package func over(_ below: Pixel) -> Pixel {
        if alpha == 255 { return self }
        if alpha == 0 { return below }
        let top = Int(alpha) * 255
        let bottom = Int(below.alpha) * (255 - Int(alpha))
        let sum = top + bottom
        func mixed(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Int(a) * top + Int(b) * bottom + sum / 2) / sum) }
        return Pixel(
            red: mixed(red, below.red), green: mixed(green, below.green), blue: mixed(blue, below.blue),
            alpha: UInt8((sum + 127) / 255))
    }
}
