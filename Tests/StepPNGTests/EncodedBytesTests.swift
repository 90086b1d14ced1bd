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
        Case(name: "wide", digest: "3383131e68435bb66900dc17990e48464849b387eb9fd918dac6bc2c3d2228c9"),
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
            (Pixel?.none, "d20664463f45c7ea61cafef71320b74b55ce4048a557f4041711ca7a15e92fce"),
            (.keyed, "2bc176ca13fd25602c2253bc12592318d999e8944833df8fa07bb6759913bc6f"),
        ] {
            let frame = try #require(try APNGFrame(from: before, to: after, key: key))
            let digest = try python(
                "import hashlib, sys; print(hashlib.sha256(sys.stdin.buffer.read()).hexdigest(), end='')", [],
                input: frame.data)
            #expect(digest == expected)
        }
    }
}
