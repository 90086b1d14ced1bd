/// Reads golden.json, whose keys may have any order: the defaults may follow the cases.
struct ManifestReader {
    /// A case, or the options that all cases share.
    struct ManifestEntry {
        var name = ""
        var input: String?
        var command: String?
        var job: JSONReader?
        var tolerance: Tolerance?
    }

    private enum ManifestKey: String, CaseIterable { case version, defaults, cases, pairs, leaveOut }
    private enum CaseKey: String, CaseIterable {
        case name, input, command, job, limits, reason
        /// The key that a job had in earlier versions.
        case arguments
    }
    private enum LimitsKey: String, CaseIterable {
        case maxChannelDelta, maxDifferentPixels, threshold, metric, maxDensity, ignoreAntialiasing, maxVisible
        case pixelsPerDegree, maxSizeDifference, ignore, region, mask
    }

    var json: JSONReader
    let folder: String
    let commands: [String]
    var names: Set<String> = []

    mutating func read() throws(TextError) -> Manifest {
        var manifest = Manifest()
        var isVersioned = false
        var defaults: ManifestEntry?
        var cases: [ManifestEntry]?
        let keys = JSONKeys(ManifestKey.self)
        try json.enterObject(expecting: "an object with version and cases")
        while let key = try json.nextKey(of: keys) {
            switch key {
            case .version:
                guard try json.wholeNumber(expecting: "1") == 1 else { throw json.invalid(expected: "1") }
                isVersioned = true
            case .defaults:
                let keys = JSONKeys<CaseKey>(only: [.command, .arguments, .job, .limits, .reason])
                defaults = try entry("an object with a command or a job, or limits and a reason", keys)
            case .cases: cases = try self.cases()
            case .pairs where json.kind() == .string: manifest.pairs = try json.value(PairProgram.self).rules
            case .pairs:
                let expected = "a program's name, or rules in an array"
                manifest.pairs = try json.array(expecting: expected) { json throws(TextError) in try json.pairRule() }
            case .leaveOut:
                manifest.leaveOut = try json.array(expecting: "patterns in an array") { json throws(TextError) in
                    PathPattern(try json.string(expecting: "a pattern of paths", where: { !$0.isEmpty }))
                }
            }
        }
        try json.finish()
        guard isVersioned else {
            throw json.invalid(field: "version", at: json.text.start, expected: "1", found: "none")
        }
        guard cases != nil || defaults != nil || manifest.pairs != nil else {
            throw json.invalid(field: "cases", at: json.text.start, expected: "at least one case", found: "none")
        }
        manifest.defaults = defaults?.tolerance ?? Tolerance()
        manifest.cases = (cases ?? []).map { item in
            Manifest.Case(
                name: item.name, pattern: PathPattern.isOne(item.name) ? PathPattern(item.name) : nil,
                input: item.input, command: item.command ?? defaults?.command ?? commands.first ?? "",
                jobs: [defaults?.job, item.job].compactMap(\.self), tolerance: item.tolerance ?? manifest.defaults)
        }
        return manifest
    }

    private mutating func cases() throws(TextError) -> [ManifestEntry] {
        var cases: [ManifestEntry] = []
        let keys = JSONKeys(CaseKey.self)
        try json.enterArray(expecting: "cases in an array")
        while try json.nextElement() { cases.append(try entry("a case with a name", keys)) }
        guard !cases.isEmpty else { throw json.invalid(expected: "at least one case", found: "none") }
        return cases
    }

