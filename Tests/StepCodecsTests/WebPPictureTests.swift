import StepPNG
import StepRaster
import StepSupport
import StepTestSupport
import Testing

@testable import StepCodecs

/// Pillow writes the files, and says what they show.
struct WebPPictureTests {
    /// Saves a picture of 37 x 21 pixels, which no block divides, as each case says; beside it its pixels, where no one sees
    /// them without colour.
    private static let script = """
        import io, struct, sys
        from PIL import Image, ImageFilter, ImageOps

        folder = sys.argv[1]
        noise = [Image.effect_noise((37, 21), 90).filter(ImageFilter.BoxBlur(1)) for _ in range(4)]
        color = Image.merge("RGB", noise[:3])
        glass = Image.merge("RGBA", noise)
        holes = Image.merge("RGBA", noise[:3] + [noise[3].point(lambda value: 0 if value < 128 else value)])

        def keep(name, picture, saved=None, **options):
            file = io.BytesIO()
            picture.save(file, "WEBP", **options)
            saved = saved or ImageOps.exif_transpose(Image.open(io.BytesIO(file.getvalue())))
            pixels = bytearray(saved.convert("RGBA").tobytes())
            for place in range(0, len(pixels), 4):
                if pixels[place + 3] == 0: pixels[place:place + 3] = bytes(3)
            with open(f"{folder}/{name}.webp", "wb") as out: out.write(file.getvalue())
            with open(f"{folder}/{name}.raw", "wb") as out: out.write(struct.pack("<2I", *saved.size) + pixels)

        keep("lossless", color, color, lossless=True)
        keep("alpha", glass, glass, lossless=True, exact=True)
        keep("holes", holes, holes, lossless=True)
        keep("lossy", color, quality=60)
        keep("lossy-alpha", holes, quality=60)
        keep("one", color.crop((0, 0, 1, 1)), lossless=True)
        for value in range(1, 9):
            tag = Image.Exif()
            tag[0x0112] = value
            keep(f"exif{value}", color, lossless=True, exif=tag.tobytes())
            keep(f"tiff{value}", color, lossless=True, exif=tag.tobytes().removeprefix(b"Exif\\0\\0"))
        """

    @Test func showsWhatPillowShows() throws {
        try withFolder { folder in
            _ = try TestTool.runPillow(Self.script, [folder])
            let files = try Folder.names(in: folder).filter { $0.hasSuffix(".webp") }
            #expect(files.count == 22)
            for file in files {
                let picture = try InputFile("\(folder)/\(file)").photo()
                let raw = try InputFile("\(folder)/\(file.dropLast(5)).raw").bytes
                let header = [picture.width, picture.height].flatMap { side -> [UInt8] in [UInt8(side), 0, 0, 0] }
                #expect(raw.starts(with: header), "\(file)")
                #expect(picture.pixels.withUnsafeBytes { $0.elementsEqual(raw.dropFirst(8)) }, "\(file)")
            }
        }
    }

    private func webP(_ size: Int, _ options: String = "lossless=True") throws -> [UInt8] {
        let script = """
            import sys
            from PIL import Image
            picture, other = (Image.new("RGB", (\(size), \(size)), color) for color in ("red", "blue"))
            picture.save(sys.stdout.buffer, "WEBP", \(options))
            """
        return try TestTool.runPillow(script, []).output
    }

    private func fault(_ bytes: [UInt8], until deadline: Deadline = .none) -> String? {
        let failure = #expect(throws: Failure.self) {
            try InputFile(name: "a.webp", bytes: bytes).photo(until: deadline)
        }
        return failure?.line
    }

    @Test func whatEndsEarlyIsDamaged() throws {
        for options in ["lossless=True", "quality=50"] {
            let file = try webP(64, options)
            for count in [12, 16, 25, file.count / 2, file.count - 2] {
                #expect(fault(Array(file[..<count])) == "a.webp: damaged WebP: it ends early", "\(count)")
            }
        }
    }

    /// Whatever a byte becomes, there is a picture or a line.
    @Test func noChangedByteEndsTheProcess() throws {
        let script = """
            import sys
            from PIL import Image
            noise = [Image.effect_noise((24, 24), 90) for _ in range(4)]
            Image.merge("RGBA", noise).save(sys.stdout.buffer, "WEBP", quality=50)
            """
        let photo = try TestTool.runPillow(script, []).output
        _ = try InputFile(name: "a.webp", bytes: photo).photo()
        for index in photo.indices {
            for value in [0, 0xFF, photo[index] ^ 0x11] as [UInt8] {
                var changed = photo
                changed[index] = value
                _ = try? InputFile(name: "a.webp", bytes: changed).photo()
            }
        }
    }

    @Test func anAnimationIsNoStill() throws {
        let file = try webP(8, "save_all=True, append_images=[other], duration=100")
        #expect(fault(file) == "a.webp: expected a still picture, found an animated WebP")
    }

    @Test func fewBytesCannotFillMemory() throws {
        #expect(try InputFile(name: "a.webp", bytes: webP(4096)).photo().width == 4096)
        let file = try webP(4097)
        let few = "expected a byte for every 512 pixels of so large a picture, found \(file.count) for 4097 x 4097"
        #expect(fault(file) == "a.webp: \(few)")
        #expect(fault(try webP(8193)) == "a.webp: expected at most 67108864 pixels, found 8193 x 8193")
    }

    /// Alpha is kept as it is, and the same pixels give the same bytes.
    @Test func whatIsWrittenReadsBack() throws {
        var picture = PixelBuffer(width: 7, height: 5)
        for index in picture.pixels.indices.dropFirst() {
            let value = UInt8(index * 7)
            picture.pixels[index] = Pixel(red: value, green: 255 - value, blue: 9, alpha: max(1, value))
        }
        let file = try WebPPicture.encode(picture)
        #expect(try InputFile(name: "a.webp", bytes: file).photo() == picture)
        #expect(try WebPPicture.encode(picture) == file)
    }

    @Test func isReadUntilTimeIsOver() throws {
        #expect(fault(try webP(64), until: Deadline(seconds: -1)) == "a.webp: there was no time to read all of it")
    }
}
