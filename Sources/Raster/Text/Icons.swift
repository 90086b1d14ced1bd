/// Pictures that stand in text like capitals, at private code points.
package enum Icon: Character, CaseIterable, Sendable {
    /// A person walking.
    case walker = "\u{E000}"
    /// A road running to the horizon.
    case road = "\u{E001}"
    /// Stairs with an arrow up.
    case flights = "\u{E002}"

    package var text: String { String(rawValue) }
}

extension Glyph {
    static let icons: [Unicode.Scalar: Glyph] = [
        "\u{E000}": Glyph(
            500, crowd: 0.4,
            "M262,644R262,718 312,718R362,718 362,644R362,586 312,586R262,586 262,644Z"
                + "M262,520L226,296M262,506L348,388L440,360M262,506L140,430L106,312"
                + "M226,300L318,180L372,0M226,300L190,150L64,10"),
        "\u{E001}": Glyph(
            760, crowd: 0.3, "D 44,0 274,708D 716,0 486,708M380,0V150M380,280V430M380,560V708"),
        "\u{E002}": Glyph(
            760, crowd: 0.3, "M40,0H220V150H400V300H580V450H740M200,330V650M90,560L200,690L310,560"),
    ]
}
