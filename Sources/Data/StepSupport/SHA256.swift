import CStepDigest

/// SHA-256 (FIPS 180-4), fed part by part.
package struct SHA256: Sendable {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    /// The bytes of a block that is not full yet.
    private var pending: [UInt8] = []
    private var byteCount: UInt64 = 0

    package init() { pending.reserveCapacity(Self.blockSize) }

    package mutating func update(_ bytes: Span<UInt8>) { bytes.withUnsafeBytes { update($0) } }

    package mutating func update(_ bytes: some Sequence<UInt8>) { update(Array(bytes).span) }

    private mutating func update(_ bytes: UnsafeRawBufferPointer) {
        byteCount &+= UInt64(bytes.count)
        var rest = bytes[...]
        if !pending.isEmpty {
            let count = min(Self.blockSize - pending.count, rest.count)
            pending += rest.prefix(count)
            rest = rest.dropFirst(count)
            guard pending.count == Self.blockSize else { return }
            cstep_sha256_take(&state, pending, 1)
            pending.removeAll(keepingCapacity: true)
        }
        let blocks = rest.count / Self.blockSize
        if blocks > 0 { cstep_sha256_take(&state, UnsafeRawBufferPointer(rebasing: rest).baseAddress, blocks) }
        pending += rest.dropFirst(blocks * Self.blockSize)
    }

    /// The 32 bytes of the digest. Nothing may be added afterwards.
    package mutating func finish() -> [UInt8] {
        let bits = byteCount &* 8
        let padding = (Self.blockSize + 55 - Int(byteCount % UInt64(Self.blockSize))) % Self.blockSize
        update([0x80] + [UInt8](repeating: 0, count: padding))
        update((0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) })
        return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } }
    }

    /// The digest as 64 lowercase hexadecimal digits. Nothing may be added afterwards.
    package mutating func finishHex() -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: finish().flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// True if a text has the form of a digest: 64 lowercase hexadecimal digits.
    package static func isHex(_ text: Substring) -> Bool {
        text.utf8.count == 64 && text.allSatisfy { "0123456789abcdef".contains($0) }
    }

    /// The digest of `bytes`, as 64 lowercase hexadecimal digits.
    package static func hex(of bytes: some Sequence<UInt8>) -> String {
        var hash = SHA256()
        hash.update(bytes)
        return hash.finishHex()
    }

    private static let blockSize = 64
}
