import Crypto
import Foundation
import StepChart
import StepSupport

/// The rules for links that are drawn: those that are signed, and cards of presets that are allowed to all.
struct LinkRules: Sendable {
    /// The key of signatures; nil if no links are signed.
    private let key: SymmetricKey?
    private let presets: Set<String>
    /// The most seconds for which caches may keep a picture.
    private let maxAge: Int

    /// - Parameter presets: words of presets of cards, with commas between them.
    init(secret: [UInt8]?, presets: String, maxAge: Int) throws(Failure) {
        // A shorter secret could be guessed.
        if let secret, secret.count < 16 {
            throw .option("secret-file", expected: "a secret of at least 16 bytes", found: "\(secret.count)")
        }
        let words = presets.split(separator: ",").map(String.init)
        let known = CardOptions.Preset.words
        if let other = words.first(where: { !known.contains($0) }) {
            let expected = "presets of cards: \(known.joined(separator: ", "))"
            throw .option("allow", expected: expected, found: SourceText.quoted(other))
        }
        key = secret.map { SymmetricKey(data: $0) }
        self.presets = Set(words)
        self.maxAge = maxAge
    }

    /// Returns the seconds for which caches may keep the picture of a link.
    /// - Throws: if the link is refused.
    func age(of link: PictureLink, now: Double = Date().timeIntervalSince1970) throws(Refusal) -> Int {
        guard key != nil || !presets.isEmpty else {
            throw .forbidden("links are not drawn: start the server with --secret-file FILE or --allow og,square")
        }
        if let key, let signature = link.signature { return try age(of: link, signature, key, now) }
        let asked = link.values(of: "preset")
        guard asked.count == 1, presets.contains(asked[0]) else {
            let list = presets.sorted().joined(separator: ", ")
            throw .forbidden(presets.isEmpty ? "expected a signature" : "expected a signature, or a preset of \(list)")
        }
        return maxAge
    }

    private func age(
        of link: PictureLink, _ signature: String, _ key: SymmetricKey, _ now: Double
    ) throws(Refusal) -> Int {
        let code = Self.bytes(ofHex: signature)
        guard HMAC<Crypto.SHA256>.isValidAuthenticationCode(code, authenticating: Array(link.signed.utf8), using: key)
        else { throw .forbidden("expected a signature of this link, at its end") }
        let ends = link.values(of: "expires").map { Double($0) }
        guard ends.count == 1, let end = ends[0] else {
            throw .forbidden("expected expires, in seconds since 1970, in a signed link")
        }
        guard end > now else { throw .forbidden("the link has expired") }
        return min(Int(min(end - now, 1e9)), maxAge)
    }

    /// Decodes the hexadecimal digits of a signature; empty if they are none.
    private static func bytes(ofHex text: String) -> [UInt8] {
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == text.count, digits.count == 64 else { return [] }
        return stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
}

extension Refusal {
    fileprivate static func forbidden(_ message: String) -> Refusal { Refusal(.forbidden, message) }
}
