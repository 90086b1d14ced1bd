import StepFiles
import StepImageDiff
import StepRaster
import StepText

/// The cases of a folder of goldens, as its golden.json lists them:
///
///     {"version": 1,
///      "defaults": {"arguments": ["--scale", "1"]},
///      "cases": [{"name": "week/dark", "input": "../samples/week.json", "arguments": ["--theme", "dark"],
///                 "limits": {"maxDifferentPixels": "0.1%"}, "reason": "drawn by two versions of a library"}]}
///
/// Paths begin at that folder. A case's arguments follow those of the defaults; its command, `render` unless said
/// otherwise, and its limits are instead of theirs.
package struct Manifest: Hashable, Sendable {
    package static let fileName = "golden.json"

    /// What draws a case: a command of the tool.
    package enum Command: String, CaseIterable, Sendable {
        case render, animate, widget, message
    }

    package struct Case: Hashable, Sendable {
        package var name: String
        /// Path of what is drawn; nil for a picture that another program draws.
        package var input: String?
        package var command: Command
        /// Options of the command.
        package var arguments: [String]
        package var tolerance: Tolerance

        package init(
            name: String, input: String?, command: Command = .render, arguments: [String] = [],
            tolerance: Tolerance = Tolerance()
        ) {
            self.name = name
            self.input = input
            self.command = command
            self.arguments = arguments
            self.tolerance = tolerance
        }
    }

    package var cases: [Case] = []
    /// How far pictures may be off that are not listed.
    package var defaults = Tolerance()

    /// No cases, no tolerance.
    package init() {}

    /// - Parameter folder: where paths in the text begin.
    /// - Throws: `TextError` with the place in the text, for an unknown key with the nearest known one.
    package init(_ json: some Sequence<UInt8>, in folder: String) throws(TextError) {
        var reader = JSONReader(try SourceText(json))
        var manifest = Keyed()
        let keys = JSONKeys(Key.self)
        try reader.enterObject(expecting: "an object with version and cases")
        while let key = try reader.nextKey(of: keys) {
            switch key {
            case .schema: _ = try reader.string(expecting: "where the schema is")
            case .version: manifest.version = try reader.manifestVersion()
            case .defaults: manifest.defaults = try reader.manifestDefaults()
            case .cases: manifest.cases = try reader.manifestCases()
            }
        }
        try reader.finish()
        guard manifest.version != nil else {
            throw reader.invalid(field: "version", at: reader.text.start, expected: "1", found: "none")
        }
        guard let cases = manifest.cases else {
            throw reader.invalid(field: "cases", at: reader.text.start, expected: "at least one case", found: "none")
        }

        defaults = manifest.defaults.tolerance?.resolved(in: folder) ?? Tolerance()
        self.cases = cases.map { item in
            Case(
                name: item.name, input: item.input.map { Folder.path($0, in: folder) },
                command: item.command ?? manifest.defaults.command,
                arguments: manifest.defaults.arguments + item.arguments,
                tolerance: item.tolerance?.resolved(in: folder) ?? defaults)
        }
    }

    private enum Key: String, CaseIterable {
        /// For editors.
        case schema = "$schema"
        case version, defaults, cases
    }

    /// As read: the defaults may come after the cases.
    private struct Keyed {
        var version: Int?
        var defaults = Defaults()
        var cases: [ReadCase]?
    }
}

private struct Defaults {
    var command = Manifest.Command.render
    var arguments: [String] = []
    var tolerance: Tolerance?
}

private struct ReadCase {
    var name: String
    var input: String?
    var command: Manifest.Command?
    var arguments: [String] = []
    var tolerance: Tolerance?
}

extension Tolerance {
    fileprivate func resolved(in folder: String) -> Tolerance {
        var tolerance = self
        tolerance.mask = mask.map { Folder.path($0, in: folder) }
        return tolerance
    }
}

