import Foundation
import StepRaster
import StepTestSupport
import StepVideo
import Testing

@Suite struct Y4MTests {
    /// All corners of the cube of colors, greys, and some between.
    private static let picture: PixelBuffer = {
        let levels: [UInt8] = [0, 1, 17, 128, 200, 254, 255]
        let pixels = levels.flatMap { red in
            levels.flatMap { green in levels.map { Pixel(red: red, green: green, blue: $0) } }
        }
        return PixelBuffer(width: 49, height: 7, pixels: pixels)
    }()

    private static var frame: Y4MFrame {
        var frame = Y4MFrame(PixelSize(of: picture))
        // In parts, from the bottom.
        for rows in [3..<7, 0..<3] { frame.replace(Y4MFrame.PlaneRows(rows, of: picture)) }
        return frame
    }

    /// BT.709's own numbers, in floating point.
    @Test func levelsAreThoseOfTheMatrix() {
        let count = Self.picture.pixels.count
        let bytes = Array(Self.frame.bytes)
        #expect(bytes.count == 6 + 3 * count && bytes.starts(with: Array("FRAME\n".utf8)))
        for (index, pixel) in Self.picture.pixels.enumerated() {
            let (red, green, blue) = (Double(pixel.red) / 255, Double(pixel.green) / 255, Double(pixel.blue) / 255)
            let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
            let exact = [16 + 219 * luma, 128 + 224 * (blue - luma) / 1.8556, 128 + 224 * (red - luma) / 1.5748]
            for (plane, value) in exact.enumerated() {
                let found = Double(bytes[6 + plane * count + index])
                #expect(found == (value + 0.5 + 1e-9).rounded(.down), "\(pixel), plane \(plane)")
            }
        }
    }

    @Test func rowsAreTakenUntilTimeIsOver() {
        var asked = 0
        let rows = Y4MFrame.PlaneRows(0..<7, of: Self.picture) {
            asked += 1
            return asked > 4
        }
        var (frame, expected) = (Y4MFrame(PixelSize(of: Self.picture)), Y4MFrame(PixelSize(of: Self.picture)))
        frame.replace(rows)
        expected.replace(Y4MFrame.PlaneRows(0..<4, of: Self.picture))
        #expect(frame.bytes == expected.bytes)
        #expect(frame.bytes != Self.frame.bytes)
    }

    /// ffmpeg turns it back into nearly the same colors.
    @Test func ffmpegReadsIt() throws {
        try TestTool.withFolder { folder in
            let (film, back) = (folder.appending(path: "film.y4m"), folder.appending(path: "film.rgb"))
            let frame = Self.frame.bytes
            let header = Y4MFrame.header(PixelSize(of: Self.picture), frames: 30_000, seconds: 1001)
            try Data(header + frame + frame).write(to: film)
            let script = """
                import subprocess, sys
                done = subprocess.run(["ffmpeg", "-loglevel", "error", "-y", "-i", sys.argv[1], "-vf",
                    "scale=in_color_matrix=bt709:in_range=limited:out_range=full:flags=accurate_rnd+full_chroma_int",
                    "-pix_fmt", "rgb24", "-f", "rawvideo", sys.argv[2]], stdin=subprocess.DEVNULL)
                rate = subprocess.run(["ffprobe", "-v", "error", "-show_entries",
                    "stream=r_frame_rate,pix_fmt,color_range", "-of", "csv=p=0", sys.argv[1]],
                    capture_output=True, text=True).stdout.strip()
                print(done.returncode, rate)
                """
            #expect(try python(script, [film.path, back.path], input: []) == "0 yuv444p,tv,30000/1001\n")
            let rgb = [UInt8](try Data(contentsOf: back))
            #expect(rgb.count == 2 * 3 * Self.picture.pixels.count)
            for (index, pixel) in (Self.picture.pixels + Self.picture.pixels).enumerated() {
                for (channel, level) in [pixel.red, pixel.green, pixel.blue].enumerated() {
                    #expect(abs(Int(rgb[3 * index + channel]) - Int(level)) <= 2, "\(pixel)")
                }
            }
        }
    }
}
