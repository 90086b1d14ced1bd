import StepFiles
import StepGoldens
import StepImageDiff
import StepPNG
import StepRaster

/// A difference picture as a PNG file, an animated one when it has several frames.
package struct DiffDrawing {
    package let frames: [DiffPicture]

    /// How long each frame of an animation is shown: half a second.
    private static func delay() throws(PNGError) -> FrameDelay { try FrameDelay(1, 2) }

    package func write(to file: OutputFile) throws {
        if frames.count == 1 {
            try writeStill(frames[0], to: file)
        } else {
            try writeAnimation(to: file)
        }
        try OutputFile.appear([file])
    }

    /// Row by row: the picture can be three times as large as those that it compares.
    private func writeStill(_ picture: DiffPicture, to file: OutputFile) throws {
        var encoder = try PNGEncoder(
            width: picture.size.width, height: picture.size.height, opaque: picture.isOpaque, scale: 1)
        var row: [Pixel] = []
        for y in 0..<picture.size.height {
            picture.draw(row: y, into: &row)
            try encoder.write(rows: row.span)
            try encoder.drain { try file.write($0) }
        }
        try encoder.finish()
        try encoder.drain { try file.write($0) }
    }

    private func writeAnimation(to file: OutputFile) throws {
        let pictures = frames.map(\.pixels)
        var encoder = try APNGEncoder(width: pictures[0].width, height: pictures[0].height, format: .rgba, scale: 1)
        let still = pictures[0].pixels
        try encoder.write(rows: still.span)
        try encoder.append(APNGFrame(pictures[0], format: .rgba), delay: Self.delay())
        for (previous, picture) in zip(pictures, pictures.dropFirst()) {
            try encoder.append(APNGFrame.change(from: previous, to: picture, format: .rgba), delay: Self.delay())
        }
        let correction = try encoder.finish()
        var bytes: [UInt8] = []
        encoder.drain { part in part.withUnsafeBufferPointer { bytes += $0 } }
        correction.apply(to: &bytes)
        try file.write(bytes.span)
    }
}
