import StepRaster

/// Plays an animated PNG: each frame as it is shown, put together with those before it.
///
///     if var player = try APNGDecoder(file) {
///         while let delay = try player.advance() { show(player.picture, for: delay) }
///     }
///
/// Frames are put together in 8 bits. Where a translucent pixel meets another, the result is rounded to the nearest level.
/// Source: the APNG specification, "PNG Specification (Third Edition)", sections 11.3.6 and 12.3, W3C 2025.
package struct APNGDecoder {
    /// How long a frame is shown: a fraction of a second in lowest terms, which may be 0.
    package struct Delay: Hashable, Sendable {
        package let numerator: Int
        package let denominator: Int

        /// - Parameters: from 0, and above 0 (preconditions).
        package init(_ numerator: Int, _ denominator: Int) {
            let divisor = numerator.greatestCommonDivisor(with: denominator)
            (self.numerator, self.denominator) = (numerator / divisor, denominator / divisor)
        }
    }

    package let control: APNGAnimationControl
    /// What is shown since the last `advance`; of no size before the first.
    package private(set) var picture = PixelBuffer(width: 0, height: 0)
    /// Pixels that the last `advance` may have changed.
    package private(set) var changedArea = PixelRect(x: 0, y: 0, width: 0, height: 0)

    private var reader: PNGChunkReader
    /// A chunk that was read too early.
    private var ahead: PNGChunk?
    private let header: PNGHeader
    /// IHDR's data, and the chunks without which a frame's pixels mean nothing: PLTE and tRNS.
    private let headerData: [UInt8]
    private let palette: [UInt8]
    private var next: APNGFrameControl?
    private var sequenceNumber = 0
    private var frameCount = 0
    /// How the frame that is shown goes, and the pixels it hid where they come back.
    private var shown: (control: APNGFrameControl, hidden: [Pixel])?

    /// Nil for a PNG that is not animated.
    /// - Throws: ``PNGError/damaged(reason:)`` where what comes before the first frame breaks the rules, and
    ///   ``PNGError/tooLarge(width:height:)`` or ``PNGError/tooFewBytes(width:height:bytes:isAnimated:)``.
    package init?(_ file: [UInt8]) throws(PNGError) {
        reader = PNGChunkReader(file)
        var (header, control): (PNGHeader?, APNGAnimationControl?)
        var (headerData, palette): ([UInt8], [UInt8]) = ([], [])
        var first: APNGFrameControl?
        search: while let chunk = try Self.read(&reader) {
            switch chunk.type {
            case "IHDR":
                headerData = Array(chunk.data)
                header = try Self.reporting { () throws(PNGFault) in try PNGHeader(chunk) }
            case "PLTE", "tRNS": palette += PNGChunk.bytes(type: chunk.type, Array(chunk.data))
            case "acTL": control = try Self.reporting { () throws(PNGFault) in try APNGAnimationControl(chunk) }
            case "fcTL":
                guard first == nil else {
                    throw Self.damage(chunk, .misplaced(expected: "one frame before the pixels"))
                }
                first = try Self.reporting { () throws(PNGFault) in try APNGFrameControl(chunk) }
            case "IDAT":
                ahead = chunk
                break search
            default: break
            }
        }
        // Where acTL comes too late, or not at all, there is nothing but the still.
        guard let header, let control else { return nil }
        let fault = PNGDecoder.sizeFault(header.width, header.height, bytes: file.count, isAnimated: true)
        if let fault { throw fault }
        (self.header, self.control, self.headerData, self.palette) = (header, control, headerData, palette)
        if let first { try take(first) }
    }

    /// Whether the picture that simple viewers show is the first frame. Known before the first `advance`.
    package var startsWithStill: Bool { frameCount == 0 && next != nil }

    /// Goes on to the next frame, and says how long it is shown; nil after the last.
    /// - Throws: as `init` does, and where a frame's pixels are damaged. The animation then ends.
    package mutating func advance() throws(PNGError) -> Delay? {
        if frameCount == 0, picture.width == 0 {
            picture = PixelBuffer(width: header.width, height: header.height)
        }
        let isStill = startsWithStill
        if next == nil, frameCount == 0 {
            // The still is none of the frames.
            guard try data(isStill: false) == nil else { throw .damaged(reason: "expected fcTL before fdAT") }
        }
        guard let control = next else {
            guard frameCount == self.control.frameCount else {
                throw .damaged(reason: "acTL: expected \(self.control.frameCount) frames, found \(frameCount)")
            }
            return nil
        }
        next = nil
        guard let data = try data(isStill: isStill) else {
            throw .damaged(reason: "frame \(frameCount + 1): expected pixels, found none")
        }
        guard frameCount < self.control.frameCount else {
            throw .damaged(reason: "acTL: expected \(self.control.frameCount) frames, found more")
        }
        let part = try pixels(of: control, data)
        changedArea = control.area
        dispose()
        let keepsHidden = control.disposal == .previous
        shown = (control, keepsHidden ? picture.cut(control.area) : [])
        picture.draw(part, in: control.area, control.blend)
        frameCount += 1
        return Delay(control.delayNumerator, control.delayDenominator)
    }

    // MARK: Chunks

    /// The compressed pixels up to the next frame's control, which becomes `next`, or up to the end; nil where there are
    /// none.
    private mutating func data(isStill: Bool) throws(PNGError) -> [UInt8]? {
        var data: [UInt8] = []
        var isFound = false
        while let chunk = ahead == nil ? try Self.read(&reader) : ahead {
            ahead = nil
            switch chunk.type {
            case "IDAT" where isStill:
                data += chunk.data
                isFound = true
            case "fdAT":
                guard !isStill else { throw Self.damage(chunk, .misplaced(expected: "fcTL before it")) }
                guard chunk.data.count >= 4 else {
                    throw Self.damage(chunk, .value(of: "length", expected: "4 at least", found: chunk.data.count))
                }
                try checkSequence(Int(bigEndian: chunk.data.prefix(4)))
                data += chunk.data.dropFirst(4)
                isFound = true
            case "fcTL":
                try take(try Self.reporting { () throws(PNGFault) in try APNGFrameControl(chunk) })
                return isFound ? data : nil
            case "IEND": return isFound ? data : nil
            default: break
            }
        }
        return isFound ? data : nil
    }

    private mutating func take(_ control: APNGFrameControl) throws(PNGError) {
        try checkSequence(control.sequenceNumber)
        guard control.x + control.width <= header.width, control.y + control.height <= header.height else {
            throw .damaged(
                reason: "fcTL: expected a frame within \(header.width) x \(header.height) pixels, found "
                    + "\(control.width) x \(control.height) at \(control.x), \(control.y)")
        }
        next = control
    }

    private mutating func checkSequence(_ number: Int) throws(PNGError) {
        guard number == sequenceNumber else {
            throw .damaged(reason: "sequence number: expected \(sequenceNumber), found \(number)")
        }
        sequenceNumber += 1
    }

    private static func read(_ reader: inout PNGChunkReader) throws(PNGError) -> PNGChunk? {
        guard let next = reader.next() else { return nil }
        let chunk = try reporting { () throws(PNGFault) in try next.get() }
        // Others may be skipped by any reader, with whatever is wrong with them.
        let counts = ["IHDR", "PLTE", "tRNS", "acTL", "fcTL", "IDAT", "fdAT", "IEND"].contains(chunk.type)
        guard chunk.isIntact || !counts else {
            throw damage(chunk, .checksum(expected: chunk.checksum, found: chunk.storedChecksum))
        }
        return chunk
    }

    private static func reporting<Result>(_ body: () throws(PNGFault) -> Result) throws(PNGError) -> Result {
        do {
            return try body()
        } catch {
            throw .damaged(reason: error.description)
        }
    }

    private static func damage(_ chunk: PNGChunk, _ problem: PNGFault.Problem) -> PNGError {
        .damaged(reason: PNGFault(chunk, problem).description)
    }

    // MARK: Pixels

    /// A frame is decoded as a picture of its own.
    private func pixels(of control: APNGFrameControl, _ data: [UInt8]) throws(PNGError) -> PixelBuffer {
        let size = [control.width, control.height].flatMap { UInt32($0).bigEndianBytes }
        let file =
            PNGChunkReader.signature + PNGChunk.bytes(type: "IHDR", size + headerData.dropFirst(8)) + palette
            + PNGChunk.bytes(type: "IDAT", data) + PNGChunk.bytes(type: "IEND", [])
        do {
            return try PNGDecoder.decode(file)
        } catch {
            guard case .damaged(let reason) = error else { throw error }
            throw .damaged(reason: "frame \(frameCount + 1): \(reason)")
        }
    }

    /// Takes away the frame that is shown.
    private mutating func dispose() {
        guard let (control, hidden) = shown else { return }
        switch control.disposal {
        case .none: return
        // Before the first frame there was nothing.
        case .background: picture.fill(control.area, with: .clear)
        case .previous: picture.paste(hidden, in: control.area)
        }
        changedArea = changedArea.union(control.area)
    }
}

