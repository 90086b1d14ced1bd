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
            digest: "5bee16b2a0bcb8b09acdb72fab1c62ed047d4fd128ff49a12e4ae8c504d6a5a2"),
        Case(
            name: "chart", compression: .small,
            digest: "15b7b545f3ac8ffc85d348490ee06e771c100ba75e3f449c153cc6ef6344ae0b"),
        Case(
            name: "clear chart", compression: .default,
            digest: "46ce2659e540d9126f735c1d2b4ac063a33e0e9f8fbd16ad8bd10d25d703c9ab"),
        Case(
            name: "clear chart", compression: .small,
            digest: "3ed4c2fc780aa71e1959212facf33a3f50f8edcec65cab5216f7ce6f1086b37d"),
        Case(
            name: "wide", compression: .default,
            digest: "fa8b1968071a31a449fd830160ff97bd6826ad6c4af10fa1598d9fb2ed0c2865"),
        Case(
            name: "wide", compression: .small,
            digest: "3d06b7ad5693e10d5339d4b0c9f5db2be1188fb4f6ae0182ed1b0fbdf87eace9"),
        Case(
            name: "noise", compression: .default,
            digest: "e387420f6f8bb6e1d97d712f17e7798c425e5d46bcf48e952fb4c7293546c07d"),
        Case(
            name: "noise", compression: .small,
            digest: "7d5e37fcf4991aa585250b15fdb033a3b64295a088781483a557fef8c685aaaf"),
        Case(
            name: "blank", compression: .default,
            digest: "6530100eff1663902834a4cac03a07fc422a16463193233fdd803751510d456c"),
        Case(
            name: "blank", compression: .small,
            digest: "e8fc05dda0c04f8ca809ad04018dfe51364c228d4dd8783d6cdbf5be76894ec5"),
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
            (APNGFormat.rgba, "83abc01f911718d7b85c9c3df5068cd6fdc3f0d2f7496384e2f6c44221a166c1"),
            (.keyed, "1e1507860d188dabbb151189bf7c6537406bb9ef14ac31680b09a79cef01fe4f"),
        ] {
            let frame = try #require(try APNGFrame.change(from: before, to: after, format: format))
            let digest = try python(
                "import hashlib, sys; print(hashlib.sha256(sys.stdin.buffer.read()).hexdigest(), end='')", [],
                input: frame.data)
            #expect(digest == expected)
        }
    }
}
