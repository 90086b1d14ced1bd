import Testing

@testable import StepText

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
}
