import Testing

@testable import StepChart

@Suite struct LineBreaksTests {
    @Test(arguments: [
        ("steps", "steps"), ("今日", "今|日"), ("今日は、", "今|日|は、"), ("「今日」です。", "「今|日」|で|す。"),
        ("1412歩", "1412歩"), ("合計37660歩", "合|計|37660歩"), ("きょう", "きょ|う"), ("コース", "コー|ス"), ("人々", "人々"),
        ("iPhone版", "iPhone|版"), ("￥500", "￥500"), ("（今）日", "（今）|日"), ("今日…", "今|日…"), ("日均：5380", "日|均：|5380"),
        ("걸음수", "걸음수"), ("", ""),
    ])
    func linesBreakBetweenLettersOfChineseAndJapanese(word: String, parts: String) {
        #expect(word[...].cut { $0.canBreak(before: $1) }.joined(separator: "|") == parts)
    }

    private static let style = TextStyle(color: .black, size: 10, weight: 300)

    /// No line of any width begins with what closes or ends with what opens.
    @Test func noLineBeginsWithAClosingMark() {
        let text = "今日は（１４１２）歩、「毎日すこしずつ」がコツです。きょうもがんばった！"
        for width in stride(from: 60.0, through: 200, by: 3) {
            let lines = Paragraph(text, Self.style, width: width, lines: 20, Typesetter(.light)).lines.map(\.string)
            #expect(lines.joined() == text)
            for line in lines {
                #expect(!"）、」。！ょっー".contains(line.first ?? " ") && !"（「".contains(line.last ?? " "), "\(lines)")
            }
        }
    }
}
