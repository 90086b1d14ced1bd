import Foundation
import StepPNG
import StepRaster
import StepSupport
import StepTestSupport
import Testing

@testable import StepCodecs

/// Pillow writes the files, and says what they show: it reads by the same library, other ways than these.
struct JPEGPictureTests {
    /// Saves a picture of 37 x 21 pixels, which no block divides, as each case says; beside it its pixels.
    private static let script = """
        import io, struct, sys
        from PIL import Image, ImageChops, ImageFilter, ImageOps

        folder = sys.argv[1]
        noise = [Image.effect_noise((37, 21), 90).filter(ImageFilter.BoxBlur(1)) for _ in range(3)]
        color = Image.merge("RGB", noise)
        inks = Image.merge("CMYK", noise + [Image.linear_gradient("L").resize((37, 21))])

        def jpeg(picture, **options):
            file = io.BytesIO()
            picture.save(file, "JPEG", **options)
            return file.getvalue()

        def shown(data):
            return ImageOps.exif_transpose(Image.open(io.BytesIO(data)))

        def keep(name, data, picture=None):
            picture = (picture or shown(data)).convert("RGB").convert("RGBA")
            with open(f"{folder}/{name}.jpg", "wb") as file: file.write(data)
            with open(f"{folder}/{name}.raw", "wb") as file:
                file.write(struct.pack("<2I", *picture.size) + picture.tobytes())

        def segment(marker, data):
            return struct.pack(">BBH", 255, marker, len(data) + 2) + data

        def exif(order, value, kind=3, count=1, offset=8, entries=2):
            tiff = (b"MM" if order == ">" else b"II") + struct.pack(order + "HI", 42, offset) + struct.pack(
                order + "HHHII", entries, 0x0100, 4, 1, 37) + struct.pack(order + "HHIHHI", 0x0112, kind, count, value, 0, 0)
            return segment(0xE1, b"Exif\\0\\0" + tiff)

        def within(data, *segments):
            return data[:2] + b"".join(segments) + data[2:]

        plain = jpeg(color, quality=90, subsampling=0)
        keep("grey", jpeg(noise[0], quality=90))
        keep("444", plain)
        keep("422", jpeg(color, quality=70, subsampling=1))
        keep("420", jpeg(color, quality=50, subsampling=2))
        keep("progressive", jpeg(color, quality=60, progressive=True))
        keep("blank", jpeg(Image.new("L", (1200, 800), 255), progressive=True, quality=1))
        keep("one", jpeg(color.crop((0, 0, 1, 1))))
        keep("trailing", plain + b"more")
        keep("extraneous", plain[:20] + b"junk" + plain[20:])
        adobe = segment(0xEE, b"Adobe" + struct.pack(">HHHB", 100, 0, 0, 0))
        start = plain.index(b"\\xff\\xe0")
        bare = plain[:start] + plain[start + 18:]
        keep("rgb", within(bare, adobe))

        cmyk = jpeg(inks, quality=90)
        marker = cmyk.index(b"\\xff\\xee")
        assert cmyk[marker + 15] == 0
        keep("cmyk", cmyk)
        keep("ycck", cmyk[:marker + 15] + b"\\2" + cmyk[marker + 16:])
        keep("inks", cmyk[:marker] + cmyk[marker + 16:], ImageChops.invert(Image.open(io.BytesIO(cmyk))))

        for value in range(1, 9):
            for name, order in (("little", "<"), ("big", ">")):
                keep(f"{name}{value}", within(plain, exif(order, value)))
            tag = Image.Exif()
            tag[0x0112] = value
            keep(f"own{value}", jpeg(color, quality=90, exif=tag.tobytes()))
        keep("inks6", within(cmyk, exif(">", 6)))
        keep("second", within(plain, segment(0xE1, b"http://ns.adobe.com/xap/1.0/\\0"), exif("<", 8)))

        upright = Image.open(io.BytesIO(plain))
        garbage = {
            "value0": exif("<", 0), "value9": exif(">", 9), "kind": exif("<", 6, kind=2), "count": exif("<", 6, count=2),
            "beyond": exif("<", 6, offset=0xFFFFFFF0), "atEnd": exif(">", 6, offset=36), "endless": exif("<", 6, offset=0),
            "many": segment(0xE1, b"Exif\\0\\0MM\\0*\\0\\0\\0\\x08\\xff\\xff" + bytes(60000)),
            "one": exif("<", 6, entries=1), "empty": segment(0xE1, b"Exif\\0\\0"), "order": segment(0xE1, b"Exif\\0\\0XX*\\0"),
            "short": segment(0xE1, b"Exif\\0\\0II*\\0\\x08"),
        }
        for name, data in garbage.items():
            keep("garbage-" + name, within(plain, data), upright)
        """

