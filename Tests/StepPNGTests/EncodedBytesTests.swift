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
        Case(name: "chart", digest: "5bee16b2a0bcb8b09acdb72fab1c62ed047d4fd128ff49a12e4ae8c504d6a5a2"),
        Case(name: "clear chart", digest: "46ce2659e540d9126f735c1d2b4ac063a33e0e9f8fbd16ad8bd10d25d703c9ab"),
        Case(name: "wide", digest: "fa8b1968071a31a449fd830160ff97bd6826ad6c4af10fa1598d9fb2ed0c2865"),
        Case(name: "noise", digest: "e387420f6f8bb6e1d97d712f17e7798c425e5d46bcf48e952fb4c7293546c07d"),
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
            (Pixel?.none, "83abc01f911718d7b85c9c3df5068cd6fdc3f0d2f7496384e2f6c44221a166c1"),
            (.keyed, "1e1507860d188dabbb151189bf7c6537406bb9ef14ac31680b09a79cef01fe4f"),
        ] {
            let frame = try #require(try APNGFrame(from: before, to: after, key: key))
            let digest = try python(
                "import hashlib, sys; print(hashlib.sha256(sys.stdin.buffer.read()).hexdigest(), end='')", [],
                input: frame.data)
            #expect(digest == expected)
        }
    }
}
