extension Glyph {
    /// The letters of Latin Extended-A that are no letter with an accent, and capital ß.
    static func latinExtended(_ scalar: Unicode.Scalar) -> Glyph? {
        switch scalar {
        case "Đ": Glyph(702, crowd: 0.1, "=D M10,364H322")
        case "đ": Glyph(608, in: .small, crowd: 0.25, "=d M322,704H590")
        case "Ħ": Glyph(726, crowd: 0.2, "M104,0V708M622,0V708M104,326H622M20,606H706")
        case "ħ": Glyph(568, in: .small, crowd: 0.25, "=h M10,704H272")
        case "ı": Glyph(230, in: .small, "M115,0V518")
        case "Ĳ": Glyph(766, crowd: 0.1, "M128,0V708M664,708V204R664,-10 488,-10R322,-10 314,176")
        case "ĳ":
            Glyph(
                460, in: .small, crowd: 0.1, "M115,0V518M345,518V-64R345,-200 224,-200H196", dot: "O115,722O345,722")
        case "ĸ": Glyph(494, in: .free, crowd: 0.1, "M88,0V518D 436,518 220,304M88,173L280,363D 226,310 468,0")
        case "Ŀ": Glyph(528, "=L O330,354")
        case "ŀ": Glyph(338, in: .small, "=l O260,330")
        case "Ł": Glyph(540, crowd: 0.1, "M116,708V0H502M0,250L330,448")
        case "ł": Glyph(266, in: .small, crowd: 0.1, "M133,0V738M22,302L244,442")
        case "ŉ":
            Glyph(
                708, in: .small, crowd: 0.1,
                "D 116,738 64,530M228,0V518M228,352C252,464 330,527 430,527R620,527 620,330V0")
        case "Ŋ": Glyph(734, crowd: 0.1, "M104,0V708M630,708V-50R630,-200 490,-200H446B 104,708 630,0")
        case "ŋ":
            Glyph(
                568, in: .small, crowd: 0.1,
                "M88,0V518M88,352C112,464 190,527 290,527R480,527 480,330V-64R480,-200 359,-200H326")
        case "Œ": Glyph(1022, crowd: 0.2, "M958,708H380R72,708 72,354R72,0 380,0H964M560,0V708M560,364H928")
        case "œ":
            Glyph(
                900, in: .small, crowd: 0.3,
                "M456,262H842R842,527 650,527R456,527 456,259R456,-9 654,-9C734,-9 792,38 824,124"
                    + "M456,259R456,527 260,527R62,527 62,259R62,-9 260,-9R456,-9 456,259")
        case "Ŧ": Glyph(586, crowd: 0.1, "=T M114,354H472")
        case "ŧ": Glyph(350, in: .small, crowd: 0.4, "=t M36,252H318")
        case "ſ": Glyph(312, in: .small, crowd: 0.1, "M146,0V584R146,742 284,742H322M36,518H146")
        case "ẞ":
            Glyph(
                652, crowd: 0.2,
                "M104,0V470R104,708 326,708H540V650L352,424H366R592,424 592,208R592,-9 366,-9H268")
        default: nil
        }
    }
}
