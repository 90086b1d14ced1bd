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
            digest: "d8ef95753b3f60d3f5ebb15a90227a210a06f227bba859dad1d82202f20f76d5"),
        Case(
            name: "clear chart", compression: .default,
            digest: "6b6b14d5890bdd12cf577cfb7a28decec44a25b067dfa10c341780eeffa32935"),
        Case(
            name: "clear chart", compression: .small,
            digest: "07f569041fe96abbab6bebccde2887fa4c1306ac88c1ca5ddb610082e031db7e"),
        Case(
            name: "wide", compression: .default,
            digest: "fa8b1968071a31a449fd830160ff97bd6826ad6c4af10fa1598d9fb2ed0c2865"),
        Case(
            name: "wide", compression: .small,
            digest: "3d06b7ad5693e10d5339d4b0c9f5db2be1188fb4f6ae0182ed1b0fbdf87eace9"),
        Case(
            name: "noise", compression: .default,
            digest: "b83eb3ae7b537ac8106030121394763c18ca68a7a24ef065193f654a77d3b86a"),
        Case(
            name: "noise", compression: .small,
            digest: "7ee4ee1629cc10d518b8caf6255179eefbf95209a971a1bf296566e213da402d"),
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
