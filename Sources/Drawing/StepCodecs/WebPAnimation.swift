import CStepLibWebP

/// Writes a lossless animated WebP file by libwebp's encoder of animations, which stores the changes of each frame.
///
///     let animation = try WebPAnimation(size, plays: nil)
///     for (index, picture) in pictures.enumerated() { try animation.append(picture, at: 40 * index) }
///     let file = try animation.finish(at: 40 * pictures.count)
package struct WebPAnimation: ~Copyable {
    /// The greatest number of times that an animation can play, if not for ever.
    package static let mostPlays = 65_535
    /// The most frames per second: viewers show a frame of 10 milliseconds or less for 100.
    package static let mostFrames = 90

    private let encoder: OpaquePointer
    private let config: WebPConfig

    /// - Parameter plays: the number of times that it plays; nil is for ever.
    package init(_ size: PixelSize, plays: Int?) throws(Failure) {
        let config = try WebPPicture.losslessConfig()
        var options = WebPAnimEncoderOptions()
        guard WebPAnimEncoderOptionsInit(&options) != 0 else { throw WebPPicture.otherInterface }
        options.anim_params = WebPMuxAnimParams(bgcolor: 0, loop_count: Int32(plays ?? 0))
        // Key frames serve players that seek; an animation of seconds needs none.
        options.kmax = 0
        guard let encoder = WebPAnimEncoderNew(Int32(size.width), Int32(size.height), &options) else {
            throw WebPPicture.outOfMemory
        }
        self.encoder = encoder
        self.config = config
    }

    deinit { WebPAnimEncoderDelete(encoder) }

    /// Adds the next frame, shown from `start` milliseconds on; one that equals the frame before shows it for longer.
    package func append(_ picture: PixelBuffer, at start: Int) throws(Failure) {
        var image = try WebPPicture.image(of: picture)
        defer { WebPPictureFree(&image) }
        let isAdded = withUnsafePointer(to: config) { WebPAnimEncoderAdd(encoder, &image, Int32(start), $0) }
        guard isAdded != 0 else { throw WebPPicture.outOfMemory }
    }

    /// Ends the last frame `end` milliseconds after the start, and returns the bytes of the file.
    package func finish(at end: Int) throws(Failure) -> [UInt8] {
        var data = WebPData()
        defer { WebPDataClear(&data) }
        let isWritten = WebPAnimEncoderAdd(encoder, nil, Int32(end), nil) != 0
        guard isWritten, WebPAnimEncoderAssemble(encoder, &data) != 0 else { throw WebPPicture.outOfMemory }
        return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
    }
}
