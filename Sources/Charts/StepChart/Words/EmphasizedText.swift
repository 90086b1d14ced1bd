/// A sentence in which some words are emphasized.
struct EmphasizedText: Hashable, Sendable {
    /// Consecutive letters that are all emphasized, or not.
    struct TextRun: Hashable, Sendable {
        var text: String
        var isEmphasized: Bool
    }

    let runs: [TextRun]

    var string: String { runs.map(\.text).joined() }

    /// - Parameter marked: a sentence with stars around its important parts: `*Tuesday* was best`.
    init(marked: String) {
        let parts = marked.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
        runs = parts.enumerated().compactMap { index, part in
            part.isEmpty ? nil : TextRun(text: String(Substring(part)), isEmphasized: !index.isMultiple(of: 2))
        }
    }

    /// Returns the runs of each line, if the sentence is broken into `lines` at spaces.
    func runs(ofLines lines: [String]) -> [[TextRun]] {
        var letters = runs.flatMap { run in run.text.map { ($0, run.isEmphasized) } }[...]
        return lines.map { line in
            letters = letters.drop { $0.0 == " " }
            let own = letters.prefix(line.count)
            letters = letters.dropFirst(line.count)
            return own.runs(by: \.1).map { TextRun(text: String($1.map(\.0)), isEmphasized: $0) }
        }
    }
}

extension Catalogue {
    /// Returns the text with a capital at the start, or after a star there.
    func openingMarked(_ text: String) -> String {
        text.hasPrefix("*") ? "*" + opening(String(text.dropFirst())) : opening(text)
    }
}
