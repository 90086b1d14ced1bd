import StepTestSupport
import Testing

@testable import StepSupport

@Suite struct DeadlineTests {
    private static let over = Deadline(seconds: -1)

    private static func text(_ string: String) throws -> SourceText {
        var text = try SourceText(Array(string.utf8))
        text.deadline = over
        return text
    }

    /// What a reader says that has no time left, wherever in the text it is.
    @Test func timeIsOverOnceAndForAll() throws {
        #expect(Self.over.isOver && !Deadline.none.isOver && !Deadline(seconds: 86_400).isOver)
        #expect(throws: Never.self) { try Deadline.none.check("a") }
        #expect(throws: Failure(.inputOutput, "a: took longer than --timeout allows")) { try Self.over.check("a") }
    }

    @Test func timeThatDoesNotCountIsAdded() {
        var deadline = Self.over
        deadline.extend(by: .seconds(86_400))
        #expect(!deadline.isOver)
        var none = Deadline.none
        none.extend(by: .seconds(-86_400))
        #expect(!none.isOver)
    }

    @Test func aFunctionInCMayAsk() {
        for deadline in [Self.over, .none] {
            #expect(deadline.withCallback { isOver, asked in isOver(asked) } == deadline.isOver)
        }
    }

    @Test func theClockIsReadAtFirstAndNowAndThen() throws {
        var text = try SourceText(Array("a".utf8))
        var next = 0
        for (progress, then) in [(0, 16_384), (16_383, 16_384), (16_384, 32_768), (20_000, 32_768), (40_000, 56_384)] {
            try text.checkDeadline(progress, from: &next)
            #expect(next == then)
        }
        text.deadline = Self.over
        try text.checkDeadline(56_383, from: &next)
        #expect(throws: TextError.self) { try text.checkDeadline(56_384, from: &next) }
    }

    /// The fault at the end of each text is not come to.
    @Test(arguments: ["[1, x]", #"{"a": 1, x}"#, #"["\u00e9\x"]"#, #"[[], {}, x]"#])
    func jsonIsReadNoFurther(json: String) throws {
        var late = JSONReader(try Self.text(json))
        var timely = JSONReader(try SourceText(Array(json.utf8)))
        #expect(#expect(throws: TextError.self) { try late.skipValue() }?.isLate == true)
        let fault = #expect(throws: TextError.self) { try timely.skipValue() }
        #expect(fault?.isLate == false)
    }

    /// A text alone may be long, too.
    @Test func aStringIsReadNoFurther() throws {
        var reader = JSONReader(try Self.text(#""\u00e9\x""#))
        #expect(#expect(throws: TextError.self) { try reader.string(expecting: "a text") }?.isLate == true)
    }

    @Test func tablesAreReadNoFurther() throws {
        var reader = CSVReader(try Self.text("a,b\n1,\"2"))
        #expect(#expect(throws: TextError.self) { try reader.nextRecord() }?.isLate == true)
    }

    /// Of paths that were not looked up in time nothing is known.
    @Test func pathsAreNotLookedUp() {
        var access = FileAccess()
        access.deadline = Self.over
        var paths = PathConflicts(access)
        paths.reads("a", as: "--font")
        #expect(paths.inputs.isEmpty && paths.resolved.inputs.isEmpty)
        let failure = #expect(throws: Failure.self) { try paths.check() }
        #expect(failure?.status == .inputOutput)
    }

    @Test func digitsOfEscapesAreHexadecimal() throws {
        func string(_ json: [UInt8]) throws -> String {
            var reader = JSONReader(try SourceText(json))
            return try reader.string(expecting: "a text")
        }
        #expect(try string(Array(#""\u00e9\u00E9\uD83d\uDE00\u09aF""#.utf8)) == "éé😀\u{9AF}")
        for digit in Array("gG/:@`".utf8) + [0x11, 0x19] {
            #expect(throws: TextError.self) { try string(Array(#""\u000"#.utf8) + [digit] + Array("\"".utf8)) }
        }
    }
}
