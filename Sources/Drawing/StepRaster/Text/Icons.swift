/// Pictures that stand in text like capitals, at private code points.
package enum Icon: Character, CaseIterable, Sendable {
    /// A person walking.
    case walker = "\u{E000}"
    /// A road running to the horizon.
    case road = "\u{E001}"
    /// Stairs and an arrow up.
    case flights = "\u{E002}"
    /// A padlock, closed.
    case lock = "\u{E003}"

    package var text: String { String(rawValue) }
}

extension Glyph {
    /// The drawings of ``Icon``.
    static func icon(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "\u{E000}":
            "512 r65 M290,680R290,708 314,708R338,708 338,680R338,652 314,652R290,652 290,680ZM270,520L236,300M270,512"
                + "L366,404L462,364M270,512L146,440L104,316M236,300L328,176L376,0M236,300L190,140L72,0"
        case "\u{E001}": "760 c80 D 44,0 270,708D 716,0 490,708M380,0V152M380,278V430M380,556V708"
        case "\u{E002}": "752 c72 M48,0H256V218H464V436H692M190,372V650M74,540L190,682L306,540"
        case "\u{E003}": "560 r80 M84,24H476V396H84ZM164,396V540C164,708 396,708 396,540V396M280,176V236"
        default: nil
        }
    }
}
