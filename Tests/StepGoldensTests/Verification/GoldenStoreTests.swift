import Foundation
import StepPNG
import StepRaster
import StepSupport
import StepTestSupport
import Testing

@testable import StepGoldens

/// A golden test that cannot fail would be worth nothing.
@Suite struct GoldenStoreTests {
    private static let golden: PixelBuffer = {
        var image = PixelBuffer(width: 6, height: 4, filledWith: Pixel(red: 9, green: 80, blue: 200))
        image[1, 2] = Pixel(red: 200, green: 100, blue: 50, alpha: 128)
        image[2, 2] = .clear
        return image
    }()

    @Test func theSamePixelsPass() throws {
        try withStore { store, folder in
            store(.all).record(Self.golden)
            let result = store(.never).check(Self.golden)
            #expect(result.kind == .same)
            #expect(result.message == "")
            #expect(files(folder) == ["golden/topic/case.png"])
        }
    }

    /// One step in one channel of one pixel, alpha and corners not excepted.
    @Test(arguments: [(0, 0), (5, 3), (1, 2)], [\Pixel.red, \.green, \.blue, \.alpha])
    func theLeastChangeFails(place: (x: Int, y: Int), channel: WritableKeyPath<Pixel, UInt8> & Sendable) throws {
        var changed = Self.golden
        changed[place.x, place.y][keyPath: channel] ^= 1
        try withStore { store, folder in
            store(.all).record(Self.golden)
            let result = store(.never).check(changed)
            #expect(result.kind == .different)
            #expect(
                result.message.hasPrefix("1 pixel differs by up to 1; at \(place.x), \(place.y); visible by 0.0"))
            let picture = try read(folder, "failures/difference/topic/case.png")
            #expect(picture[place.x, place.y] == Self.golden[place.x, place.y])
            #expect(picture[picture.width - 6 + place.x, place.y] == changed[place.x, place.y])
            #expect(try read(folder, "failures/actual/topic/case.png") == changed)
        }
    }

    /// Its bytes are the golden's, and yet nobody can tell what it shows.
    @Test(arguments: ["header", "pixels", "end", "frame"])
    func aDamagedGoldenIsAnErrorEvenForItself(part: String) throws {
        try withStore { store, folder in
            var bytes = part == "frame" ? try animation([1, 2]) : try Self.golden.png()
            switch part {
            case "header": bytes[20] ^= 1
            case "pixels": bytes[bytes.count - 30] ^= 1
            case "end": bytes.removeLast(12)
            default: bytes[bytes.count - 30] ^= 1
            }
            let path = store(.never).path(of: "topic/case")
            try OutputFile.write(bytes, to: path)
            let result = store(.never).check(.file(InputFile(name: "case.png", bytes: bytes)), named: "topic/case")
            #expect(result.kind == .error)
            #expect(result.message.hasPrefix("\(path): damaged PNG: "), "\(result.message)")
            #expect(files(folder) == ["golden/topic/case.png"])
        }
    }

    @Test func aGoldenThatIsNoPictureIsRecordedAnew() throws {
        try withStore { store, folder in
            let path = store(.never).path(of: "topic/case")
            try OutputFile.write([1, 2, 3], to: path)
            let result = store(.all).check(.pixels(Self.golden, scale: 1), named: "topic/case")
            #expect(result.kind == .new && result.recorded)
            #expect(store(.never).check(.pixels(Self.golden, scale: 1), named: "topic/case").kind == .same)
        }
    }

    /// The golden is not changed where the pictures for people cannot be left.
    @Test func aCaseIsRecordedWithItsPicturesOrNotAtAll() throws {
        try withStore { store, folder in
            store(.all).record(Self.golden)
            let path = store(.never).path(of: "topic/case")
            let before = try InputFile(path).bytes
            try OutputFile.write([1], to: "\(folder.path)/failures/actual/topic/case.png/in/the/way")
            let result = store(.all).check(.flat(9))
            #expect(result.kind == .error && !result.recorded)
            #expect(try InputFile(path).bytes == before)
        }
    }

    @Test func anAnimationIsComparedFrameByFrame() throws {
        try withStore { store, folder in
            let (golden, other) = (try animation([1, 2, 3]), try animation([1, 9, 3]))
            try OutputFile.write(golden, to: store(.never).path(of: "topic/case"))
            var checking = store(.never)
            checking.detail = [.pictures, .pagePictures]
            let same = checking.check(.file(InputFile(name: "a.png", bytes: golden)), named: "topic/case")
            #expect(same.kind == .same)
            let result = checking.check(.file(InputFile(name: "a.png", bytes: other)), named: "topic/case")
            #expect(result.kind == .different)
            #expect(result.animation?.frames.map(\.index) == [1])
            let frames = try #require(result.comparedPNGs?.frames)
            #expect(frames.count == 1)
            #expect(try PNGDecoder.decode(frames[0].difference).width == 6)
            // The picture of the difference is that of the frame, and what could become the golden is the whole file.
            let difference = try read(folder, "failures/difference/topic/case.png")
            #expect(difference[0, 0].red == 2 && difference[difference.width - 1, 0].red == 9)
            let left = try InputFile("\(folder.path)/failures/actual/topic/case.png").bytes
            #expect(left == other)
        }
    }

    @Test func theSameBytesAreNotDecoded() throws {
        try withStore { store, _ in
            store(.all).record(Self.golden)
            let same = InputFile(name: "a.png", bytes: try Self.golden.png())
            let byBytes = store(.never).check(.file(same), named: "topic/case")
            #expect(byBytes.kind == .same)
            #expect(byBytes.diff == nil)
            let other = InputFile(name: "a.png", bytes: try PNGEncoder.encode(Self.golden, scale: 2))
            #expect(other.bytes != same.bytes)
            let byPixels = store(.never).check(.file(other), named: "topic/case")
            #expect(byPixels.kind == .same)
            #expect(byPixels.diff?.pixels.compared == 24)
        }
    }

    @Test func resultsCarryWhatIsAskedFor() throws {
        try withStore { store, folder in
            store(.all).record(Self.golden)
            let bare = store(.never).check(.flat(9))
            #expect(bare.actualFile == nil && bare.comparedPNGs == nil)
            #expect(bare.kind == .different && bare.diff != nil && bare.measures == nil)
            var asked = store(.never)
            asked.detail = Set(CaseResult.CaseDetail.allCases)
            let full = asked.check(.flat(9))
            let (expected, actual) = (try #require(full.expectedFile), try #require(full.actualFile))
            #expect(try PNGDecoder.decode(actual) == .flat(9))
            #expect(try PNGDecoder.decode(expected) == Self.golden)
            let compared = try #require(full.comparedPNGs)
            #expect(try PNGDecoder.decode(compared.sideBySide).width > 12)
            #expect(try PNGDecoder.decode(#require(compared.difference)).width == 6)
            #expect(full.kind == .different)
            let measures = try #require(full.measures)
            #expect(measures.regions.count == 1)
            #expect(measures.figures.rms > 0)
            #expect(full.pictures.count == 2)
            #expect(full.pictures.allSatisfy { FileManager.default.fileExists(atPath: $0) })
        }
    }

    // MARK: Support

    /// Calls `body` with a way to open the store of a new folder, which is gone afterwards.
    private func withStore(_ body: ((Recording) -> GoldenStore, URL) throws -> Void) throws {
        try withFolder { folder in
            func store(_ recording: Recording) -> GoldenStore {
                var store = GoldenStore(folder: "\(folder)/golden", recording: recording)
                store.failures = "\(folder)/failures"
                return store
            }
            try body(store, URL(filePath: folder))
        }
    }

    private func files(_ folder: URL) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasSuffix(".png") }.sorted()
    }

    private func read(_ folder: URL, _ file: String) throws -> PixelBuffer {
        try PNGDecoder.decode([UInt8](Data(contentsOf: folder.appending(path: file))))
    }
}

extension GoldenStore {
    fileprivate func check(_ image: PixelBuffer) -> CaseResult { check(.pixels(image, scale: 1), named: "topic/case") }

    fileprivate func record(_ image: PixelBuffer) { #expect(check(image).recorded) }
}
