import Foundation
import StepRaster
import StepTestSupport
import Testing

@testable import StepPNG

/// The promise: the same pixels make the same file on every machine. Whoever makes files smaller changes these digests.
@Suite struct EncodedBytesTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var compression: PNGCompression
        var digest: String

        var testDescription: String { "\(name), \(compression)" }
    }

    static let cases = [
        Case(
            name: "chart", compression: .default,
            digest: "90d434fa8024c8abeb86881bad847863ddf5ac0d28eb1ddb3221002eb8fc9936"),
        Case(
            name: "chart", compression: .small,
            digest: "ead28f0ba4b620b5f1c96d2c79f4661e978422c47e1465d9774cdfa5b074e5ab"),
        Case(
            name: "clear chart", compression: .default,
            digest: "6b6b14d5890bdd12cf577cfb7a28decec44a25b067dfa10c341780eeffa32935"),
        Case(
            name: "clear chart", compression: .small,
            digest: "f91158e7cf06a525b26c0bbc00097075077ea0e0406095e4d1e8a6fcc27e8539"),
        Case(
            name: "wide", compression: .default,
            digest: "fa8b1968071a31a449fd830160ff97bd6826ad6c4af10fa1598d9fb2ed0c2865"),
        Case(
            name: "wide", compression: .small,
            digest: "e752691096fbaa066e29191aa684c8e922b8851a05f3bf8fae0cbc82b25a7954"),
        Case(
            name: "noise", compression: .default,
            digest: "48c6f5b36d71c59b52485e6a2a12ebb72508a3eeba809e5d6e5eecc6f1c2dfb2"),
        Case(
            name: "noise", compression: .small,
            digest: "a746d9d49203ac82087e38c31d90956a00b0f64c5ea02d09624f7fca954242a2"),
        Case(
            name: "blank", compression: .default,
            digest: "6530100eff1663902834a4cac03a07fc422a16463193233fdd803751510d456c"),
        Case(
            name: "blank", compression: .small,
            digest: "4d18f3fdeb5cd3e7970f9f63d16ae2ca79dd10f5c299dae5e8f9b94bd8f3c979"),
    ]

    @Test(arguments: cases)
    func bytesAreTheSameEverywhere(example: Case) throws {
        let picture = try #require(TestPicture.all.first { $0.name == example.name }).pixels
        let file = try PNGEncoder.encode(picture, scale: 2, title: "Week", compression: example.compression)
        let digest = try python(
            "import hashlib, sys; print(hashlib.sha256(sys.stdin.buffer.read()).hexdigest(), end='')", [], input: file)
        #expect(digest == example.digest)
    }

    @Test func aFramesBytesAreTheSameEverywhere() throws {
        let before = TestPicture.chart(background: TestPicture.white)
        var after = before
        for y in 50..<90 { for x in 100..<500 where (x + y) % 7 < 3 { after[x, y].green ^= 64 } }
        for (format, expected) in [
            (APNGFormat.rgba, "6e347df65a46dfa8d7cfbfff4166154293042b3854e9d67caf9d4c489aa2ba47"),
            (.keyed, "dec6b47a455bf80519a7f48891e5e212c41104b200f4108a7ba5940ce46d5d74"),
        ] {
            let frame = try #require(try APNGFrame.change(from: before, to: after, format: format))
            let digest = try python(
                "import hashlib, sys; print(hashlib.sha256(sys.stdin.buffer.read()).hexdigest(), end='')", [],
                input: frame.data)
            #expect(digest == expected)
        }
    }
}
