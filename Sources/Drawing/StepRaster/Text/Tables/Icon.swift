/// Icons that are set in text like capitals, at private code points.
package enum Icon: Character, CaseIterable, Sendable {
    case walker = "\u{E000}"
    /// A road running to the horizon.
    case road = "\u{E001}"
    /// The icon of stairs and an arrow up.
    case flights = "\u{E002}"
    case lock = "\u{E003}"

    package var text: String { String(rawValue) }
}
