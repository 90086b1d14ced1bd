import Testing

@testable import StepSupport

struct JSONReaderTests {
    private enum Key: String, CaseIterable { case a, b }

    /// Reads `{"a": 1, "b": {"a": 2}}` or a part of it, and says which keys it met.
    private func keys(of text: String) throws(TextError) -> String {
        var reader = JSONReader(try SourceText(text.utf8))
        let keys = JSONKeys(Key.self)
        var met = ""
        try reader.enterObject(expecting: "an object")
        while let key = try reader.nextKey(of: keys) {
            met += key.rawValue
            guard key == .b else {
                _ = try reader.wholeNumber(expecting: "a number")
                continue
            }
            try reader.enterObject(expecting: "an object")
            while let key = try reader.nextKey(of: keys) {
                met += key.rawValue.uppercased()
                _ = try reader.wholeNumber(expecting: "a number")
            }
        }
        try reader.finish()
        return met
    }

    @Test(arguments: [
        (#"{"a": 1, "b": {"a": 2}}"#, "abA"), (#"{"$schema": "x.json", "b": {}, "a": 1}"#, "ba"),
        (#"{"a": 1, "$schema": "x.json"}"#, "a"), (#"{"$schema": ""}"#, ""), ("{}", ""),
    ])
    func keysComeInTheTextsOrder(text: String, met: String) throws {
        #expect(try keys(of: text) == met)
    }

    @Test(arguments: [
        (#"{"$schema": 1}"#, "1:13: $schema: expected the address of a schema, found 1"),
        (#"{"$schema": null}"#, "1:13: $schema: expected the address of a schema, found null"),
        (#"{"$schema" "x"}"#, #"1:12: $schema: expected a colon after the key, found "x""#),
        (#"{"$schema": "x", }"#, "1:18: $schema: expected a value after the comma, found }"),
        (#"{"$schema": "x" "a": 1}"#, #"1:17: $schema: expected a comma or }, found "a""#),
        (#"{"$schema": "x", "$schema": "x"}"#, #"1:18: expected each name once, found "$schema" again"#),
        (#"{"b": {"$schema": "x"}}"#, #"1:8: b: expected a known name, found "$schema""#),
        (#"{"$Schema": "x"}"#, #"1:2: expected a known name, found "$Schema""#),
        (#"{"a": 1, "a": 2}"#, #"1:10: expected each name once, found "a" again"#),
        (#"{"b": {"a": 1, "a": 2}}"#, #"1:16: b: expected each name once, found "a" again"#),
    ])
    func faultsAreNamedWithTheirPlace(text: String, message: String) {
        let error = #expect(throws: TextError.self) { try keys(of: text) }
        #expect(error?.description == message)
    }

    /// An object may have any number of known keys, each once.
    @Test func anyNumberOfKeysIsKnown() throws {
        let keys = JSONSpellings(names: (0..<300).map { "k\($0)" })
        func count(_ indices: some Sequence<Int>) throws(TextError) -> Int {
            let members = indices.map { "\"k\($0)\": 1" }.joined(separator: ", ")
            var reader = JSONReader(try SourceText("{\"$schema\": \"x\", \(members)}".utf8))
            try reader.enterObject(expecting: "an object")
            var count = 0
            while try reader.nextKey(of: keys, orAny: false) != nil {
                _ = try reader.wholeNumber(expecting: "a number")
                count += 1
            }
            return count
        }
        #expect(try count(0..<300) == 300)
        for index in [0, 126, 127, 128, 129, 299] {
            #expect(throws: TextError.self) { try count([index, 5, index]) }
        }
    }

    @Test(arguments: [
        "1", "-2.5e3", "\"a\\n\"", "null", "true", "false", "[]", "{}", "[1, [], {}]", #"{"x": {"x": [null]}, "x": 1}"#,
    ])
    func passesOverAnyValue(value: String) throws {
        var reader = JSONReader(try SourceText(#"{"other": \#(value), "a": 7}"#.utf8))
        let keys = JSONKeys(Key.self).spellings
        try reader.enterObject(expecting: "an object")
        #expect(try reader.nextKey(of: keys, orAny: true) == -1)
        #expect(String(decoding: reader.lastKey, as: UTF8.self) == "other")
        try reader.skipValue()
        #expect(try reader.nextKey(of: keys, orAny: true) == 0)
        #expect(try reader.wholeNumber(expecting: "a number") == 7)
        #expect(try reader.nextKey(of: keys, orAny: true) == nil)
        try reader.finish()
    }

    @Test(arguments: [
        ("tru", "1:1: expected a value, found tru"), ("[1,]", "1:4: [0]: expected a value after the comma, found ]"),
        (#"{"a" 1}"#, "1:6: a: expected a colon after the key, found 1"),
        ("[1}", "1:3: [0]: expected a comma or ], found }"),
        ("[01]", "1:3: [0]: expected a comma or ], found 1"), ("", "1:1: expected a value, found the end of the input"),
        (String(repeating: "[", count: 101), "1:101: "),
    ])
    func refusesAFaultInWhatIsPassedOver(text: String, message: String) throws {
        var reader = JSONReader(try SourceText(text.utf8))
        let error = #expect(throws: TextError.self) { try reader.skipValue() }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    }
}
