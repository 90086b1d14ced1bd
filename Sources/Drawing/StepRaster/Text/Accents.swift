/// A mark as it stands on a letter.
struct Accent {
    /// Where its middle is, by a place in the drawing of its letter.
    enum Axis {
        case center
        /// Over or under a point.
        case at(Double)
        /// Within a stem, the right sides flush.
        case within(stem: Double)
        /// To the right of a stem.
        case beside(stem: Double)
        /// To the left of a stem, which moves to the right if there is no room.
        case before(stem: Double)
    }

    let mark: Unicode.Scalar
    let glyph: Glyph
    let axis: Axis
    let lift: Double
    /// Whether it takes the place of the dot of i and j.
    let isAbove: Bool
    /// Whether it is wider than its letter, and kerned with what stands before.
    let overhangs: Bool
    /// Whether it is kerned with what follows.
    let juts: Bool
    /// What the mark becomes that stands above the letter already.
    let other: Glyph?

    /// Nil if the face does not have the mark. `first` is what stands above the letter already.
    init?(_ mark: Unicode.Scalar, on letter: Unicode.Scalar, over first: Unicode.Scalar? = nil) {
        guard "\u{300}"..."\u{36F}" ~= mark, var drawing = Glyph.notation(of: mark) else { return nil }
        let base = Glyph.homoglyph(of: letter) ?? letter
        let isTonos = mark == "\u{301}" && "Α"..."Ω" ~= letter
        self.mark = mark
        axis = isTonos ? .before(stem: Self.stemsAfterTonos[letter] ?? 104) : Self.axis(of: mark, on: base)
        let isBeside = if case .beside = axis { true } else { false }
        let isTurned = mark == "\u{327}" && base == "g"
        isAbove = mark < "\u{31B}" && !isTonos || isTurned
        overhangs = isAbove && "iıjι".unicodeScalars.contains(base)
        juts = isBeside || mark == "\u{328}" || mark == "\u{308}" && overhangs
        if isTonos {
            drawing = Self.tonos
        } else if isBeside {
            drawing = Self.caronBeside
        } else if mark == "\u{308}", letter == "і" {
            drawing = Self.narrowDots
        } else if isTurned {
            drawing = Self.commaAbove
        } else if mark == "\u{327}", "DdGKkLlNnRrTt".unicodeScalars.contains(base) {
            drawing = Glyph.notation(of: "\u{326}") ?? drawing
        } else if overhangs || base == "I" {
            drawing = Self.narrow[mark] ?? drawing
        }
        var rise = 0.0
        var other: Substring?
        switch (first, mark) {
        case _ where first == nil || !isAbove: break
        case ("\u{302}", "\u{300}"): (drawing, other) = (Self.graveLeft, Self.circumflexRight)
        case ("\u{302}", "\u{301}"): (drawing, other) = (Self.acuteRight, Self.circumflexLeft)
        case ("\u{302}", "\u{309}"): (drawing, other) = (Self.hookRight, Self.circumflexLeft)
        case ("\u{308}", "\u{301}"): (drawing, other) = (Self.tonos, Self.dotsApart)
        case ("\u{306}", _): (other, rise) = (Self.lowBreve, 150)
        default: rise = 156
        }
        (glyph, self.other) = (Glyph(drawing), other.map(Glyph.init))
        lift =
            switch base {
            case _ where isTonos: -52
            case _ where mark == "\u{31B}": base == "O" || base == "U" ? Self.capitalLift : 0
            case _ where !isAbove || isTurned: 0
            case _ where isBeside: base == "L" ? -30 : 0
            case "b", "d", "f", "h", "k", "l", "ß", "þ": Self.ascenderLift
            case _ where Glyph.drawing(of: base)?.zones != .small && base != "ĸ": Self.capitalLift + rise
            default: rise
            }
    }

    /// How far a capital lifts what stands on it.
    private static let capitalLift = 182.0
    private static let ascenderLift = 222.0

    /// What a capital's tonos keeps clear of, if not of an upright stem.
    private static let stemsAfterTonos: [Unicode.Scalar: Double] = ["Α": 270, "Ο": 150, "Ω": 150, "Υ": 32]

    private static func axis(of mark: Unicode.Scalar, on base: Unicode.Scalar) -> Axis {
        let pair = Kerning.pair(base, mark)
        if let stem = withinStems[pair] { return .within(stem: stem) }
        if let stem = besideStems[pair] { return .beside(stem: stem) }
        return (base == "ι" ? 104 : points[pair]).map { .at($0) } ?? .center
    }

    // By letter and mark, in words as those of kerning: letters, marks, and the place.
    private static let withinStems = Kerning.table(
        "A \u{328} 596  I \u{328} 128  a \u{328} 446  i \u{328} 115  u \u{328} 480")
    private static let besideStems = Kerning.table("d \u{30C} 506  t \u{30C} 150  l \u{30C} 115  L \u{30C} 104")
    private static let points = Kerning.table(
        """
        E \u{328} 462  U \u{328} 396  e \u{328} 346  r \u{326}\u{327} 92  t \u{326}\u{327} 196  h \u{302} 112
        L \u{301} 136  J \u{302} 388  o \u{31B} 458  O \u{31B} 586  u \u{31B} 496  U \u{31B} 636  y \u{323} 404
        α \u{301} 290  Γ \u{301} 300  г \u{301} 226  r \u{301}\u{30C} 190  c \u{301}\u{302}\u{307}\u{30C} 278
        C \u{301}\u{302}\u{307}\u{30C} 372
        """)

    /// The caron beside a tall letter.
    private static let caronBeside: Substring = "0 f40 D 20,738 -14,572"
    /// The cedilla of ģ.
    private static let commaAbove: Substring = "0 f40 D 26,780 -18,590"

