extension DiffPicture {
    /// How long each frame of an animation is shown: half a second.
    private static func delay() throws(PNGError) -> FrameDelay { try FrameDelay(1, 2) }

    /// Writes a PNG file, an animated one of several frames.
    package static func write(_ frames: [DiffPicture], to path: String) throws {
        let transaction = try Transaction()
        let file = try transaction.write(path)
        try file.refuseTerminal()
        if frames.count == 1 {
            try frames[0].writeStill(to: file)
        } else {
            try writeAnimation(of: frames.map(\.pixels), to: file)
        }
        try transaction.commit()
    }

    /// Row by row: the picture can be three times as large as those that it compares.
    private func writeStill(to file: OutputFile) throws {
        var encoder = try PNGEncoder(PNGInfo(width: size.width, height: size.height, scale: 1), opaque: isOpaque)
        var row: [Pixel] = []
        for y in 0..<size.height {
            draw(row: y, into: &row)
            try encoder.write(rows: row.span)
            try encoder.drain { try file.write($0) }
        }
        try encoder.finish()
        try encoder.drain { try file.write($0) }
    }

    private static func writeAnimation(of pictures: [PixelBuffer], to file: OutputFile) throws {
        var encoder = try APNGEncoder(
            PNGInfo(width: pictures[0].width, height: pictures[0].height, scale: 1), format: .rgba)
        let still = pictures[0].pixels
        try encoder.write(rows: still.span)
        try encoder.append(APNGFrame(pictures[0], format: .rgba), delay: delay())
        for (previous, picture) in zip(pictures, pictures.dropFirst()) {
            try encoder.append(APNGFrame.change(from: previous, to: picture, format: .rgba), delay: delay())
        }
        let correction = try encoder.finish()
        var bytes: [UInt8] = []
        encoder.drain { part in part.withUnsafeBufferPointer { bytes += $0 } }
        correction.apply(to: &bytes)
        try file.write(bytes.span)
    }
}
