import Foundation
import StepRaster
import StepTestSupport
import Testing

@testable import StepPNG

/// The promise: the same pixels make the same file on every machine. Whoever makes files smaller changes these digests.
@Suite struct EncodedBytesTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var digest: String

        var testDescription: String { name }
    }

    static let cases = [
        Case(name: "chart", digest: "a99b593d370610b0da5205bf63cf591b9c74ba4e2520954cf7bc322ed3aadb41"),
        Case(name: "clear chart", digest: "cd2118b0322efeb0d2edc7a7cccbe80209bc8917f04b45f3f32c7f8692e0ffa4"),
        Case(name: "wide", digest: "898927e0c0f0d537bf71a7021c65756a0b604cbaeaef3f3749e6e36558674531"),
        Case(name: "noise", digest: "b7775ef88f61191db6dc85b4bc70725c6afa8921e4a0cfa847e73b451f026f90"),
        Case(name: "blank", digest: "6530100eff1663902834a4cac03a07fc422a16463193233fdd803751510d456c"),
    ]

    @Test(arguments: cases)
    func bytesAreTheSameEverywhere(example: Case) throws {
        let picture = try #require(TestPicture.all.first { $0.name == example.name }).pixels
        let file = try PNGEncoder.encode(picture, scale: 2, title: "Week")
        let digest = try python(
            "import hashlib, sys; print(hashlib.sha256(sys.stdin.buffer.read()).hexdigest(), end='')", [], input: file)
        #expect(digest == example.digest)
    }

    @Test func aFramesBytesAreTheSameEverywhere() throws {
        let before = TestPicture.chart(background: TestPicture.white)
        var after = before
        for y in 50..<90 { for x in 100..<500 where (x + y) % 7 < 3 { after[x, y].green ^= 64 } }
        for (key, expected) in [
            (Pixel?.none, "2af8d59e2ef54a1ffdb99e9ce6c336570ba2c675d979d3065c35a8e60672c565"),
            (.keyed, "d18216bb2d24b05720c86baa77162a77b10985807eb113db46793d941429ae65"),
        ] {
            let frame = try #require(try APNGFrame(from: before, to: after, key: key))
            let digest = try python(
                "import hashlib, sys; print(hashlib.sha256(sys.stdin.buffer.read()).hexdigest(), end='')", [],
                input: frame.data)
            #expect(digest == expected)
        }
    }
}
