import StepDigest

/// Tells drawings apart by a digest of all that decides how they look.
package struct DrawingKey: Hashable, Sendable {
    /// 64 lowercase hexadecimal digits.
    package let hex: String

    /// - Parameter parts: in an order that stays the same; where one ends counts as well.
    package init(_ parts: [[UInt8]]) {
        var hash = SHA256()
        for part in parts {
            hash.update("\(part.count) ".utf8)
            hash.update(part)
        }
        hex = hash.finishHex()
    }
}
