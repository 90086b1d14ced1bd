import Foundation
import StepTestSupport
import Testing

/// What the schemas of samples/ say of the files and answers that the tool writes.
struct SchemaTests {
    /// Each accepts it, and no longer with another word.
    @Test(arguments: [
        ("widgets", "stepchart widget \"$week\" -o a --all --scale 0.1 > b; cat a/index.json", #""small""#, #""tiny""#),
        ("facts", "stepchart facts \"$week\" --json", #""days""#, #""nights""#),
        ("facts", "stepchart facts \"$week\" --json --goal 5000 --month 2016-09", #""days""#, #""nights""#),
        (
            "people", "printf 'name,date,steps\nA,2026-11-01,4\n' | stepchart facts - --people --json", #""rank""#,
            #""rang""#
        ),
        ("answer", "echo '{\"days\": [1, 2]}' | stepchart batch - --facts", #""ok""#, #""OK""#),
        ("answer", "echo '{\"snapshot\": true}' | stepchart batch - --facts", #""ok""#, #""OK""#),
        ("answer", "echo '{\"days\": [\"a\"]}' | stepchart batch - --facts", #""code""#, #""kode""#),
    ])
    func accepts(schema: String, command: String, word: String, other: String) throws {
        try TestTool.withFolder { folder in
            let text = try Tool.shell(command, in: folder).text
            #expect(
                try JSONSchema("\(schema).schema.json").accepts([text, text.replacing(word, with: other)])
                    == [true, false])
        }
    }
}
