import StepRaster
import StepTestSupport
import Testing

@testable import StepPNG

@Suite struct PNGValidatorTests {
    @Test func tellsWhatIsWrongAndWhere() throws {
        var file = try Self.animation
        let place = try #require(file.chunks.lastIndex { $0.type == "fcTL" })
        file.chunks[place].data[3] += 1
        let offset = PNGFile(chunks: Array(file.chunks[..<place])).bytes.count
        #expect(Self.words(file) == "offset \(offset): fcTL: sequence number: expected 2, found 3")
    }

    @Test func tellsWhatASoundFileHolds() throws {
        let still = try PNGValidator.validate(SampleFile(width: 5, height: 3, colorType: 3, bitDepth: 2).bytes)
        #expect(still.header.width == 5 && still.header.height == 3 && still.header.bitDepth == 2)
        #expect(still.header.colorType == .palette && !still.header.isInterlaced)
        #expect(still.animation == nil)

        let animation = try #require(try PNGValidator.validate(Self.animation.bytes).animation)
        #expect(animation.control.frameCount == 2 && animation.control.loops == 9)
        #expect(!animation.startsWithStill)
        #expect(abs(animation.duration - 1.0 / 30) < 1e-12)
    }

    @Test(arguments: SampleFile.kinds, [false, true])
    func everyKindOfPNGIsSound(kind: SampleFile.Kind, interlaced: Bool) throws {
        for (width, height) in [(1, 1), (3, 5), (8, 8), (13, 9), (37, 29)] {
            let file = SampleFile(width: width, height: height, kind: kind, interlaced: interlaced)
            #expect(throws: Never.self, "\(width) x \(height)") { try PNGValidator.validate(file.bytes) }
        }
    }

    @Test func theStillMayBeTheFirstFrame() throws {
        #expect(try PNGValidator.validate(Self.animationThatStartsWithStill.bytes).animation?.startsWithStill == true)
    }

    /// Both stand before the pixels, in either order.
    @Test func theFirstFrameMayComeBeforeTheNumberOfFrames() throws {
        var file = try Self.animationThatStartsWithStill
        let place = try #require(file.chunks.firstIndex { $0.type == "acTL" })
        try #require(file.chunks[place + 1].type == "fcTL")
        file.chunks.swapAt(place, place + 1)
        #expect(try PNGValidator.validate(file.bytes).animation?.startsWithStill == true)
        file.chunks.remove(at: place + 1)
        #expect(Self.words(file)?.hasSuffix("IDAT: expected acTL before it, as there is fcTL") == true)
    }