private enum DefaultsKey: String, CaseIterable { case command, arguments, limits, reason }
private enum CaseKey: String, CaseIterable { case name, input, command, arguments, limits, reason }
private enum LimitsKey: String, CaseIterable {
    case maxChannelDelta, maxDifferentPixels, threshold, metric, maxDensity, ignoreAntialiasing, ignore, mask
}

extension JSONReader {
    fileprivate mutating func manifestVersion() throws(TextError) -> Int {
        let version = try wholeNumber(expecting: "1")
        guard version == 1 else { throw invalid(expected: "1") }
        return version
    }

    fileprivate mutating func manifestDefaults() throws(TextError) -> Defaults {
        var defaults = Defaults()
        var reason: String?
        let keys = JSONKeys(DefaultsKey.self)
        try enterObject(expecting: "an object with a command, arguments, or limits and a reason")
        let start = lastValue.lowerBound
        while let key = try nextKey(of: keys) {
            switch key {
            case .command: defaults.command = try command()
            case .arguments: defaults.arguments = try strings(expecting: "options of the command")
            case .limits: defaults.tolerance = try limits()
            case .reason: reason = try self.reason()
            }
        }
        defaults.tolerance = try tolerance(defaults.tolerance, because: reason, at: start, in: "defaults")
        return defaults
    }

    fileprivate mutating func manifestCases() throws(TextError) -> [ReadCase] {
        var cases: [ReadCase] = []
        var names: Set<String> = []
        try enterArray(expecting: "cases in an array")
        let start = lastValue.lowerBound
        while try nextElement() { cases.append(try manifestCase(&names)) }
        guard !cases.isEmpty else { throw invalid(at: start, expected: "at least one case", found: "none") }
        return cases
    }

    private mutating func manifestCase(_ names: inout Set<String>) throws(TextError) -> ReadCase {
        var name: String?
        var item = ReadCase(name: "")
        var reason: String?
        let keys = JSONKeys(CaseKey.self)
        let field = self.field
        try enterObject(expecting: "a case with a name")
        let start = lastValue.lowerBound
        while let key = try nextKey(of: keys) {
            switch key {
            case .name: name = try caseName(&names)
            case .input: item.input = try path()
            case .command: item.command = try command()
            case .arguments: item.arguments = try strings(expecting: "options of the command")
            case .limits: item.tolerance = try limits()
            case .reason: reason = try self.reason()
            }
        }
        guard let name else { throw invalid(field: "\(field).name", at: start, expected: "a name", found: "none") }
        item.name = name
        item.tolerance = try tolerance(item.tolerance, because: reason, at: start, in: field)
        return item
    }

    private mutating func caseName(_ names: inout Set<String>) throws(TextError) -> String {
        let expected = "a path inside the folder, such as week/dark, without .png"
        let name = try string(expecting: expected)
        guard CaseName.isValid(name) else { throw invalid(expected: expected) }
        guard names.insert(name).inserted else { throw invalid(expected: "each name once") }
        return name
    }

    private mutating func path() throws(TextError) -> String {
        let expected = "the path of a file"
        let path = try string(expecting: expected)
        guard !path.isEmpty, path != "-" else { throw invalid(expected: expected) }
        return path
    }

    private mutating func command() throws(TextError) -> Manifest.Command {
        let expected = "render, animate, widget or message"
        let name = try string(expecting: expected)
        guard let command = Manifest.Command(rawValue: name) else {
            let nearest = NearestName.to(name, in: Manifest.Command.allCases.map(\.rawValue))
            throw invalid(expected: expected + NearestName.hint(nearest))
        }
        return command
    }

    private mutating func strings(expecting expected: String) throws(TextError) -> [String] {
        var strings: [String] = []
        try enterArray(expecting: "\(expected) in an array")
        while try nextElement() { strings.append(try string(expecting: expected)) }
        return strings
    }

    // MARK: Limits

    private mutating func reason() throws(TextError) -> String {
        let expected = "why pictures may differ"
        let reason = try string(expecting: expected)
        guard reason.contains(where: { !$0.isWhitespace }) else { throw invalid(expected: expected) }
        return reason
    }

