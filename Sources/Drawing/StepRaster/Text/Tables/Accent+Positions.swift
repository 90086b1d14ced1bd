extension Accent {
    /// The x of the part of a capital that its tonos must clear, unless that is an upright stem.
    static let stemsAfterTonos: [Unicode.Scalar: Double] = ["Α": 260, "Ο": 146, "Ω": 147, "Υ": 38]

    // Positions by letter and mark, in the notation of `ScalarPairs`: letters, marks, and the x.
    static let withinStems = ScalarPairs(
        "A \u{328} 563  I \u{328} 134  a \u{328} 417  i \u{328} 121  u \u{328} 443")
    static let besideStems = ScalarPairs("d \u{30C} 456  t \u{30C} 150  l \u{30C} 121  L \u{30C} 110")
    static let points = ScalarPairs(
        """
        E \u{328} 410  U \u{328} 372  e \u{328} 306  r \u{326}\u{327} 98  t \u{326}\u{327} 194  h \u{302} 115
        L \u{301} 139  J \u{302} 361  o \u{31B} 418  O \u{31B} 525  u \u{31B} 457  U \u{31B} 588  y \u{323} 420
        α \u{301} 270  Γ \u{301} 286  г \u{301} 218  r \u{301}\u{30C} 191  c \u{301}\u{302}\u{307}\u{30C} 259
        C \u{301}\u{302}\u{307}\u{30C} 339
        """)

    static let caronBeside: PathData = "0 f40 D 20,738 -14,572"
    /// The cedilla of ģ.
    static let commaAbove: PathData = "0 f40 D 26,780 -18,590"

    /// The dieresis of ї, since a word may have two of them side by side.
    static let narrowDots: PathData = "0 a60 O-72,728O72,728"
    /// The dieresis and the tonos of ΐ and ΰ.
    static let dotsApart: PathData = "0 a60 O-160,728O160,728"
    static let tonos: PathData = "0 a60 D 32,790 -26,612"
    /// Marks that are side by side on a letter.
    static let circumflexLeft: PathData = "0 a80 M-164,552L-58,716L48,552"
    static let circumflexRight: PathData = "0 a80 M-48,552L58,716L164,552"
    static let lowBreve: PathData = "0 f85 M-118,700R-114,606 0,606R114,606 118,700"
    static let acuteRight: PathData = "0 a80 D 174,812 90,680"
    static let graveLeft: PathData = "0 a80 D -174,812 -90,680"
    static let hookRight: PathData =
        "0 f95 80 M38,784C49,826 76,846 110,846R180,846 180,792C180,738 113,742 113,674"

    /// The narrow drawings of wide marks, for letters that are one stem.
    static let narrow: [Unicode.Scalar: PathData] = [
        "\u{303}": "0 a85 M-112,604C-104,684 -80,716 -51,716C0,716 0,616 51,616C80,616 104,648 112,728",
        "\u{304}": "0 a60 M-104,654H104", "\u{306}": "0 f60 M-96,722R-92,620 0,620R92,620 96,722",
    ]
}

extension Glyph {
    /// The accented letters of each mark, each followed by its letter without the mark.
    static let accentedLetters: [(mark: Unicode.Scalar, letters: String)] = [
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
}
