extension Glyph {
    /// What a digit's drawing has too much of on either side when it need not be as wide as the others.
    static func proportionalTrim(of digit: Unicode.Scalar) -> (left: Double, right: Double) {
        switch digit {
        case "1": (86, 139)
        case "2": (8, 17)
        case "4": (0, 8)
        case "7": (36, 20)
        default: (0, 0)
        }
    }

    /// Digits of equal width, as tall as capitals.
    static func digit(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "0": "563 M86,304V404R86,717 281,717R477,717 477,404V304R477,-9 281,-9R86,-9 86,304Z"
        case "1": "563 M336,0V708M138,548L286,708H336"
        case "2": "563 c15 M96,514R96,717 281,717R462,717 462,526C462,350 270,270 92,62V0H482"
        case "3":
            "563 c20 M106,552R114,717 276,717R446,717 446,548R446,374 262,374H196"
                + "M240,374H262R478,374 478,182R478,-9 276,-9R84,-9 84,166"
        case "4": "563 c20 M394,0V708M395,708H356L66,216V158H518"
        case "5":
            "563 c20 M446,708H148L122,302M122,302C128,396 190,448 274,448R478,448 478,222R478,-9 272,-9R96,-9 84,156"
        case "6":
            "563 c20 M446,570C430,660 378,717 288,717R84,717 84,334V256"
                + "M84,226R84,-9 282,-9R480,-9 480,220R480,446 284,446R84,446 84,226Z"
        case "7": "563 M76,708H472D 474,708 204,0"
        case "8":
            "563 c25 M281,717R444,717 444,546R444,374 301,374H261R118,374 118,546R118,717 281,717Z"
                + "M261,374H301R480,374 480,184R480,-9 281,-9R82,-9 82,184R82,374 261,374Z"
        case "9":
            "563 c20 M117,138C133,48 185,-9 275,-9R479,-9 479,374V452"
                + "M479,482R479,717 281,717R83,717 83,488R83,262 279,262R479,262 479,482Z"
        default: nil
        }
    }
}