    /// The dieresis of ї, since a word may have two of them side by side.
    private static let narrowDots: Substring = "0 a60 O-72,728O72,728"
    /// The dieresis and the tonos of ΐ and ΰ.
    private static let dotsApart: Substring = "0 a60 O-160,728O160,728"
    private static let tonos: Substring = "0 a60 D 32,790 -26,612"
    /// What stands side by side.
    private static let circumflexLeft: Substring = "0 a80 M-164,552L-58,716L48,552"
    private static let circumflexRight: Substring = "0 a80 M-48,552L58,716L164,552"
    private static let lowBreve: Substring = "0 f85 M-118,700R-114,606 0,606R114,606 118,700"
    private static let acuteRight: Substring = "0 a80 D 184,812 96,680"
    private static let graveLeft: Substring = "0 a80 D -184,812 -96,680"
    private static let hookRight: Substring =
        "0 f70 80 M42,784C54,826 84,846 122,846R200,846 200,792C200,738 126,742 126,674"

    /// What is wide, as it stands on a stem.
    private static let narrow: [Unicode.Scalar: Substring] = [
        "\u{303}": "0 a85 M-112,604C-104,684 -80,716 -51,716C0,716 0,616 51,616C80,616 104,648 112,728",
        "\u{304}": "0 a60 M-104,654H104", "\u{306}": "0 f60 M-96,722R-92,620 0,620R92,620 96,722",
    ]
}

extension Glyph {
    /// An accented letter as what it is without its last mark, and the mark; nil for anything else.
    static func decomposition(of scalar: Unicode.Scalar) -> (base: Unicode.Scalar, mark: Unicode.Scalar)? {
        scalar >= "À" && scalar <= "ỹ" ? decompositions[scalar] : nil
    }

    /// The accented letters; built when the first of them is met.
    private static let decompositions: [Unicode.Scalar: (base: Unicode.Scalar, mark: Unicode.Scalar)] = {
        let spellings: [(mark: Unicode.Scalar, letters: String)] = [
            ("\u{300}", "ÀA ÈE ÌI ÒO ÙU àa èe ìi òo ùu ẦÂ ầâ ẰĂ ằă ỀÊ ềê ỒÔ ồô ỜƠ ờơ ỪƯ ừư ỲY ỳy ẀW ẁw ЀЕ ЍИ ѐе ѝи"),
            (
                "\u{301}",
                "ÁA ÉE ÍI ÓO ÚU ÝY áa ée íi óo úu ýy ĆC ćc ĹL ĺl ŃN ńn ŔR ŕr ŚS śs ŹZ źz ẤÂ ấâ ẮĂ ắă ẾÊ ếê ỐÔ ốô ỚƠ ớơ ỨƯ ứư ẂW ẃw ΆΑ ΈΕ ΉΗ ΊΙ ΌΟ ΎΥ ΏΩ άα έε ήη ίι όο ύυ ώω ΐϊ ΰϋ ЃГ ЌК ѓг ќк"
            ),
            ("\u{302}", "ÂA ÊE ÎI ÔO ÛU âa êe îi ôo ûu ĈC ĉc ĜG ĝg ĤH ĥh ĴJ ĵj ŜS ŝs ŴW ŵw ŶY ŷy ẬẠ ậạ ỆẸ ệẹ ỘỌ ộọ"),
            ("\u{303}", "ÃA ÑN ÕO ãa ñn õo ĨI ĩi ŨU ũu ẼE ẽe ỸY ỹy ẪÂ ẫâ ẴĂ ẵă ỄÊ ễê ỖÔ ỗô ỠƠ ỡơ ỮƯ ữư"),
            ("\u{304}", "ĀA āa ĒE ēe ĪI īi ŌO ōo ŪU ūu"),
            ("\u{306}", "ĂA ăa ĔE ĕe ĞG ğg ĬI ĭi ŎO ŏo ŬU ŭu ẶẠ ặạ ЎУ ЙИ йи ўу"),
            ("\u{307}", "ĊC ċc ĖE ėe ĠG ġg İI ŻZ żz"),
            ("\u{308}", "ÄA ËE ÏI ÖO ÜU äa ëe ïi öo üu ÿy ŸY ẄW ẅw ΪΙ ΫΥ ϊι ϋυ ЁЕ ЇІ ёе їі"),
            ("\u{309}", "ẢA ảa ẺE ẻe ỈI ỉi ỎO ỏo ỦU ủu ỶY ỷy ẨÂ ẩâ ẲĂ ẳă ỂÊ ểê ỔÔ ổô ỞƠ ởơ ỬƯ ửư"),
            ("\u{30A}", "ÅA åa ŮU ůu"),
            ("\u{30B}", "ŐO őo ŰU űu"),
            ("\u{30C}", "ČC čc ĎD ďd ĚE ěe ĽL ľl ŇN ňn ŘR řr ŠS šs ŤT ťt ŽZ žz"),
            ("\u{31B}", "ƠO ơo ƯU ưu"),
            ("\u{323}", "ẠA ạa ẸE ẹe ỊI ịi ỌO ọo ỤU ụu ỴY ỵy ỢƠ ợơ ỰƯ ựư"),
            ("\u{326}", "ȘS șs ȚT țt"),
            ("\u{327}", "ÇC çc ĢG ģg ĶK ķk ĻL ļl ŅN ņn ŖR ŗr ŞS şs ŢT ţt"),
            ("\u{328}", "ĄA ąa ĘE ęe ĮI įi ŲU ųu"),
        ]
        var decompositions: [Unicode.Scalar: (base: Unicode.Scalar, mark: Unicode.Scalar)] = [:]
        for (mark, letters) in spellings {
            for (letter, base) in pairs(letters) { decompositions[letter] = (base, mark) }
        }
        return decompositions
    }()
}