    /// Limits that nobody can explain are never tightened again.
    private func tolerance(
        _ tolerance: Tolerance?, because reason: String?, at start: Int, in field: String
    ) throws(TextError) -> Tolerance? {
        guard var tolerance else {
            guard reason == nil else {
                throw invalid(field: "\(field).limits", at: start, expected: "limits to the reason", found: "none")
            }
            return nil
        }
        guard let reason else {
            throw invalid(field: "\(field).reason", at: start, expected: "a reason for the limits", found: "none")
        }
        tolerance.reason = reason
        return tolerance
    }

    private mutating func limits() throws(TextError) -> Tolerance {
        var tolerance = Tolerance()
        let keys = JSONKeys(LimitsKey.self)
        try enterObject(expecting: "limits")
        while let key = try nextKey(of: keys) {
            switch key {
            case .maxChannelDelta: tolerance.limits.maxChannelDelta = try channelDelta()
            case .maxDifferentPixels: tolerance.limits.maxDifferentPixels = try pixelCount()
            case .threshold: tolerance.limits.threshold = try threshold()
            case .metric: tolerance.limits.metric = try metric()
            case .maxDensity: tolerance.limits.maxDensity = try density()
            case .ignoreAntialiasing: tolerance.limits.ignoresAntialiasing = try bool()
            case .ignore: tolerance.ignoredRectangles = try rectangles()
            case .mask: tolerance.mask = try path()
            }
        }
        return tolerance
    }

    private mutating func channelDelta() throws(TextError) -> UInt8 {
        let expected = "a whole number from 0 to 255"
        guard let delta = UInt8(exactly: try wholeNumber(expecting: expected)) else {
            throw invalid(expected: expected)
        }
        return delta
    }

    private mutating func pixelCount() throws(TextError) -> DiffLimits.PixelCount {
        let expected = "a whole number >= 0, or a percentage such as \"0.1%\""
        if kind() == .string {
            let text = try string(expecting: expected)
            guard text.hasSuffix("%"), let count = DiffLimits.PixelCount(text) else {
                throw invalid(expected: expected)
            }
            return count
        }
        let count = try wholeNumber(expecting: expected)
        guard count >= 0 else { throw invalid(expected: expected) }
        return .count(count)
    }

    private mutating func threshold() throws(TextError) -> Double {
        let expected = "a number from 0 to 1"
        let threshold = try number(expecting: expected)
        guard (0...1).contains(threshold) else { throw invalid(expected: expected) }
        return threshold
    }

    private mutating func metric() throws(TextError) -> DiffLimits.Metric {
        let expected = "\"channel\" or \"oklab\""
        guard let metric = DiffLimits.Metric(rawValue: try string(expecting: expected)) else {
            throw invalid(expected: expected)
        }
        return metric
    }

    private mutating func density() throws(TextError) -> DiffLimits.Density {
        let expected = "pixels and the side of a square, as in \"3/5\""
        guard let density = DiffLimits.Density(try string(expecting: expected)) else {
            throw invalid(expected: expected)
        }
        return density
    }

    private mutating func rectangles() throws(TextError) -> [PixelRect] {
        var rectangles: [PixelRect] = []
        try enterArray(expecting: "rectangles in an array, each as [x, y, width, height]")
        while try nextElement() { rectangles.append(try rectangle()) }
        return rectangles
    }

    private mutating func rectangle() throws(TextError) -> PixelRect {
        let expected = "[x, y, width, height] in whole pixels"
        var sides: [Int] = []
        try enterArray(expecting: expected)
        let start = lastValue.lowerBound
        while try nextElement() {
            let side = try wholeNumber(expecting: expected)
            // The first two may be 0, and nothing may be so great that sums overflow.
            guard side >= (sides.count < 2 ? 0 : 1), side <= 1_000_000 else { throw invalid(expected: expected) }
            sides.append(side)
        }
        guard sides.count == 4 else {
            throw invalid(at: start, expected: expected, found: "\(sides.count) numbers")
        }
        return PixelRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }
}