extension APNGFrameControl {
    /// Where the frame's own pixels are.
    package var area: PixelRect { PixelRect(x: x, y: y, width: width, height: height) }
}

extension PixelBuffer {
    private func row(_ y: Int, of area: PixelRect) -> Range<Int> {
        let start = (area.y + y) * width + area.x
        return start..<start + area.width
    }

    fileprivate func cut(_ area: PixelRect) -> [Pixel] {
        (0..<area.height).flatMap { pixels[row($0, of: area)] }
    }

    fileprivate mutating func paste(_ part: [Pixel], in area: PixelRect) {
        for y in 0..<area.height {
            pixels.replaceSubrange(row(y, of: area), with: part[y * area.width..<(y + 1) * area.width])
        }
    }

    fileprivate mutating func fill(_ area: PixelRect, with pixel: Pixel) {
        for y in 0..<area.height {
            pixels.replaceSubrange(row(y, of: area), with: repeatElement(pixel, count: area.width))
        }
    }

    fileprivate mutating func draw(_ part: PixelBuffer, in area: PixelRect, _ blend: APNGFrame.Blend) {
        guard blend == .over else {
            paste(part.pixels, in: area)
            return
        }
        for y in 0..<area.height {
            for (from, to) in zip(y * area.width..<(y + 1) * area.width, row(y, of: area)) {
                pixels[to] = part.pixels[from].over(pixels[to])
            }
        }
    }
}

extension Pixel {
    /// Straight alpha, each channel rounded to the nearest level.
    fileprivate func over(_ below: Pixel) -> Pixel {
        if alpha == 255 { return self }
        if alpha == 0 { return below }
        let (top, bottom) = (Int(alpha) * 255, Int(below.alpha) * (255 - Int(alpha)))
        let sum = top + bottom
        func mixed(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Int(a) * top + Int(b) * bottom + sum / 2) / sum) }
        return Pixel(
            red: mixed(red, below.red), green: mixed(green, below.green), blue: mixed(blue, below.blue),
            alpha: UInt8((sum + 127) / 255))
    }
}
