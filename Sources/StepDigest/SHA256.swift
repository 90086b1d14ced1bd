/// SHA-256 (FIPS 180-4), fed part by part.
package struct SHA256: Sendable {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    /// The bytes of a block that is not full yet.
    private var pending: [UInt8] = []
    private var byteCount: UInt64 = 0
    private var schedule = [UInt32](repeating: 0, count: 64)

    package init() {
        pending.reserveCapacity(Self.blockSize)
    }

    package mutating func update(_ bytes: Span<UInt8>) {
        byteCount &+= UInt64(bytes.count)
        var start = 0
        if !pending.isEmpty {
            while start < bytes.count, pending.count < Self.blockSize {
                pending.append(bytes[start])
                start += 1
            }
            guard pending.count == Self.blockSize else { return }
            let block = pending
            pending.removeAll(keepingCapacity: true)
            Self.digest(block.span, from: 0, into: &state, schedule: &schedule)
        }
        while bytes.count - start >= Self.blockSize {
            Self.digest(bytes, from: start, into: &state, schedule: &schedule)
            start += Self.blockSize
        }
        while start < bytes.count {
            pending.append(bytes[start])
            start += 1
        }
    }

    package mutating func update(_ bytes: some Sequence<UInt8>) {
        update(Array(bytes).span)
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
        finish().map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The digest of `bytes`, as 64 lowercase hexadecimal digits.
    package static func hex(of bytes: some Sequence<UInt8>) -> String {
        var hash = SHA256()
        hash.update(bytes)
        return hash.finishHex()
    }

    private static let blockSize = 64

    /// - Parameter schedule: room for the 64 words of a block.
    private static func digest(
        _ bytes: Span<UInt8>, from start: Int, into state: inout [UInt32], schedule: inout [UInt32]
    ) {
        var words = schedule.mutableSpan
        for i in 0..<16 {
            let at = start + 4 * i
            words[i] =
                UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16 | UInt32(bytes[at + 2]) << 8
                | UInt32(bytes[at + 3])
        }
        for i in 16..<64 {
            let (early, late) = (words[i - 15], words[i - 2])
            let s0 = early.rotated(7) ^ early.rotated(18) ^ early >> 3
            let s1 = late.rotated(17) ^ late.rotated(19) ^ late >> 10
            words[i] = words[i - 16] &+ s0 &+ words[i - 7] &+ s1
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        let constants = Self.constants.span
        for i in 0..<64 {
            let s1 = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
            let choice = (e & f) ^ (~e & g)
            let t1 = h &+ s1 &+ choice &+ constants[i] &+ words[i]
            let s0 = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ s0 &+ majority)
        }
        for (i, word) in [a, b, c, d, e, f, g, h].enumerated() { state[i] &+= word }
    }

    /// The fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}

extension UInt32 {
    /// The bits moved to the right, those that fall out put in at the left.
    @inline(__always)
    fileprivate func rotated(_ count: UInt32) -> UInt32 { self &>> count | self &<< (32 - count) }
}
