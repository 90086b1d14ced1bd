import CStepDigest
import StepSupport
import Testing

struct SHA256Tests {
    /// NIST's examples for FIPS 180-4 and for its test programme.
    @Test(arguments: [
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
    ])
    func givesThePublishedDigests(text: String, digest: String) {
        #expect(SHA256.hex(of: text.utf8) == digest)
    }

    @Test func givesThePublishedDigestOfAMillionBytes() {
        #expect(
            SHA256.hex(of: repeatElement(UInt8(ascii: "a"), count: 1_000_000))
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    /// Around the ends of a block and of its padding, however the bytes are parted.
    @Test(arguments: [0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 129, 200])
    func doesNotDependOnTheParts(count: Int) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: 7 * $0 + count) }
        let whole = SHA256.hex(of: bytes)
        for size in [1, 3, 55, 64, 100] {
            var hash = SHA256()
            for start in stride(from: 0, to: count, by: size) { hash.update(bytes[start..<min(start + size, count)]) }
            #expect(hash.finishHex() == whole, "in parts of \(size)")
        }
    }

    /// A processor without instructions for it must give the same digests; the others never take that way.
    @Test func doesNotDependOnTheProcessor() {
        for count in 1...9 {
            let blocks = (0..<64 * count).map { UInt8(truncatingIfNeeded: $0 &* $0 &+ count) }
            var (state, plain) = ([UInt32](1...8), [UInt32](1...8))
            cstep_sha256_take(&state, blocks, count)
            cstep_sha256_take_plain(&plain, blocks, count)
            #expect(state == plain && state != [UInt32](1...8))
        }
    }
}
