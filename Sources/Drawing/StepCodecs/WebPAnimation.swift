import CStepLibWebP

/// Writes an animated WebP file without loss, over libwebp: of each frame the rectangle that changes.
///
///     var animation = try WebPAnimation(size, plays: nil)
///     for (index, frame) in frames.enumerated() { try animation.append(frame, until: 40 * (index + 1)) }
///     let file = try animation.finish()
package struct WebPAnimation: ~Copyable {
    /// How often an animation can play, if not for ever.
    package static let mostPlays = 65_535
    /// The most frames a second: viewers show one of 10 milliseconds or less for 100.
    package static let mostFrames = 90

    private let mux: OpaquePointer
    /// When the last frame begins and ends, in milliseconds.
    private var pending: (frame: Frame, start: Int, end: Int)?

    /// What one picture adds to the one before it, compressed. It depends on the two pictures alone, so that frames can be
    /// made on any core, in any order.
    package struct Frame: Sendable {
        /// In pixels from the top left.
        fileprivate let area: PixelRect
        fileprivate let file: [UInt8]

        /// Nil where nothing changes.
        /// - Parameters:
        ///   - previous: of the same size; nil of the first picture.
        ///   - rows: where the two may differ.
        package init?(from previous: PixelBuffer?, to picture: PixelBuffer, rows: [Range<Int>]) throws(Failure) {
            let all = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
            var changes = previous == nil ? all : nil
            if let previous {
                for y in rows.joined() {
                    for x in 0..<picture.width where previous[x, y] != picture[x, y] {
                        // A frame begins at an even place.
                        let pixel = PixelRect(x: x - x % 2, y: y - y % 2, width: 1 + x % 2, height: 1 + y % 2)
                        changes = changes?.union(pixel) ?? pixel
                    }
                }
            }
            guard let area = changes else { return nil }
            let pixels = (area.y..<area.y + area.height).flatMap { y in
                (area.x..<area.x + area.width).map { x in picture[x, y] }
            }
            self.area = area
            file = try WebPPicture.encode(PixelBuffer(width: area.width, height: area.height, pixels: pixels))
        }
    }

    /// - Parameter plays: nil is for ever.
    package init(_ size: PixelSize, plays: Int?) throws(Failure) {
        guard let mux = WebPMuxNew() else { throw Failure(.internal, "out of memory") }
        var parameters = WebPMuxAnimParams(bgcolor: 0, loop_count: Int32(plays ?? 0))
        let isPlayed = WebPMuxSetAnimationParams(mux, &parameters) == WEBP_MUX_OK
        guard isPlayed, WebPMuxSetCanvasSize(mux, Int32(size.width), Int32(size.height)) == WEBP_MUX_OK else {
            WebPMuxDelete(mux)
            throw Failure(.internal, "out of memory")
        }
        self.mux = mux
    }

    deinit { WebPMuxDelete(mux) }

    /// Takes the next frame; nil, which the first is not, shows the one before for longer.
    /// - Parameter end: until when it is shown, in milliseconds from the start.
    package mutating func append(_ frame: Frame?, until end: Int) throws(Failure) {
        let start = pending?.end ?? 0
        guard let frame else {
            pending?.end = end
            return
        }
        try addPending()
        pending = (frame, start, end)
    }

    /// The file.
    package mutating func finish() throws(Failure) -> [UInt8] {
        try addPending()
        var data = WebPData()
        try Self.check(WebPMuxAssemble(mux, &data))
        defer { WebPDataClear(&data) }
        return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
    }

    /// Adds the frame that waits for its end.
    private func addPending() throws(Failure) {
        guard let (frame, start, end) = pending else { return }
        let status = frame.file.withUnsafeBufferPointer { bytes in
            var info = WebPMuxFrameInfo()
            info.bitstream = WebPData(bytes: bytes.baseAddress, size: bytes.count)
            info.id = WEBP_CHUNK_ANMF
            info.x_offset = Int32(frame.area.x)
            info.y_offset = Int32(frame.area.y)
            info.duration = Int32(end - start)
            info.dispose_method = WEBP_MUX_DISPOSE_NONE
            // Its pixels take the place of those before.
            info.blend_method = WEBP_MUX_NO_BLEND
            return WebPMuxPushFrame(mux, &info, 1)
        }
        try Self.check(status)
    }

    private static func check(_ status: WebPMuxError) throws(Failure) {
        guard status == WEBP_MUX_OK else { throw Failure(.internal, "out of memory") }
    }
}
