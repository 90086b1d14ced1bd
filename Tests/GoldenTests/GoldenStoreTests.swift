import Foundation
import PNGCodec
import Raster
import Testing

/// The harness itself: a golden test that cannot fail would be worth nothing.
@Suite struct GoldenStoreTests {
    private static let golden: PixelBuffer = {
        var image = PixelBuffer(width: 6, height: 4, filledWith: Pixel(red: 9, green: 80, blue: 200))
        image[1, 2] = Pixel(red: 200, green: 100, blue: 50, alpha: 128)
        image[2, 2] = .clear
        return image
    }()

    @Test func theSamePixelsPass() throws {
        try withStore { store, folder in
            try store(.all).record(Self.golden)
            #expect(try store(.never).check(Self.golden, topic: "topic", case: "case") == .same)
            #expect(files(folder) == ["golden/topic/case.png"])
        }
    }

    /// One step in one channel of one pixel, alpha and corners not excepted.
    @Test(arguments: [(0, 0), (5, 3), (1, 2)], [\Pixel.red, \.green, \.blue, \.alpha])
    func theLeastChangeFails(place: (x: Int, y: Int), channel: WritableKeyPath<Pixel, UInt8> & Sendable) throws {
        var changed = Self.golden
        changed[place.x, place.y][keyPath: channel] ^= 1
        try withStore { store, folder in
            try store(.all).record(Self.golden)
            let outcome = try store(.never).check(changed, topic: "topic", case: "case")
            let path = folder.path
            #expect(
                outcome
                    == .different(
                        "topic/case: 1 pixels differ by up to 1, all within "
                            + "x \(place.x)..<\(place.x + 1), y \(place.y)..<\(place.y + 1)\n"
                            + "golden \(path)/golden/topic/case.png\n"
                            + "expected | difference | actual \(path)/failures/topic/case.png"))
            let picture = try read(folder, "failures/topic/case.png")
            #expect(picture[place.x, place.y] == Self.golden[place.x, place.y])
            #expect(picture[picture.width - 6 + place.x, place.y] == changed[place.x, place.y])
        }
    }

    @Test func anotherSizeFails() throws {
        try withStore { store, _ in
            try store(.all).record(Self.golden)
            let wider = PixelBuffer(width: 7, height: 4)
            guard case .different(let message) = try store(.never).check(wider, topic: "topic", case: "case") else {
                Issue.record("a picture of another size passed")
                return
            }
            #expect(message.hasPrefix("topic/case: expected 6 x 4 pixels, found 7 x 4; 23 pixels differ"))
        }
    }

    @Test func aMissingGoldenFailsAndLeavesThePicture() throws {
        try withStore { store, folder in
            guard case .different(let message) = try store(.never).check(Self.golden, topic: "topic", case: "case")
            else {
                Issue.record("a picture without a golden passed")
                return
            }
            #expect(message.contains("no golden"))
            #expect(files(folder) == ["failures/topic/case.png"])
            #expect(try read(folder, "failures/topic/case.png") == Self.golden)
        }
    }

    @Test func aPassingCaseClearsItsOldFailure() throws {
        try withStore { store, folder in
            _ = try store(.never).check(Self.golden, topic: "topic", case: "case")
            try store(.missing).record(Self.golden)
            _ = try store(.never).check(Self.golden, topic: "topic", case: "case")
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
            try store(.all).record(differs, as: "differs")
            try store(.all).record(Self.golden, as: "same")
            for (name, isWritten) in zip(["missing", "differs", "same"], writes) {
                let outcome = try store(recording).check(Self.golden, topic: "topic", case: name)
                let path = "\(folder.path)/golden/topic/\(name).png"
                #expect((outcome == .recorded(path)) == isWritten, "\(name)")
                let isThere = FileManager.default.fileExists(atPath: path)
                #expect(isThere == (isWritten || name != "missing"))
                guard isThere else { continue }
                let kept = name == "differs" && !isWritten ? differs : Self.golden
                #expect(try read(folder, "golden/topic/\(name).png") == kept, "\(name)")
            }
        }
    }

    @Test func namesAreTopicAndCase() throws {
        try withStore { store, _ in
            try store(.all).record(Self.golden, as: "b")
            try store(.all).record(Self.golden, as: "a")
            #expect(try store(.never).names() == ["topic/a", "topic/b"])
        }
    }

    // MARK: Support

    /// Calls `body` with a way to open the store of a new folder, which is gone afterwards.
    private func withStore(_ body: ((Recording) -> GoldenStore, URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = { recording in
            GoldenStore(
                goldens: folder.appending(path: "golden"), failures: folder.appending(path: "failures"),
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
    fileprivate func record(_ image: PixelBuffer, as name: String = "case") throws {
        guard case .recorded = try check(image, topic: "topic", case: name) else {
            Issue.record("\(name) was not recorded")
            return
        }
    }
}
