extension Glyph {
    /// Signs: ASCII's, Latin-1's common ones, typographic quotes and dashes, arrows.
    static func sign(_ scalar: Unicode.Scalar) -> Glyph? {
        switch scalar {
        case " ":
            Glyph(256, "")
        case "\u{A0}":
            Glyph(256, "")
        case "\u{2009}", "\u{202F}":
            Glyph(150, "")
        case "!":
            Glyph(266, "M133,216V708O133,0")
        case "\"":
            Glyph(340, crowd: 0.3, "M100,480V708M240,480V708")
        case "#":
            Glyph(620, crowd: 0.3, "D 142,0 252,708D 368,0 478,708M66,474H590M30,234H554")
        case "$":
            Glyph(602, crowd: 0.25, "=S M306,-96V804")
        case "%":
            Glyph(
                812, crowd: 0.4,
                "M62,542R62,718 198,718R334,718 334,542R334,366 198,366R62,366 62,542Z"
                    + "M478,166R478,342 614,342R750,342 750,166R750,-10 614,-10R478,-10 478,166ZD 212,0 600,708")
        case "&":
            Glyph(
                660, crowd: 0.25,
                "M618,0L196,478C166,512 150,540 150,580R150,718 280,718R408,718 408,590C408,500 322,448 242,400"
                    + "C130,334 64,280 64,178R64,-10 246,-10C410,-10 522,118 552,322")
        case "'":
            Glyph(208, "M104,480V708")
        case "(":
            Glyph(320, in: .free, "M262,762C152,640 98,480 98,314C98,148 152,-12 262,-134")
        case ")":
            Glyph(320, in: .free, "M58,762C168,640 222,480 222,314C222,148 168,-12 58,-134")
        case "*":
            Glyph(
                424, in: .free, crowd: 0.4,
                "M212,556V708M212,556L356,603M212,556L301,433M212,556L123,433M212,556L68,603")
        case "+":
            Glyph(600, in: .free, "M300,104V556M74,330H526")
        case ",":
            Glyph(246, "D 136,92 86,-132")
        case "-", "\u{2010}", "\u{2011}":
            Glyph(400, in: .free, "M64,270H336")
        case ".":
            Glyph(246, "O123,0")
        case "/":
            Glyph(363, "D 300,740 63,-68")
        case ":":
            Glyph(246, in: .small, "O123,0O123,518")
        case ";":
            Glyph(246, in: .small, "D 136,92 86,-132O123,518")
        case "<":
            Glyph(600, in: .free, "M522,566L100,330L522,94")
        case "=":
            Glyph(600, in: .free, "M74,428H526M74,232H526")
        case ">":
            Glyph(600, in: .free, "M78,566L500,330L78,94")
        case "?":
            Glyph(492, "M64,540C76,652 142,718 246,718R424,718 424,556C424,410 242,410 242,214O242,0")
        case "@":
            Glyph(
                906, crowd: 0.4,
                "M702,-94C632,-142 550,-166 460,-166R68,-166 68,282R68,718 460,718R838,718 838,330R838,120 706,120"
                    + "R606,120 606,250V462M604,290R604,462 450,462R296,462 296,290R296,116 450,116R604,116 604,290Z")
        case "[":
            Glyph(322, in: .free, "M262,744H110V-116H262")
        case "\\":
            Glyph(363, "D 63,740 300,-68")
        case "]":
            Glyph(322, in: .free, "M60,744H212V-116H60")
        case "^":
            Glyph(520, in: .free, "M96,434L260,662L424,434")
        case "_":
            Glyph(500, in: .free, "M10,-100H490")
        case "`":
            Glyph(360, "D 116,738 214,598")
        case "{":
            Glyph(
                340, in: .free,
                "M280,744H252R164,744 164,650V412R164,314 66,314M66,314R164,314 164,216V-22R164,-116 252,-116H280")
        case "|":
            Glyph(266, in: .free, "M133,-160V780")
        case "}":
            Glyph(
                340, in: .free,
                "M60,744H88R176,744 176,650V412R176,314 274,314M274,314R176,314 176,216V-22R176,-116 88,-116H60")
        case "~":
            Glyph(600, in: .free, "M80,276C96,362 144,396 200,396C300,396 300,264 400,264C456,264 504,298 520,384")
        case "¡":
            Glyph(266, in: .small, "M133,-190V302O133,518")
        case "¢":
            Glyph(534, in: .small, crowd: 0.25, "=c M286,-100V618")
        case "£":
            Glyph(
                580, crowd: 0.2,
                "M486,556C472,660 410,718 328,718R172,718 172,546V220C172,112 150,48 100,0M70,0H512M64,344H404")
        case "¥":
            Glyph(604, in: .free, crowd: 0.3, "=Y M110,286H494M110,136H494")
        case "«":
            Glyph(480, in: .free, crowd: 0.3, "M230,440L90,266L230,92M410,440L270,266L410,92")
        case "»":
            Glyph(480, in: .free, crowd: 0.3, "M70,440L210,266L70,92M250,440L390,266L250,92")
        case "‹":
            Glyph(300, in: .free, crowd: 0.3, "M230,440L90,266L230,92")
        case "›":
            Glyph(300, in: .free, crowd: 0.3, "M70,440L210,266L70,92")
        case "°":
            Glyph(360, crowd: 0.4, "M71,591R71,712 180,712R289,712 289,591R289,470 180,470R71,470 71,591Z")
        case "±":
            Glyph(600, in: .free, crowd: 0.3, "M300,170V590M90,380H510M90,36H510")
        case "µ":
            Glyph(568, in: .small, crowd: 0.1, "=u M88,-200V518")
        case "·":
            Glyph(246, in: .free, "O123,330")
        case "•":
            Glyph(
                360, in: .free, crowd: 0.6,
                "M108,330R108,402 180,402R252,402 252,330R252,258 180,258R108,258 108,330Z"
                    + "M148,330R148,362 180,362R212,362 212,330R212,298 180,298R148,298 148,330ZO180,330")
        case "¿":
            Glyph(
                492, in: .small, "M428,-22C416,-134 350,-200 246,-200R68,-200 68,-38C68,108 250,108 250,304O250,518")
        case "×":
            Glyph(600, in: .free, crowd: 0.3, "M134,164L466,496M134,496L466,164")
        case "÷":
            Glyph(600, in: .free, "M74,330H526O300,532O300,128")
        case "–":
            Glyph(560, in: .free, "M40,270H520")
        case "—":
            Glyph(920, in: .free, "M40,270H880")
        case "‘":
            Glyph(224, "D 86,708 138,500")
        case "’":
            Glyph(224, "D 138,708 86,500")
        case "‚":
            Glyph(246, "D 136,92 86,-132")
        case "“":
            Glyph(372, crowd: 0.4, "D 86,708 138,500D 234,708 286,500")
        case "”":
            Glyph(372, crowd: 0.4, "D 138,708 86,500D 286,708 234,500")
        case "„":
            Glyph(394, crowd: 0.4, "D 136,92 86,-132D 284,92 234,-132")
        case "…":
            Glyph(738, "O123,0O369,0O615,0")
        case "€":
            Glyph(
                600, crowd: 0.5,
                "M552,566C514,666 446,718 362,718R120,718 120,354R120,-10 362,-10C446,-10 514,42 552,142"
                    + "M36,436H450M36,272H450")
        case "₺":
            Glyph(
                600, crowd: 0.6,
                "M206,708V0M206,0H236C400,0 520,122 532,322M60,308L404,504M60,114L404,310")
        case "−":
            Glyph(600, in: .free, "M74,330H526")
        case "←":
            Glyph(880, in: .free, "M822,330H116M336,556L110,330L336,104")
        case "↑":
            Glyph(640, in: .free, "M320,0V650M94,431L320,657L546,431")
        case "→":
            Glyph(880, in: .free, "M58,330H764M544,556L770,330L544,104")
        case "↓":
            Glyph(640, in: .free, "M320,708V58M94,277L320,51L546,277")
        case "≤":
            Glyph(600, in: .free, crowd: 0.3, "M514,606L106,406L514,206M90,60H510")
        case "≥":
            Glyph(600, in: .free, crowd: 0.3, "M86,606L494,406L86,206M90,60H510")
        case "✓":
            Glyph(640, in: .free, crowd: 0.3, "M76,316L246,140L560,566")
        case "▲":
            triangle(up: true)
        case "▼":
            triangle(up: false)
        default: nil
        }
    }

    /// A full triangle, as large at every weight: nested outlines, so close that the thinnest pen fills it.
    private static func triangle(up: Bool) -> Glyph {
        // Equal sides: what an outline is smaller than the next, its corners are nearer to the middle, at double the pace.
        let skeleton = stride(from: 36, through: 148, by: 28).map { inset in
            let (foot, head) = up ? (124 + inset, 604 - 2 * inset) : (584 - inset, 104 + 2 * inset)
            let (left, right) = (43 + inset * 7 / 4, 597 - inset * 7 / 4)
            return "M\(left),\(foot)H\(right)L320,\(head)Z"
        }
        return Glyph(640, in: .free, crowd: 1, skeleton.joined())
    }
}
