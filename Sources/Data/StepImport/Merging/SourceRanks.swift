/// The ranks of sources, by their names and the user's options.
struct SourceRanks {
    /// The rank of each source, 0 the first, and nil for those that are not used.
    private(set) var ranks: [Int?]
    /// The weight that the user's list of sources gives each, the greatest for the first; 0 if it is not listed.
    private(set) var weights: [Int]

    /// - Parameter names: all names that the user may write, for each source.
    /// - Parameter order: the sources that are used by default, the best first; those that the user names are used too.
    /// - Throws: if the user names a source that does not exist.
    init(_ names: [[String]], order: [Int], _ options: ImportOptions) throws(TableRecords.MergeFault) {
        let names = names.map { Set($0.map(Self.folded)) }
        let only: String? = if case .only(let name) = options.rule { Self.folded(name) } else { nil }
        let wanted = options.sourcePriority.map(Self.folded)
        let known = Set(names.joined())
        if let unknown = (wanted + [only].compactMap(\.self)).first(where: { !known.contains($0) }) {
            let list = known.sorted().prefix(8).map(SourceText.quoted).joined(separator: ", ")
            throw TableRecords.MergeFault(
                expected: list.isEmpty ? "a source" : "one of \(list)", found: SourceText.quoted(unknown))
        }
        let weights = names.map { names in wanted.count - (wanted.firstIndex { names.contains($0) } ?? wanted.count) }
        ranks = Array(repeating: nil, count: names.count)
        let isNamed = { (source: Int) in weights[source] > 0 || only.map { names[source].contains($0) } ?? false }
        let all = order + names.indices.filter { isNamed($0) && !order.contains($0) }
        let sorted = all.enumerated().sorted { (-weights[$0.element], $0.offset) < (-weights[$1.element], $1.offset) }
        for (rank, (_, source)) in sorted.enumerated() where only.map({ names[source].contains($0) }) ?? true {
            ranks[source] = rank
        }
        self.weights = weights
    }

    /// - Parameter file: the name of the file in messages.
    init(_ names: [[String]], order: [Int], _ options: ImportOptions, at file: String) throws(Failure) {
        do { try self.init(names, order: order, options) } catch {
            throw Failure(at: file, field: "source", expected: error.expected, found: error.found)
        }
    }

    /// Replaces special spaces and apostrophes in names, which are hard to type.
    private static func folded(_ name: String) -> String { name.replacingScalars { typed[$0] } }

    private static let typed: [Unicode.Scalar: String] = ["\u{A0}": " ", "\u{202F}": " ", "\u{2019}": "'"]
}