    @Test func showsWhatPillowShows() throws {
        try withFolder { folder in
            _ = try TestTool.runPillow(Self.script, [folder])
            let files = try Folder.names(in: folder).filter { $0.hasSuffix(".jpg") }
            #expect(files.count == 51)
            for file in files {
                let picture = try InputFile("\(folder)/\(file)").photo()
                let raw = try InputFile("\(folder)/\(file.dropLast(4)).raw").bytes
                #expect(picture.width == number(raw, 0) && picture.height == number(raw, 4), "\(file)")
                #expect(picture.pixels.withUnsafeBytes { $0.elementsEqual(raw.dropFirst(8)) }, "\(file)")
            }
        }
    }

    private func number(_ raw: [UInt8], _ place: Int) -> Int { Int(raw[place]) | Int(raw[place + 1]) << 8 }

    /// Whatever a byte becomes, there is a picture or a line.
    @Test func noChangedByteEndsTheProcess() throws {
        let script = """
            import sys
            from PIL import Image
            Image.effect_noise((64, 64), 90).convert("RGB").save(sys.stdout.buffer, "JPEG")
            """
        let photo = try TestTool.runPillow(script, []).output
        try #require(photo.count > 2000)
        _ = try read(photo)
        for index in stride(from: 2, to: photo.count, by: max(1, photo.count / 800)) {
            for value in [0, 0xFF, photo[index] ^ 0x11] as [UInt8] {
                var changed = photo
                changed[index] = value
                _ = try? read(changed)
            }
        }
    }

    /// Also while the scans of a progressive file are read, which may be hundreds; colours of inks and turns take time, too.
    @Test(arguments: ["RGB", "CMYK"]) func isReadUntilTimeIsOver(mode: String) throws {
        let script = """
            import sys
            from PIL import Image
            Image.new(sys.argv[1], (64, 64)).save(sys.stdout.buffer, "JPEG", progressive=True)
            """
        let photo = InputFile(name: "a.jpg", bytes: try TestTool.runPillow(script, [mode]).output)
        #expect(try photo.photo(until: .none).width == 64)
        let failure = #expect(throws: Failure.self) { try photo.photo(until: Deadline(seconds: -1)) }
        #expect(failure?.line == "a.jpg: damaged JPEG: there was no time to read all of it")
    }

    private func read(_ bytes: [UInt8]) throws { _ = try InputFile(name: "a.jpg", bytes: bytes).photo() }

    /// Colours next to each other stay apart, and what is transparent has the colour of the ground.
    @Test func whatIsWrittenIsNearlyReadBack() throws {
        let (red, blue) = (Pixel(red: 255, green: 0, blue: 0), Pixel(red: 0, green: 0, blue: 255))
        let green = Pixel(red: 0, green: 255, blue: 0)
        var picture = PixelBuffer(width: 24, height: 8, filledWith: red)
        for y in 0..<8 {
            for x in 8..<16 { picture[x, y] = blue }
            for x in 16..<24 { picture[x, y] = .clear }
        }
        let file = try JPEGPicture.encode(picture, on: green, scale: 300.0 / 72)
        // In pixels per inch, across and down.
        #expect(file[13..<18].elementsEqual([1, 1, 44, 1, 44]))
        let read = try InputFile(name: "a.jpg", bytes: file).photo()
        for (x, expected) in [(7, red), (8, blue), (15, blue), (16, green)] {
            let found = read[x, 3]
            let parts = [(found.red, expected.red), (found.green, expected.green), (found.blue, expected.blue)]
            #expect(parts.allSatisfy { abs(Int($0.0) - Int($0.1)) <= 4 }, "\(x): \(found)")
        }
    }

    @Test func tooLongASideIsNoFile() {
        let picture = PixelBuffer(width: JPEGPicture.maxSide + 1, height: 1)
        #expect(throws: Failure.self) { try JPEGPicture.encode(picture, on: .clear, scale: 1) }
        #expect(throws: Failure.self) {
            try WebPPicture.encode(PixelBuffer(width: WebPPicture.maxSide + 1, height: 1))
        }
    }

    @Test func aPNGIsReadAsItIs() throws {
        let picture = PixelBuffer(width: 2, height: 1, pixels: [.clear, Pixel(red: 1, green: 2, blue: 3, alpha: 4)])
        let png = try PNGEncoder.encode(picture, scale: 1)
        #expect(try InputFile(name: "a.png", bytes: png).photo() == picture)
    }
}
