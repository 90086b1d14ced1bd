import Foundation
import StepJobs
import StepSupport

/// A link to a picture: a path such as `/card.png`, and a query with the options of its job.
struct PictureLink {
    let command: Job.DrawingCommand
    /// The path and the query, as sent, before the signature.
    let signed: String
    /// The signature of the link, in hexadecimal digits; nil if it has none.
    let signature: String?
    /// The ending of the path, without its dot.
    private let ending: String
    private let members: [URLQueryItem]

    /// Parses a link; nil if the path is not that of a picture, or the query is malformed.
    init?(path: String, query: String) {
        let parts = path.dropFirst().split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        // Forms send a space as a plus.
        let address = URLComponents(string: "?" + query.replacing("+", with: "%20"))
        guard parts.count == 2, let command = Job.DrawingCommand(rawValue: parts[0]),
            Self.endings(of: command).contains(parts[1]), let members = address?.queryItems
        else { return nil }
        self.command = command
        self.members = members
        ending = parts[1]
        let mark = query.range(of: "&signature=", options: .backwards)
        signed = "\(path)?\(mark.map { query[..<$0.lowerBound] } ?? query[...])"
        signature = mark.map { String(query[$0.upperBound...]) }
    }

    static func endings(of command: Job.DrawingCommand) -> [String] {
        guard command == .animate else { return PictureKind.allCases.map(\.rawValue) }
        return FrameFormat.allCases.map(\.rawValue) + [PictureKind.svg.rawValue]
    }

    func values(of name: String) -> [String] { members.filter { $0.name == name }.map { $0.value ?? "" } }

    /// Returns the job as JSON. Errors in it are reported by the reader of jobs.
    func job() -> [UInt8] {
        let isFrames = command == .animate && ending != PictureKind.svg.rawValue
        var values: [(String, JSON)] = [(isFrames ? "frames" : "picture", .string(ending))]
        let options = Option.of(command)
        var lists: Set<String> = []
        for member in members where !["expires", "signature"].contains(member.name) {
            let value = member.value ?? ""
            let kind = member.name == "steps" ? .days : options.first { $0.name == member.name }?.kind
            switch kind {
            case .days: values.append((member.name, Self.days(value)))
            case .flag, .toggle: values.append((member.name, Bool(word: value).map { .bool($0) } ?? .string(value)))
            case .text, .word, nil: values.append((member.name, .string(value)))
            case .list:
                guard lists.insert(member.name).inserted else { continue }
                values.append((member.name, .array(self.values(of: member.name).map { .string($0) })))
            }
        }
        return Array(JSON.object(values).text.utf8)
    }

    /// Parses counts with commas between them; an empty one is a day without data.
    private static func days(_ list: String) -> JSON {
        let counts = list.split(separator: ",", omittingEmptySubsequences: false)
        return .array(counts.map { $0.isEmpty ? .null : Int($0).map { .number($0) } ?? .string(String($0)) })
    }
}
