extension Glyph {
    /// The letters of Latin-1 that are no letter with an accent.
    static func latin1(_ scalar: Unicode.Scalar) -> Glyph? {
        switch scalar {
        case "ß":
            Glyph(
                586, in: .small, crowd: 0.2,
                "M88,0V560R88,744 266,744R436,744 436,586R436,422 270,422H234M270,422H292R526,422 526,208"
                    + "R526,-5 292,-5H222")
        case "Æ": Glyph(908, crowd: 0.2, "D 34,0 420,708M470,0V708M420,708H844M470,364H806M470,0H850M140,222H470")
        case "æ":
            Glyph(
                876, in: .small, crowd: 0.4,
                "M440,262H818R818,527 630,527R440,527 440,259R440,-9 636,-9C714,-9 770,38 800,124"
                    + "M440,338R440,527 262,527C170,527 102,478 86,386"
                    + "M440,302H252R62,302 62,146R62,-9 222,-9C346,-9 440,70 440,230")
        case "Ø": Glyph(760, crowd: 0.2, "=O D 116,-40 644,748")
        case "ø": Glyph(572, in: .small, crowd: 0.25, "=o D 76,-40 496,558")
        case "Ð": Glyph(702, crowd: 0.1, "=D M10,364H322")
        case "ð":
            Glyph(
                572, in: .small, crowd: 0.4,
                "M510,244R510,488 286,488R62,488 62,240R62,-9 286,-9R510,-9 510,244C510,470 402,640 206,730"
                    + "M190,580L424,690")
        case "Þ": Glyph(602, crowd: 0.1, "M104,0V708M104,560H326R538,560 538,362R538,164 326,164H104")
        case "þ": Glyph(594, in: .small, crowd: 0.1, "=p M88,0V738")
        default: nil
        }
    }
}