    @Test func whatFollowsTheEndIsCounted() throws {
        let file = try Self.animation.bytes
        for (surplus, words) in [([10], "1 byte"), (Array("some text".utf8), "9 bytes")] as [([UInt8], String)] {
            guard case .failure(let fault) = PNGValidator.validate(file + surplus, { _ in }) else {
                Issue.record("sound")
                continue
            }
            #expect(
                fault.description == "offset \(file.count): expected the end of the file, found \(words) after IEND")
        }
    }

    // MARK: Files that are not as they should be

    struct Change: CustomTestStringConvertible, Sendable {
        var words: String
        var change: @Sendable (inout [PNGFile.Chunk]) -> Void
        var testDescription: String { words }

        init(_ words: String, _ change: @escaping @Sendable (inout [PNGFile.Chunk]) -> Void) {
            self.words = words
            self.change = change
        }
    }

    /// Changes to an animation of IHDR, sRGB, pHYs, acTL, IDAT, fcTL, fdAT, fcTL, fdAT, IEND: 8 x 6 pixels, the second
    /// frame 2 x 1 at 3, 4.
    static let changes: [Change] = [
        Change("IHDR: width: expected 1 to 2147483647, found 0") { $0[0].data[0..<4] = [0, 0, 0, 0] },
        Change("IHDR: height: expected 1 to 2147483647, found 4294967295") {
            $0[0].data[4..<8] = [255, 255, 255, 255]
        },
        Change("IHDR: bit depth of color type 6: expected one of 8, 16, found 4") { $0[0].data[8] = 4 },
        Change("IHDR: color type: expected 0, 2, 3, 4 or 6, found 5") { $0[0].data[9] = 5 },
        Change("IHDR: interlace: expected 0 to 1, found 2") { $0[0].data[12] = 2 },
        Change("IHDR: length: expected 13, found 14") { $0[0].data.append(0) },
        Change("sRGB: expected IHDR first, and once") { $0.swapAt(0, 1) },
        Change("IHDR: expected IHDR first, and once") { $0.insert($0[0], at: 2) },
        Change("ABCD: expected a known type, found one that must not be skipped") { $0[1].type = "ABCD" },
        Change("a1bc: expected a type of four letters") { $0[1].type = "a1bc" },
        Change("PLTE: length: expected 1 to 256 times 3 bytes, found 4") {
            $0.insert(.init(type: "PLTE", data: [1, 2, 3, 4]), at: 1)
        },
        Change("IDAT: expected PLTE before it") { $0[0].data[8...9] = [8, 3] },
        Change("PLTE: expected one palette, before the pixels") {
            $0.insert(.init(type: "PLTE", data: [1, 2, 3]), at: 5)
        },
        Change("acTL: number of frames: expected 1 to 2147483647, found 0") { $0[3].data[3] = 0 },
        Change("acTL: number of plays: expected 0 to 2147483647, found 4294967295") {
            $0[3].data[4..<8] = [255, 255, 255, 255]
        },
        Change("acTL: expected one acTL, before the pixels") { $0.swapAt(3, 4) },
        Change("acTL: expected one acTL, before the pixels") { $0.insert($0[3], at: 3) },
        Change("fcTL: expected acTL before the pixels") { $0.remove(at: 3) },
        Change("IEND: frames: expected 3, found 2") { $0[3].data[3] = 3 },
        Change("fcTL: sequence number: expected 0, found 1") { $0[5].data[3] = 1 },
        Change("fdAT: sequence number: expected 1, found 0") { $0[6].data[3] = 0 },
        Change("fcTL: width: expected 1 to 2147483647, found 0") { $0[7].data[7] = 0 },
        Change("fcTL: right end: expected at most 8, found 9") { $0[7].data[15] = 7 },
        Change("fcTL: lower end: expected at most 6, found 2147483652") {
            $0[7].data[8..<12] = [127, 255, 255, 255]
            $0[7].data[19] = 5
        },
        Change("fcTL: disposal: expected 0 to 2, found 3") { $0[7].data[24] = 3 },
        Change("fcTL: blend: expected 0 to 1, found 2") { $0[7].data[25] = 2 },
        Change("fcTL: expected the pixels of the frame before it, found none") { $0.remove(at: 6) },
        Change("IEND: expected the pixels of the frame before it, found none") { $0.remove(at: 8) },
        Change("fdAT: expected fcTL before it, and both after IDAT") { $0.remove(at: 5) },
        Change("fdAT: length: expected 4 at least, found 3") { $0[6].data = [0, 0, 1] },
        Change("fdAT: expected fcTL before it, and both after IDAT") { $0.swapAt(4, 6) },
        Change("IDAT: expected all IDAT chunks in a row") { $0.insert($0[4], at: 6) },
        Change("IEND: expected IDAT before it") { $0.removeSubrange(3..<9) },
        Change("IEND: length: expected 0, found 1") { $0[9].data = [0] },
        Change("expected IEND at the end, found none") { $0.removeLast() },
        Change("expected the end of the file, found 12 bytes after IEND") {
            $0.append(.init(type: "tEXt", data: []))
        },
        Change("fcTL: pixels before it: damaged PNG: IDAT: incorrect header check") { $0[4].data[0] = 0 },
        Change("fcTL: pixels before it: damaged PNG: IDAT: incorrect data check") {
            $0[4].data[$0[4].data.count - 1] ^= 1
        },
        Change("fcTL: pixels before it: damaged PNG: Not enough image data") { $0[4].data.removeLast() },
        Change("fcTL: pixels before it: damaged PNG: IDAT: Extra compressed data") { $0[4].data.append(0) },
        Change("fcTL: pixels before it: damaged PNG: Not enough image data") {
            $0[4].data = PNGFile.stored(Array(repeating: 0, count: 6 * 33 - 1))
        },
        Change("fcTL: pixels before it: damaged PNG: Not enough image data") {
            $0[4].data = PNGFile.stored(Array(repeating: 0, count: 5 * 33))
        },
        Change("fcTL: pixels before it: damaged PNG: IDAT: Too much image data") {
            $0[4].data = PNGFile.stored(Array(repeating: 0, count: 6 * 33 + 1))
        },
        Change("fcTL: pixels before it: damaged PNG: bad adaptive filter value") {
            $0[4].data = PNGFile.stored(Array(repeating: 0, count: 5 * 33) + Array(repeating: 5, count: 33))
        },
        Change("IEND: pixels before it: damaged PNG: IDAT: Too much image data") {
            $0[8].data[4...] = PNGFile.stored(Array(repeating: 0, count: 13))[...]
        },
        Change("fcTL: pixels before it: damaged PNG: Not enough image data") {
            $0[6].data[4...] = PNGFile.stored(Array(repeating: 0, count: 33))[...]
        },
    ]

    @Test(arguments: changes)
    func everyRuleIsKept(change: Change) throws {
        var file = try Self.animation
        change.change(&file.chunks)
        let words = try #require(Self.words(file))
        #expect(words.drop { $0 != ":" }.dropFirst(2) == change.words)
    }

    @Test func aFirstFrameThatIsTheStillCoversIt() throws {
        var file = try Self.animationThatStartsWithStill
        let place = try #require(file.chunks.firstIndex { $0.type == "fcTL" })
        file.chunks[place].data[7] -= 1
        #expect(Self.words(file)?.hasSuffix("fcTL: expected all of the picture where the frame is the still") == true)
        // A frame's data are in one place or the other.
        file = try Self.animationThatStartsWithStill
        file.chunks.insert(.init(type: "fdAT", data: [0, 0, 0, 1]), at: file.chunks.count - 1)
        #expect(Self.words(file)?.hasSuffix("fdAT: expected fcTL before it, and both after IDAT") == true)
    }

    @Test func theStreamMayBeCutAnywhere() throws {
        var file = try Self.animation
        let place = try #require(file.chunks.firstIndex { $0.type == "IDAT" })
        file.chunks.replaceSubrange(
            place...place, with: file.chunks[place].data.map { .init(type: "IDAT", data: [$0]) })
        #expect(throws: Never.self) { try PNGValidator.validate(file.bytes) }
    }

    /// No memory could hold what the header says.
    @Test func aLargeDeclarationIsHarmless() throws {
        var file = try Self.animation
        file.chunks[0].data[0..<8] = [0x7f, 255, 255, 255, 0x7f, 255, 255, 255]
        let fault = "expected at most 65535 pixels a side, found 2147483647 x 2147483647"
        #expect(Self.words(file)?.hasSuffix(fault) == true)
    }

    @Test func aCutFileIsFaulty() throws {
        let file = try Self.animation.bytes
        for length in file.indices {
            #expect(throws: PNGFault.self, "\(length) of \(file.count) bytes") {
                try PNGValidator.validate(Array(file[..<length]))
            }
        }
    }

    /// Every bit of every chunk, so that lengths, types, contents and checksums all have their turn.
    @Test func aFlippedBitIsAFault() throws {
        let file = try Self.animation.bytes
        for place in file.indices {
            for bit in 0..<8 {
                var changed = file
                changed[place] ^= 1 << bit
                #expect(throws: PNGFault.self, "bit \(bit) of byte \(place)") { try PNGValidator.validate(changed) }
            }
        }
    }

    /// With checksums that are right, so that wrong contents reach every later check. Some are sound all the same.
    @Test func wrongContentsNeverCrash() throws {
        let file = try Self.animation
        var faults = 0
        for index in file.chunks.indices {
            for place in file.chunks[index].data.indices {
                for change: UInt8 in [1, 0x40, 0x80, 0xff] {
                    var changed = file
                    changed.chunks[index].data[place] ^= change
                    if (try? PNGValidator.validate(changed.bytes)) == nil { faults += 1 }
                }
            }
        }
        #expect(faults > 500)
    }

    @Test func chunksAfterAFaultAreStillThere() throws {
        let file = try Self.animation
        var bytes = file.bytes
        bytes[30] ^= 1
        var types: [String] = []
        let result = PNGValidator.validate(bytes) { types.append($0.type) }
        #expect(types == file.chunks.map(\.type))
        #expect(throws: PNGFault.self) { try result.get() }
    }

    // MARK: Helpers

    static var animation: PNGFile {
        get throws {
            let first = TestPicture.noise(width: 8, height: 6, opaque: true)
            var second = first
            second[3, 4] = TestPicture.white
            second[4, 4] = TestPicture.white
            return try PNGFile(walking: APNGEncoderTests.file([first, second], loops: 9))
        }
    }

    /// Of one frame: the still.
    static var animationThatStartsWithStill: PNGFile {
        get throws {
            var file = try animation
            let control = try #require(file.chunks.firstIndex { $0.type == "fcTL" })
            let frame = file.chunks[control]
            file.chunks.removeSubrange(control..<control + 4)
            let still = try #require(file.chunks.firstIndex { $0.type == "IDAT" })
            file.chunks.insert(frame, at: still)
            file.chunks[still - 1].data[3] = 1
            return file
        }
    }

    static func words(_ file: PNGFile) -> String? {
        guard case .failure(let fault) = PNGValidator.validate(file.bytes, { _ in }) else { return nil }
        return fault.description
    }
}

extension PNGValidator {
    /// - Throws: the first fault of a whole file.
    static func validate(_ file: [UInt8]) throws(PNGFault) -> FileSummary { try validate(file) { _ in }.get() }
}