    private mutating func entry(_ expected: String, _ keys: JSONKeys<CaseKey>) throws(TextError) -> ManifestEntry {
        var (entry, reason): (ManifestEntry, String?) = (ManifestEntry(), nil)
        let field = json.field
        let start = try json.enterObject(expecting: expected)
        while let key = try json.nextKey(of: keys) {
            switch key {
            case .name: entry.name = try name()
            case .input: entry.input = try path()
            case .command: entry.command = try command()
            case .arguments:
                throw json.invalid(expected: #"the options in a job, as in "job": {"theme": "dark"}"#)
            case .job: entry.job = try job()
            case .limits: entry.tolerance = try limits()
            case .reason:
                reason = try json.string(expecting: "why pictures may differ") { !$0.allSatisfy(\.isWhitespace) }
            }
        }
        func missing(_ key: String, _ expected: String, found: String = "none") -> TextError {
            json.invalid(field: "\(field).\(key)", at: start, expected: expected, found: found)
        }
        if PathPattern.isOne(entry.name), entry.input != nil {
            throw missing("input", "none, since a pattern is for pictures that other programs draw", found: "one")
        }
        if entry.tolerance == nil, reason != nil { throw missing("limits", "limits to the reason") }
        // A reason is required, since limits without one are never tightened again.
        if entry.tolerance != nil, reason == nil { throw missing("reason", "a reason for the limits") }
        entry.tolerance?.reason = reason
        if entry.name.isEmpty, keys.keys.contains(.name) { throw missing("name", "a name") }
        return entry
    }

    private mutating func name() throws(TextError) -> String {
        let written = try json.string(
            expecting: "a path inside the folder, such as week/dark"
        ) { CaseName.isValid($0.hasSuffix("/") ? String($0.dropLast()) : PathPattern.stem($0)) }
        let name = PathPattern.stem(written)
        guard names.insert(name).inserted else { throw json.invalid(expected: "each name once") }
        return name
    }

    private mutating func path() throws(TextError) -> String {
        Folder.path(try json.string(expecting: "the path of a file") { !["", "-"].contains($0) }, in: folder)
    }

    private mutating func command() throws(TextError) -> String {
        let expected = commands.choice
        let name = try json.string(expecting: expected)
        guard commands.contains(name) else {
            throw json.invalid(expected: expected + NearestName.hint(NearestName.to(name, in: commands)))
        }
        return name
    }

    /// Skips the options of a job, which only commands can interpret. Returns a reader positioned before them.
    private mutating func job() throws(TextError) -> JSONReader {
        let start = json
        try json.enterObject(expecting: "a job, an object of options")
        while try json.nextKey() { try json.skipValue() }
        return start
    }

    // MARK: Limits

    private mutating func limits() throws(TextError) -> Tolerance {
        var tolerance = Tolerance()
        let keys = JSONKeys(LimitsKey.self)
        try json.enterObject(expecting: "limits")
        while let key = try nextLimit(of: keys) {
            switch key {
            case .maxChannelDelta: tolerance.limits.maxChannelDelta = try number()
            case .maxDifferentPixels:
                tolerance.limits.maxDifferentPixels =
                    json.kind() == .string ? try json.value(DiffLimits.PixelBound.self) : try number()
            case .threshold: tolerance.limits.threshold = try number()
            case .metric: tolerance.limits.metric = try json.value(DiffLimits.ThresholdMetric.self)
            case .maxDensity: tolerance.limits.maxDensity = try json.value(DiffLimits.Density.self)
            case .ignoreAntialiasing: tolerance.limits.ignoresAntialiasing = try json.bool()
            case .maxVisible: tolerance.limits.maxVisible = try number()
            case .pixelsPerDegree: tolerance.limits.pixelsPerDegree = try number()
            case .maxSizeDifference:
                let expected = "a whole number of pixels >= 0"
                let most = try json.wholeNumber(expecting: expected)
                guard most >= 0 else { throw json.invalid(expected: expected) }
                tolerance.limits.maxSizeDifference = most
            case .ignore: tolerance.ignoredRectangles = try json.rectangles()
            case .region: tolerance.regions = try json.rectangles()
            case .mask: tolerance.masks = [try path()]
            }
        }
        return tolerance
    }

    /// - Throws: `unknownName` with this tool's own key, where the key is that of another program.
    private mutating func nextLimit(of keys: JSONKeys<LimitsKey>) throws(TextError) -> LimitsKey? {
        do throws(TextError) {
            return try json.nextKey(of: keys)
        } catch {
            guard case .unknownName(let position, let field, _, let key) = error, let own = ForeignLimits.own(for: key)
            else { throw error }
            throw .unknownName(at: position, field: field, nearest: own, found: key)
        }
    }

    private mutating func number<Limit: OptionValue>() throws(TextError) -> Limit {
        let number = try json.number(expecting: Limit.expected)
        guard let limit = Limit(word: number.shortest) else { throw json.invalid(expected: Limit.expected) }
        return limit
    }
}

extension JSONReader {
    private enum PairKey: String, CaseIterable { case expected, actual, failuresOnly }

    fileprivate mutating func pairRule() throws(TextError) -> PairRule {
        var (expected, actual, failuresOnly): (String?, String?, Bool) = (nil, nil, false)
        let (keys, field) = (JSONKeys(PairKey.self), self.field)
        let start = try enterObject(expecting: "a rule with expected and actual")
        while let key = try nextKey(of: keys) {
            switch key {
            case .expected: expected = try string(expecting: "a pattern of paths", where: { !$0.isEmpty })
            case .actual: actual = try string(expecting: "a pattern of paths", where: { !$0.isEmpty })
            case .failuresOnly: failuresOnly = try bool()
            }
        }
        guard let expected, let actual else {
            throw invalid(field: field, at: start, expected: "expected and actual", found: "less")
        }
        return PairRule(expected: expected, actual: actual, failuresOnly: failuresOnly)
    }

    fileprivate mutating func rectangles() throws(TextError) -> [PixelRect] {
        try array(expecting: "rectangles in an array, each as [x, y, width, height]") { json throws(TextError) in
            let expected = "[x, y, width, height] in whole pixels"
            var sides: [String] = []
            let start = try json.enterArray(expecting: expected)
            while try json.nextElement() { sides.append("\(try json.wholeNumber(expecting: expected))") }
            guard let rectangle = PixelRect(word: sides.joined(separator: ",")) else {
                let found = sides.count == 4 ? "[\(sides.joined(separator: ", "))]" : "\(sides.count) numbers"
                throw json.invalid(at: start, expected: expected, found: found)
            }
            return rectangle
        }
    }

    mutating func string(expecting expected: String, where isValid: (String) -> Bool) throws(TextError) -> String {
        let text = try string(expecting: expected)
        guard isValid(text) else { throw invalid(expected: expected) }
        return text
    }
}
