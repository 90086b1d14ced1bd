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

    @Test func anotherSizeFails() throws {
        try withStore { store, _ in
            store(.all).record(Self.golden)
            let result = store(.never).check(PixelBuffer(width: 7, height: 4))
            #expect(result.kind == .size)
            #expect(result.message.hasPrefix("expected 6 x 4 pixels, found 7 x 4"))
        }
    }

    @Test func aMissingGoldenFailsAndLeavesThePicture() throws {
        try withStore { store, folder in
            let result = store(.never).check(Self.golden)
            #expect(result.kind == .new)
            #expect(result.message == "no golden at \(folder.path)/golden/topic/case.png")
            #expect(files(folder) == ["failures/actual/topic/case.png"])
            let left = try read(folder, "failures/actual/topic/case.png")
            #expect(left == Self.golden)
        }
    }

    /// Its bytes are the golden's, and yet nobody can tell what it shows.
    @Test(arguments: ["header", "pixels", "end", "frame"]) func aDamagedGoldenIsAnErrorEvenForItself(part: String)
        throws
    {
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

    @Test func anAnimationIsComparedFrameByFrame() throws {
        try withStore { store, folder in
            let (golden, other) = (try animation([1, 2, 3]), try animation([1, 9, 3]))
            try OutputFile.write(golden, to: store(.never).path(of: "topic/case"))
            var checking = store(.never)
            checking.detail = [.pictures]
            let same = checking.check(.file(InputFile(name: "a.png", bytes: golden)), named: "topic/case")
            #expect(same.kind == .same)
            let result = checking.check(.file(InputFile(name: "a.png", bytes: other)), named: "topic/case")
            #expect(result.kind == .different)
            #expect(result.animation?.frames.map(\.index) == [1])
            #expect(result.comparedPNGs?.frames.count == 1)
            // The picture of the difference is that of the frame, and what could become the golden is the whole file.
            let difference = try read(folder, "failures/difference/topic/case.png")
            #expect(difference[0, 0].red == 2 && difference[difference.width - 1, 0].red == 9)
            let left = try InputFile("\(folder.path)/failures/actual/topic/case.png").bytes
            #expect(left == other)
        }
    }

    @Test func aPassingCaseClearsItsOldFailure() throws {
        try withStore { store, folder in
            store(.all).record(PixelBuffer(width: 6, height: 4))
            _ = store(.never).check(Self.golden)
            #expect(files(folder).count == 3)
            store(.all).record(Self.golden)
            _ = store(.never).check(Self.golden)
            #expect(files(folder) == ["golden/topic/case.png"])
        }
    }

    /// What each way of recording writes over a golden that is missing, differs, or is the same.
    @Test(
        arguments: [
            (.never, [false, false, false]), (.missing, [true, false, false]), (.changed, [true, true, false]),
            (.all, [true, true, true]),
        ] as [(Recording, [Bool])])
    func recordingWritesNoMoreThanAskedFor(recording: Recording, writes: [Bool]) throws {
        try withStore { store, folder in
            let differs = PixelBuffer(width: 6, height: 4)
            store(.all).record(differs, as: "differs")
            store(.all).record(Self.golden, as: "same")
            for (name, isWritten) in zip(["missing", "differs", "same"], writes) {
                let result = store(recording).check(Self.golden, as: name)
                #expect(result.recorded == isWritten, "\(name)")
                let path = store(.never).path(of: "topic/\(name)")
                let isThere = FileManager.default.fileExists(atPath: path)
                #expect(isThere == (isWritten || name != "missing"))
                guard isThere else { continue }
                let kept = name == "differs" && !isWritten ? differs : Self.golden
                let found = try read(folder, "golden/topic/\(name).png")
                #expect(found == kept, "\(name)")
            }
        }
    }

    // MARK: Alternates

    @Test func anyApprovedAlternatePasses() throws {
        try withStore { store, folder in
            store(.all).record(.flat(1))
            store(.all).record(.flat(2), as: "case@arm")
            store(.all).record(.flat(3), as: "case@mac")
            #expect(store(.never).check(.flat(1)).variant == nil)
            let result = store(.never).check(.flat(3))
            #expect(result.kind == .same)
            #expect(result.variant == "mac")
            #expect(store(.never).check(.flat(4)).kind == .different)
        }
    }

    @Test func anAlternateIsNeverWritten() throws {
        try withStore { store, folder in
            store(.all).record(.flat(2), as: "case@arm")
            #expect(store(.missing).check(.flat(4)).recorded == false)
            store(.changed).record(.flat(4))
            let alternate = try read(folder, "golden/topic/case@arm.png")
            #expect(alternate == .flat(2))
            let golden = try read(folder, "golden/topic/case.png")
            #expect(golden == .flat(4))
        }
    }

    // MARK: Tolerance

    @Test func limitsLetPicturesDiffer() throws {
        try withStore { store, _ in
            store(.all).record(.flat(10))
            for (level, kind) in [(12, .same), (13, .different)] as [(UInt8, CaseResult.Kind)] {
                let tolerance = Tolerance(limits: DiffLimits(maxChannelDelta: 2), reason: "why")
                let result = store(.never).check(.flat(level), tolerance)
                #expect(result.kind == kind)
                #expect(result.tolerance == tolerance)
                #expect(result.diff?.pixels.different == 24)
                #expect(result.message.contains("24 pixels differ by up to \(level - 10)"))
            }
            let everywhere = Tolerance(ignoredRectangles: [PixelRect(x: 0, y: 0, width: 6, height: 4)])
            let result = store(.never).check(.flat(10), everywhere)
            #expect(result.kind == .error)
            #expect(result.message.hasSuffix("expected something left to compare, found every pixel ignored"))
        }
    }

    @Test func aMaskLetsPartsDiffer() throws {
        try withStore { store, folder in
            var changed = PixelBuffer.flat(10)
            changed[5, 3] = .clear
            store(.all).record(.flat(10))
            store(.all).record(PixelBuffer(width: 6, height: 4), as: "mask")
            let mask = Tolerance(mask: "\(folder.path)/golden/topic/mask.png")
            #expect(store(.never).check(changed, mask).kind == .different)
            var light = PixelBuffer(width: 6, height: 4)
            light[5, 3] = Pixel(red: 255, green: 255, blue: 255)
            store(.all).record(light, as: "mask")
            #expect(store(.never).check(changed, mask).kind == .same)
            store(.all).record(.flat(255, width: 5), as: "mask")
            #expect(store(.never).check(changed, mask).message.contains("mask: expected 6 x 4 pixels"))
            let missing = store(.never).check(changed, Tolerance(mask: "no/mask.png"))
            #expect(missing.kind == .error)
            #expect(missing.message == "no/mask.png: No such file or directory")
        }
    }

    // MARK: Trouble

    @Test(arguments: brokenPictures.indices)
    func aBrokenPictureIsAnError(index: Int) throws {
        let (bytes, words) = brokenPictures[index]
        let broken = InputFile(name: "broken.png", bytes: bytes)
        try withStore { store, folder in
            let fresh = store(.missing).check(.file(broken), named: "topic/case")
            #expect(fresh.kind == .error)
            #expect(fresh.message.hasPrefix("broken.png: ") && fresh.message.contains(words))
            #expect(files(folder) == [])

            store(.all).record(Self.golden)
            #expect(store(.changed).check(.file(broken), named: "topic/case").kind == .error)
            let golden = try read(folder, "golden/topic/case.png")
            #expect(golden == Self.golden)

            let path = store(.never).path(of: "topic/case")
            try Data(bytes).write(to: URL(filePath: path))
            // Not even the same bytes make a picture of it, and only --record all replaces it.
            for picture in [.pixels(Self.golden, scale: 1), .file(broken)] as [Picture] {
                let result = store(.changed).check(picture, named: "topic/case")
                #expect(result.kind == .error)
                #expect(result.message.hasPrefix("\(path): ") && result.message.contains(words))
                #expect(!result.recorded)
            }
            store(.all).record(Self.golden)
        }
    }

    @Test func aFolderThatCannotBeWrittenIsAnError() throws {
        try withStore { store, folder in
            try FileManager.default.createDirectory(
                at: folder.appending(path: "golden"), withIntermediateDirectories: true)
            try Data().write(to: folder.appending(path: "golden/topic"))
            let result = store(.missing).check(Self.golden)
            #expect(result.kind == .error)
            #expect(!result.recorded)
            #expect(result.message.hasPrefix("\(folder.path)/golden/topic: cannot create: "))
        }
    }

    // MARK: Files

    @Test func theSameBytesAreNotDecoded() throws {
        try withStore { store, _ in
            store(.all).record(Self.golden)
            let same = InputFile(name: "a.png", bytes: try Self.golden.png(compression: .small))
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

    @Test func aFileIsRecordedAsItIs() throws {
        try withStore { store, folder in
            let file = InputFile(name: "a.png", bytes: try PNGEncoder.encode(Self.golden, scale: 2))
            #expect(store(.missing).check(.file(file), named: "topic/case").recorded)
            let golden = try Data(contentsOf: folder.appending(path: "golden/topic/case.png"))
            #expect(Array(golden) == file.bytes)
        }
    }

    @Test func resultsCarryWhatIsAskedFor() throws {
        try withStore { store, folder in
            store(.all).record(Self.golden)
            let bare = store(.never).check(.flat(9))
            #expect(bare.actualPNG == nil && bare.comparedPNGs == nil)
            #expect(bare.kind == .different && bare.diff != nil && bare.measures == nil)
            var asked = store(.never)
            asked.detail = [.measures, .pictures]
            let full = asked.check(.flat(9))
            let (expected, actual) = (try #require(full.expectedPNG), try #require(full.actualPNG))
            #expect(try PNGDecoder.decode(actual) == .flat(9))
            #expect(try PNGDecoder.decode(expected) == Self.golden)
            let difference = try #require(full.comparedPNGs?.difference)
            #expect(try PNGDecoder.decode(difference).width > 12)
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
            let store = { recording in
                GoldenStore(folder: "\(folder)/golden", failures: "\(folder)/failures", recording: recording)
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
    fileprivate func check(
        _ image: PixelBuffer, _ tolerance: Tolerance = Tolerance(), as name: String = "case"
    ) -> CaseResult {
        check(.pixels(image, scale: 1), named: "topic/\(name)", tolerance: tolerance)
    }

    fileprivate func record(_ image: PixelBuffer, as name: String = "case") {
        #expect(check(image, as: name).recorded, "\(name) was not recorded")
    }
}
