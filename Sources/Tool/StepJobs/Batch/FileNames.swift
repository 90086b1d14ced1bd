/// What the files of a batch are called: a template in which places in braces are filled in.
///
/// `{id}` is the line's id, or its index where it has none, with every byte but `A-Z a-z 0-9 - _ . @ + = , ~` written as
/// `%` and two hexadecimal digits: no id leads out of the folder, and no two become one name. `{hash}` are 16 digits that
/// tell pictures apart before they are drawn, `{hash2}` the first two of them, `{index}` is the line's index.
package struct FileNames: Hashable, Sendable {
    private enum Part: Hashable {
        case text(String)
        case place(Place)
    }

    private enum Place: String, CaseIterable {
        case id, hash, hash2, index
    }

    /// Of the pictures.
    let kind: PictureKind

    /// Of a file's name, as file systems have it.
    private static let mostBytes = 255

    private let parts: [Part]

    package static let standard = FileNames(parts: [.place(.id), .text("-"), .place(.hash), .text(".png")], kind: .png)

    private init(parts: [Part], kind: PictureKind) {
        self.parts = parts
        self.kind = kind
    }

    /// - Throws: `usage` for a template with an unknown place, one that leads out of the folder, is hidden or does not end
    ///   in .png or .svg, and one that gives every line the same name.
    package init(_ template: String) throws(Failure) {
        var parts: [Part] = []
        var rest = template[...]
        while let open = rest.firstIndex(of: "{") {
            let name = rest[rest.index(after: open)...].prefix { $0 != "}" }
            guard name.endIndex < rest.endIndex, let place = Place(rawValue: String(name)) else {
                let names = Place.allCases.map(\.rawValue)
                let hint = NearestName.hint(NearestName.to(String(name), in: names))
                throw Self.fault(
                    "\(names.map { "{\($0)}" }.joined(separator: ", "))\(hint)",
                    found: "{\(name)\(name.endIndex < rest.endIndex ? "}" : "")")
            }
            if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
            parts.append(.place(place))
            rest = rest[rest.index(after: name.endIndex)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        guard let kind = PictureKind.allCases.first(where: { template.hasSuffix(".\($0.rawValue)") }) else {
            throw Self.fault("a name that ends in .png or .svg", found: template)
        }
        self.init(parts: parts, kind: kind)
        guard !places.isDisjoint(with: [.id, .hash, .index]) else {
            throw Self.fault("{id}, {hash} or {index} in the name", found: template)
        }
        let folders = template.split(separator: "/", omittingEmptySubsequences: false)
        guard folders.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }),
            !template.unicodeScalars.contains(where: \.isControl)
        else { throw Self.fault("a path inside the folder, without hidden parts", found: template) }
    }

    private static func fault(_ expected: String, found: String) -> Failure {
        Failure(.usage, "--name: expected \(expected), found \(SourceText.quoted(found))")
    }

    private var places: Set<Place> { Set(parts.compactMap { if case .place(let place) = $0 { place } else { nil } }) }

    /// Whether the name tells what is in the file.
    package var hasHash: Bool { places.contains(.hash) }

    /// Whether the name cannot be known before the job has been read.
    var needsHash: Bool { !places.isDisjoint(with: [.hash, .hash2]) }

    /// - Parameters:
    ///   - key: the id, or the index where there is none.
    ///   - hash: at least 16 digits; may be empty when the template does not need it.
    /// - Returns: nil where a part of the path is longer than names can be.
    func name(key: String, index: Int, hash: String) -> String? {
        let name = parts.map { part in
            switch part {
            case .text(let text): text
            case .place(.id): Self.escaped(key)
            case .place(.hash): String(hash.prefix(16))
            case .place(.hash2): String(hash.prefix(2))
            case .place(.index): "\(index)"
            }
        }.joined()
        let folders = name.utf8.split(separator: UInt8(ascii: "/"))
        return folders.allSatisfy { $0.count <= Self.mostBytes } ? name : nil
    }

    private static let plain: Set<UInt8> = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.@+=,~".utf8)

    private static func escaped(_ key: String) -> String {
        var name = ""
        for (index, byte) in key.utf8.enumerated() {
            // A file that begins with a dot is hidden.
            if plain.contains(byte), index > 0 || byte != UInt8(ascii: ".") {
                name.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                name += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return name
    }
}
