import Foundation
import StepTestSupport
import Testing

/// What the schemas of samples/ say of the files and answers that the tool writes.
struct SchemaTests {
    private static let timeline = #"{"entries": [{"date": "2016-09-17T22:05", "week": [1, 2, 30]}]}"#

    /// Each accepts it, and no longer with another word.
    @Test(arguments: [
        ("widgets", "stepchart widget \"$week\" -o a --all --scale 0.1 > b; cat a/index.json", #""small""#, #""tiny""#),
        ("timeline", "echo '\(timeline)' | \(drawn)", #""kind""#, #""sort""#),
        ("timeline", "echo '{\"policy\": \"atEnd\", \(timeline.dropFirst())' | \(drawn)", #""kind""#, #""sort""#),
        ("facts", "stepchart facts \"$week\" --json", #""days""#, #""nights""#),
        ("facts", "stepchart facts \"$week\" --json --goal 5000 --month 2016-09", #""days""#, #""nights""#),
        ("answer", "echo '{\"days\": [1, 2]}' | stepchart batch - --facts", #""ok""#, #""OK""#),
        ("answer", "echo '{\"snapshot\": true}' | stepchart batch - --facts", #""ok""#, #""OK""#),
        ("answer", "echo '{\"days\": [\"a\"]}' | stepchart batch - --facts", #""code""#, #""kode""#),
    ])
    func accepts(schema: String, command: String, word: String, other: String) throws {
        try Tool.withFolder { folder in
            let text = try Tool.shell(command, in: folder).text
            #expect(
                try JSONSchema("\(schema).schema.json").accepts([text, text.replacing(word, with: other)])
                    == [true, false])
        }
    }

    private static let drawn = "stepchart widget --timeline - -o a --scale 1 > b; cat a/timeline.json"
}
