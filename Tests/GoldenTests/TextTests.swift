import StepRaster
import StepTestSupport
import Testing

@Suite struct TextTests {
    @Test(arguments: cases) func text(_ golden: GoldenCase) throws { try golden.verify() }

    static let cases: [GoldenCase] = [
        specimen("digits", 100, ["0123456789", "9/12 10/31"]),
        specimen("capitals", 135, ["ABCDEFGHI", "JKLMNOPQR", "STUVWXYZ"]),
        specimen("small-letters", 120, ["abcdefghi", "jklmnopqr", "stuvwxyz"]),
        specimen(
            "punctuation", 170,
            [". , : ; / - + % \u{B0} \u{B7}", "( ) [ ] ! ? & @ # *", "… × → ↑ « » = < >"]),
        specimen("accents", 140, ["ÀÁÂÃÄÅÆÇÈÉ", "ØÙÚÛÜÝÞßÑ", "àáâãäåæçèé", "øùúûüýþÿñ"]),
        specimen("icons", 100, [Icon.allCases.map(\.text).joined(separator: " ")], size: 24),
        specimen("kerning", 110, ["AV To Ty WA", "LT P. 7/4 r,"]),
        specimen(
            "header", 230, ["\(Icon.walker.text) 16105  \(Icon.road.text) 11.69 km", "\(Icon.flights.text) 25 F"],
            size: 22),
        specimen("missing-characters", 60, ["a\u{4E00}b"]),
        specimen("missing-characters-in-words", 110, ["H\u{4E00}O 3\u{6708}9", "\u{6B69}\u{6570}"], size: 20),
        specimen("label-size", 70, ["9/12 Wed", "2016-09-12"], size: 11),
        .drawing("text", "weights", 150, 100, scale: 1) { canvas in
            for (index, weight) in [100.0, 300, 500, 700, 900].enumerated() {
                canvas.text(
                    GlyphRun(
                        text: "Handgloves 5", origin: Point(6, 17 + 19 * Double(index)), size: 18, weight: weight),
                    color: .black)
            }
        },
        .drawing("text", "bold-words", 174, 82, scale: 1.5) { canvas in
            for (index, weight) in [400.0, 600, 700, 900].enumerated() {
                let origin = Point(5, 15 + 18 * Double(index))
                canvas.text(
                    GlyphRun(text: "brown lazy km AVATAR", origin: origin, size: 12, weight: weight), color: .black)
            }
        },
        .drawing("text", "proportional-digits", 150, 82, scale: 1.5) { canvas in
            for (index, weight) in [300.0, 700].enumerated() {
                for (line, digits) in [GlyphRun.Digits.tabular, .proportional].enumerated() {
                    let origin = Point(5, 15 + 18 * Double(2 * index + line))
                    canvas.text(
                        GlyphRun(
                            text: "1.24 11.69 1,641 7.4", origin: origin, size: 13, weight: weight, digits: digits),
                        color: .black)
                }
            }
        },
        specimen("signs", 120, ["✓ ▲ 12% ▼ 3%", "≤ 5 ≥ 4 − 3"]),
        words("european-words-light", 300), words("european-words-bold", 700),
        small("european-words-small"),
        words("greek-and-cyrillic-words-light", 300, greekAndCyrillic, width: 220),
        words("greek-and-cyrillic-words-bold", 700, greekAndCyrillic, width: 250),
        small("greek-and-cyrillic-words-small", greekAndCyrillic, column: 176),
        words("vietnamese-words-light", 300, vietnamese), words("vietnamese-words-bold", 700, vietnamese),
        small("vietnamese-words-small", vietnamese, column: 126),
        specimen("more-signs", 190, ["§ 5 © ® ™ 3ª 2º km² m³ 5¹", "№ 7 ₴ ₽ ₹ ₩ ₪ ₫ † ‡", "5′ 6″ ≈ 2 ≠ 3 ― ʼ"]),
        .drawing("text", "translucent", 66, 30) { canvas in
            // Strokes within a letter must not darken each other.
            canvas.text(
                GlyphRun(text: "RAW8", origin: Point(4, 21), size: 18, weight: 700), color: .black.opacity(0.5))
        },
    ]

    /// Words that have the special letters of their languages.
    private static let words = [
        "Zażółć gęślą jaźń ŁÓDŹ", "Příliš žluťoučký kůň ďáb", "vyhĺbil ľúbostný ťah Ľ", "árvíztűrő tükörfúrógép",
        "Muște țânțar și gâscă", "yağız şoför çabuk İĞIı", "Glāžšķūņa rūķīši Ģģ", "Įlinkdama naująją ųėę",
        "đačić čuđenje Đ Ŋŋ Ŧŧ", "cœur Œuvre «mot» ‹o›", "„Straße“ STRAẞE ’so’", "Ħaġġ għ Ċċ ŵŷ ĉĝĥĵŝŭ",
    ]

    private static let greekAndCyrillic = [
        "Ξεσκεπάζω βδελυγμία", "ψυχοφθόρα, ρολόι· γιατί;", "Άσπρο Έλα Ήλιος Ίσως", "Όχι Ύψος Ώρα μαΐου αϋπνία",
        "ΤΑΧΙΣΤΗ ΑΛΩΠΗΞ ΓΔΨΘ", "Съешь же ещё этих булок", "Широкая электрификация", "ГРУЗ ДЛЯ ГОДА УДАР № 5",
        "Чуєш їх, доцю, ґольфів!", "Її організації, об’єкти", "вераб’я ў сховішчы зёлкі", "Ах, цъфтящи жита, ѝ",
        "Љубазни фењерџија хоће", "чађавог Ђ Ћ Ѕид ќофте ѓ",
    ]
    private static let vietnamese = [
        "Nguyễn Thị Phượng", "rất quý nên sẽ dùng để", "lắp đầu khẳng lỗi cổ", "giữa những người bạn",
        "ẤẦẨẪẬ ẮẰẲẴẶ ỚỢỮ", "ỷ lại, nghỉ, kỹ, ủy, ỵ",
    ]

    private static func words(
        _ name: String, _ weight: Double, _ words: [String] = words, width: Double = 190
    ) -> GoldenCase {
        .drawing("text", name, width, Double(words.count) * 22 + 6, scale: 1.5) { canvas in
            for (index, line) in words.enumerated() {
                let origin = Point(5, 18 + 22 * Double(index))
                canvas.text(GlyphRun(text: line, origin: origin, size: 14, weight: weight), color: .black)
            }
        }
    }

    private static func small(
        _ name: String, _ words: [String] = words, column width: Double = 138
    ) -> GoldenCase {
        .drawing("text", name, 14 + 2 * width, Double(words.count) * 16 + 4, scale: 1) { canvas in
            for (index, line) in words.enumerated() {
                for (column, weight) in [300.0, 700].enumerated() {
                    let origin = Point(4 + width * Double(column), 13 + 16 * Double(index))
                    canvas.text(GlyphRun(text: line, origin: origin, size: 11, weight: weight), color: .black)
                }
            }
        }
    }

    /// Lines of text on white, `width` points wide.
    private static func specimen(
        _ name: String, _ width: Double, _ lines: [String], size: Double = 16
    ) -> GoldenCase {
        let leading = size * 1.4
        return .drawing("text", name, width, leading * Double(lines.count) + size * 0.2, scale: 1.5) { canvas in
            for (index, line) in lines.enumerated() {
                let baseline = size + leading * Double(index)
                canvas.text(
                    GlyphRun(text: line, origin: Point(5, baseline), size: size, weight: 300), color: .black)
            }
        }
    }
}
