/// The built-in letters' cut for large sizes: outlines of one bold weight, thinner across and where strokes meet.
///
/// It has figures, and what stands beside them on cards.
package final class DisplayCut: GlyphSource {
    package static let shared = DisplayCut()

    package let fingerprint = "stepchart display 1"
    package let metrics = FontMetrics(capHeight: GlyphRun.capHeight, lineHeight: 1)
    private let glyphs: [Unicode.Scalar: FontGlyph]

    private init() {
        var glyphs: [Unicode.Scalar: FontGlyph] = [:]
        func add(_ letters: some StringProtocol, _ advance: Double, _ outline: Path) {
            for letter in letters.unicodeScalars {
                glyphs[letter] = FontGlyph(index: letter.value, advance: advance / 1000, outline: outline)
            }
        }
        for line in Self.drawings.split(separator: "\n") {
            let fields = line.split(separator: " ", maxSplits: 1)
            var data = PathData(String(fields[1]))
            add(fields[0], data.number(), Self.outline(&data))
        }
        add(" \u{A0}", 220, Path())
        add("\u{202F}", 130, Path())
        add("\u{2009}", 210, Path())
        self.glyphs = glyphs
    }

    /// Whether it has all letters of a text.
    package func draws(_ text: String) -> Bool { text.unicodeScalars.allSatisfy { glyphs[$0] != nil } }

    package func glyph(for scalar: Unicode.Scalar, weight: Double) -> FontGlyph? { glyphs[scalar] }

    package func kern(_ left: FontGlyph, _ right: FontGlyph) -> Double {
        (Self.kerns[UInt64(left.index) << 32 | UInt64(right.index)] ?? 0) / 1000
    }

    private static let kerns = Kerning.table([
        ("0235689", "7", -14), ("2", "4", -20), ("4", "1", -20), ("4", "25", -10), ("4", "7", -26), ("5", "1", -12),
        ("7", ".,", -110), ("7", "4", -44), (".,", "1", -34), (".,", "4", -14), (".,", "7", -30),
    ])

    /// How square the rounds are: .5523 would be an ellipse.
    private static let roundness = 0.6

    /// Closed lines in the notation of skeletons, without their stems and dots: see ``Pen``.
    private static func outline(_ data: inout PathData) -> Path {
        var (path, here) = (Path(), Point.zero)
        func place(_ p: Point) -> Point { Point(p.x / 1000, -p.y / 1000) }
        while let command = data.command() {
            let from = here
            switch command {
            case "H": here.x = data.number()
            case "V": here.y = data.number()
            case "M", "L": here = data.point()
            case "R":
                let corner = data.point()
                here = data.point()
                path.cubic(place(from.lerp(corner, roundness)), place(here.lerp(corner, roundness)), to: place(here))
            case "C":
                let (a, b) = (data.point(), data.point())
                here = data.point()
                path.cubic(place(a), place(b), to: place(here))
            default: path.close()
            }
            if command == "M" { path.move(to: place(here)) }
            if ["H", "V", "L"].contains(command) { path.line(to: place(here)) }
        }
        return path
    }

    /// A line each: letters, their advance and their outline, in thousandths of an em, y up from the baseline.
    ///
    /// Stems are 150 wide and the sides of rounds 154; what lies across is 110 to 126 high. Rounds reach 9 beyond.
    private static let drawings = """
        0 626 M313,717C154,717 34,594 34,354C34,114 154,-9 313,-9C472,-9 592,114 592,354C592,594 472,717 313,717Z\
        M313,594R438,594 438,354R438,114 313,114R188,114 188,354R188,594 313,594Z
        1 396 M334,0V708H194L26,588V444L182,556V0Z
        2 594 M46,0V118L280,318C356,384 396,434 396,502R396,598 300,598R190,598 186,484H36R42,717 302,717\
        R550,717 550,512C550,408 498,338 408,260L256,126H554V0Z
        3 604 M42,524H190R196,598 294,598R388,598 388,514R388,428 284,428H192V310H286R408,310 408,210R408,110 294,110\
        R186,110 178,206H26R34,-9 294,-9R562,-9 562,200C562,290 512,350 430,374C500,396 542,450 542,524\
        R542,717 296,717R50,717 42,524Z
        4 602 M326,0H472V154H576V274H472V708H274L24,276V154H326ZM326,274H158L326,560Z
        5 608 M528,708H90L58,316H196C214,346 252,366 300,366R412,366 412,238R412,110 300,110R192,110 180,204H30\
        R42,-9 302,-9R566,-9 566,240R566,480 330,480C280,480 236,464 206,438L216,584H528Z
        6 612 M548,522H396R384,598 312,598C232,598 190,530 184,408C216,448 266,468 326,468R578,468 578,234\
        R578,-9 310,-9R34,-9 34,310R34,717 314,717R524,717 548,522ZM308,350R190,350 190,230R190,108 308,108\
        R424,108 424,230R424,350 308,350Z
        7 552 M30,708V582H374L112,0H280L534,594V708Z
        8 616 M308,717R62,717 62,524C62,452 104,398 168,374C88,350 34,288 34,202R34,-9 308,-9R582,-9 582,202\
        C582,288 528,350 448,374C512,398 554,452 554,524R554,717 308,717ZM308,602R410,602 410,514R410,428 308,428\
        R206,428 206,514R206,602 308,602ZM308,318R428,318 428,212R428,106 308,106R188,106 188,212R188,318 308,318Z
        9 612 M64,186H216R228,110 300,110C380,110 422,178 428,300C396,260 346,240 286,240R34,240 34,474R34,717 302,717\
        R578,717 578,398R578,-9 298,-9R88,-9 64,186ZM304,358R422,358 422,478R422,600 304,600R188,600 188,478\
        R188,358 304,358Z
        . 244 M44,0V156H200V0Z
        , 244 M46,0V156H202V44C202,-54 158,-118 80,-144L46,-82C84,-66 106,-38 110,0Z
        ' 226 M40,708H186L170,452H56Z
        ’ʼ 230 M40,552V708H190V592C190,492 148,432 72,406L40,466C80,482 100,512 104,552Z
        + 590 M233,82V266H50V390H233V574H357V390H540V266H357V82Z
        − 590 M50,266V390H540V266Z
        -\u{2010}\u{2011} 404 M48,212V336H356V212Z
        % 880 M208,717R30,717 30,534R30,350 208,350R386,350 386,534R386,717 208,717ZM208,626R280,626 280,534\
        R280,441 208,441R136,441 136,534R136,626 208,626ZM672,358R494,358 494,175R494,-9 672,-9R850,-9 850,175\
        R850,358 672,358ZM672,267R744,267 744,175R744,82 672,82R600,82 600,175R600,267 672,267ZM222,0H334L658,708H546Z
        d 630 M430,738H580V0H434V72C404,20 352,-10 284,-10C138,-10 34,96 34,264C34,432 138,538 284,538\
        C348,538 400,512 430,466ZM310,412R188,412 188,264R188,116 310,116R430,116 430,264R430,412 310,412Z
        e 574 M292,-10C408,-10 500,52 530,146H386C370,120 338,104 296,104C232,104 186,148 184,218H540V258\
        C540,430 440,538 288,538C138,538 34,428 34,264C34,98 138,-10 292,-10ZM186,314C194,376 236,422 290,422\
        C346,422 386,378 390,314Z
        f 372 M94,0V410H14V528H94V560C94,684 164,746 276,746C312,746 346,740 364,734V620C350,625 330,628 310,628\
        C266,628 244,606 244,562V528H358V410H244V0Z
        i 250 M50,0V528H200V0ZM46,592V738H204V592Z
        k 580 M50,0V738H200V322L374,528H558L364,304L572,0H390L258,198L200,132V0Z
        m 880 M50,0V528H196V452C222,506 280,538 346,538C416,538 468,508 492,448C520,506 582,538 648,538\
        C756,538 830,472 830,348V0H680V318C680,380 648,410 598,410C546,410 516,374 516,318V0H366V318\
        C366,378 334,410 284,410C232,410 200,372 200,318V0Z
        n 594 M50,0V528H196V446C224,504 284,538 352,538C470,538 546,462 546,334V0H396V306C396,370 362,408 304,408\
        C240,408 200,366 200,300V0Z
        o 576 M288,538R34,538 34,264R34,-10 288,-10R542,-10 542,264R542,538 288,538ZM288,418R388,418 388,264\
        R388,110 288,110R188,110 188,264R188,418 288,418Z
        r 384 M50,0V528H194V440C214,500 262,536 330,536C346,536 362,534 372,531V396C360,400 340,402 318,402\
        C248,402 200,358 200,280V0Z
        s 520 M470,370C460,480 378,538 260,538C130,538 44,474 44,376C44,296 94,250 190,228L284,206\
        C322,197 338,184 338,158C338,122 308,100 262,100C212,100 184,124 176,166H28C36,54 120,-10 260,-10\
        C398,-10 490,58 490,166C490,244 440,290 342,314L250,337C210,347 194,360 194,386C194,416 220,434 258,434\
        C298,434 322,412 328,370Z
        u 594 M544,528V0H398V82C370,24 310,-10 242,-10C124,-10 48,66 48,194V528H198V222C198,158 232,120 290,120\
        C354,120 394,162 394,228V528Z
        v 564 M8,528L206,0H358L556,528H398L282,190L166,528Z
        M 884 M56,0V708H256L442,232L628,708H828V0H680V452L506,0H378L204,452V0Z
        """
}
