import Foundation
import StepTestSupport
import Testing

@testable import StepWords

@Suite struct VocabularyTests {
    private static let folder = project.appending(path: "Sources/Data/StepWords/Catalogue")

    /// A file that the list of languages does not name would never be read.
    @Test func everyFileIsListed() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".swift") && !["Programs.swift", "RowKey.swift", "Word.swift"].contains($0) }
        let tags = try files.map { file in
            let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
            let start = try #require(text.range(of: "Language("), "\(file)")
            return String(text[start.upperBound...].split(separator: "\"", omittingEmptySubsequences: false)[1])
        }
        #expect(Set(tags) == Set(Language.all.map(\.rawValue)) && tags.count == Language.all.count)
    }

    @Test func everyRowIsRead() {
        let unknown = Vocabulary.all.keys.filter { Vocabulary.RowKey(rawValue: $0) == nil }
        #expect(unknown.isEmpty, "\(unknown)")
        for key in Vocabulary.RowKey.allCases { #expect(!Vocabulary.words(key).isEmpty, "\(key)") }
    }

    /// Words are found in the small letters of what a table has.
    @Test func wordsAreInSmallLetters() {
        for key in Vocabulary.RowKey.allCases {
            for word in Vocabulary.words(key) { #expect(word == word.lowercased(), "\(key)") }
        }
    }

    /// A beginning of a month's name means the same month in every language that has it.
    @Test func monthsDoNotContradictEachOther() {
        var months: [Substring: Int] = [:]
        for groups in Vocabulary.parts(.months, separator: " ") {
            #expect(groups.count == 12, "\(groups)")
            for (index, group) in groups.enumerated() {
                for form in group.split(separator: "/") where form != "-" {
                    #expect(months[form, default: index] == index, "\(form)")
                    months[form] = index
                }
            }
        }
        #expect(months.count > 240)
    }
}
