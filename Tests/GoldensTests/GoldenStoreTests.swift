import Foundation
import Goldens
import PNGCodec
import Raster
import Testing

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
                result.message
                    == "1 pixels differ by up to 1, all within "
                    + "x \(place.x)..<\(place.x + 1), y \(place.y)..<\(place.y + 1)")
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
            #expect(result.message.hasPrefix("expected 6 x 4 pixels, found 7 x 4; 23 pixels differ"))
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

    @Test func namesArePathsWithoutTheirEnd() throws {
        try withStore { store, _ in
            store(.all).record(Self.golden, as: "b")
            store(.all).record(Self.golden, as: "a")
            let names = try store(.never).names()
            #expect(names == ["topic/a", "topic/b"])
        }
    }

    // MARK: Support

    /// Calls `body` with a way to open the store of a new folder, which is gone afterwards.
    private func withStore(_ body: ((Recording) -> GoldenStore, URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = { recording in
            GoldenStore(
                folder: folder.appending(path: "golden").path, failures: folder.appending(path: "failures").path,
                recording: recording)
        }
        try body(store, folder)
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
    fileprivate func check(_ image: PixelBuffer, as name: String = "case") -> CaseResult {
        check(.pixels(image, scale: 1), named: "topic/\(name)")
    }

    fileprivate func record(_ image: PixelBuffer, as name: String = "case") {
        #expect(check(image, as: name).recorded, "\(name) was not recorded")
    }
}
