import Foundation
import StepPNG
import StepRaster
import Testing

/// Pictures of other programs: patterns in golden.json, and goldens that are named otherwise.
struct VerifyPairsTests {
    private static let manifest = """
        {"version": 1, "defaults": {"limits": {"maxChannelDelta": 200}, "reason": "browsers"}, "cases": [
         {"name": "**/*-phone.png", "limits": {"ignore": [[0, 0, 4, 1]], "maxDifferentPixels": 5}, "reason": "a clock"},
         {"name": "home/*", "limits": {}, "reason": "none"}]}
        """

    @Test func patternsSayWhatMayDiffer() throws {
        try Self.withPictures(["e/a": 1, "e/in/b-phone": 1], ["a/a": 9, "a/in/b-phone": 9]) { folder in
            try folder.write(Self.manifest.utf8, to: "e/golden.json")
            let outcome = try Tool.run("verify", "e", "--actual", "a", "--verbose", in: folder)
            #expect(outcome.status == 0, "\(outcome.text)")
            #expect(outcome.text.contains("same       in/b-phone: 4 pixels differ by up to 8"), "\(outcome.text)")
        }
    }

    @Test func explainsWhatHolds() throws {
        try Self.withPictures(["e/home/x-phone": 1], ["a/home/x-phone": 9]) { folder in
            try folder.write(Self.manifest.utf8, to: "e/golden.json")
            let outcome = try Tool.run("verify", "e", "--actual", "a", "--explain", "home/x-phone.png", in: folder)
            #expect(outcome.status == 0)
            #expect(
                outcome.text == """
                    golden     e/home/x-phone.png
                    picture    a/home/x-phone.png
                    counts     **/*-phone (letters: 6)
                    also fits  home/* (letters: 5)
                    limits     --max-different-pixels 5 --ignore 0,0,4,1
                    reason     a clock

                    """)
            let other = try Tool.run("verify", "e", "--actual", "a", "--explain", "other", in: folder)
            #expect(
                other.text == """
                    golden   e/other.png
                    picture  not at a/other.png
                    limits   --max-channel-delta 200
                    reason   browsers

                    """)
        }
    }

    @Test func explainsWhereAPictureIsLookedFor() throws {
        let pictures: [String: UInt8] = [
            "src/__image_snapshots__/a-snap": 1, "src/__image_snapshots__/b-snap": 1,
            "src/__image_snapshots__/__received_output__/b-snap-received": 2,
        ]
        try Self.withPictures(pictures) { folder in
            let outcome = try Tool.run(
                "verify", ".", "--pairs", "jest-image-snapshot", "--explain", "src/__image_snapshots__/a-snap",
                in: folder)
            #expect(
                outcome.text == """
                    golden   ./src/__image_snapshots__/a-snap.png
                    picture  not at ./src/__image_snapshots__/__received_output__/a-snap-received.png
                    limits   none: every pixel counts

                    """)
        }
    }

    /// From the failing run to approved goldens, without a golden.json and with no file moved.
    @Test func aProjectOfPlaywrightsIsVerifiedAsItIs() throws {
        let golden = "tests/home.spec.ts-snapshots/home-chromium-linux"
        let pictures: [String: UInt8] = [
            golden: 1, "tests/home.spec.ts-snapshots/menu-chromium-linux": 7,
            "test-results/home-looks-right-chromium/home-expected": 1,
            "test-results/home-looks-right-chromium/home-actual": 9,
        ]
        try Self.withPictures(pictures) { folder in
            let outcome = try Tool.run("verify", ".", "--pairs", "playwright", "--failures", "failures", in: folder)
            #expect(outcome.status == 1)
            #expect(
                outcome.text.replacing(/[0-9.]+ s\n/, with: "T s\n") == """
                    different  \(golden): 8 pixels differ by up to 8; all within 4 x 2 pixels at 0, 0; visible by 0.100
                    1 case: 1 different in T s
                    Not compared, since only failures leave pictures: 1 more goldens (--verbose lists them)

                    """)
            let approved = try Tool.shell("CI= \"$stepchart\" approve failures .", in: folder)
            #expect((approved.status, approved.text) == (0, "approved   ./\(golden).png\n"))
            #expect(try Tool.run("verify", ".", "--pairs", "playwright", in: folder).status == 0)
            // A run whose every test passed leaves no picture, and so proves nothing here.
            try FileManager.default.removeItem(at: folder.appending(path: "test-results"))
            #expect(try Tool.run("verify", ".", "--pairs", "playwright", in: folder).status == 66)
        }
    }

    private static func withPictures(_ folders: [String: UInt8]..., body: (URL) throws -> Void) throws {
        try Tool.withFolder { folder in
            for (name, level) in folders.joined() {
                let file = folder.appending(path: "\(name).png")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                let grey = Pixel(red: level, green: level, blue: level)
                let picture = PixelBuffer(width: 4, height: 2, filledWith: grey)
                try folder.write(PNGEncoder.encode(picture, scale: 1), to: "\(name).png")
            }
            try body(folder)
        }
    }
}
