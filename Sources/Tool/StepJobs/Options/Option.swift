/// An option: its name, its commands, its values, its help, and the property that holds it.
///
/// It is the only source of the command line, a job's JSON and its schema, the help, the man pages, completions, the
/// reference, the files that a job reads and writes, and the inputs of a drawing's key.
package struct Option: Sendable {
    package enum OptionKind: String, Sendable {
        /// An option that is given or not.
        case flag
        /// An option that has an opposite, with `no-` before its name.
        case toggle
        /// An option with a word for a value of its type.
        case word
        case text
        /// An option that may be given several times, each time with a word.
        case list
        /// Days in a job's JSON; no word sets them.
        case days
    }

    /// The heading in the help, by purpose.
    package enum HelpGroup: String, CaseIterable, Sendable {
        case general = ""
        case periods = "Which days"
        case annotations = "What is drawn"
        case card = "Card"
        case widget = "Widget"
        case animation = "Animation"
        case texts = "Texts of a message"
        case appearance = "Colors and letters"
        case data = "How days are read"
        case states = "Without new data"
        case limits = "What may differ"
        case places = "Where it may differ"
        case reports = "Reports"
    }

    /// The file or folder that an option names.
    package struct OptionFile: Sendable {
        package enum Access: String, Sendable { case read, write, both }

        /// The content of a file that may also be in a job itself, as a `data:` URL.
        package enum Contents: String, Sendable { case days, theme, object, picture }

        package var access: Access
        /// The usual endings of its name, without the dot; empty for a folder.
        package var endings: [String] = []
        package var isFolder = false
        /// The content; nil where only a path names the file.
        package var contents: Contents?
    }

    package struct NumberBounds: Sendable {
        package var least: Double
        package var most = Double.infinity
        package var isAboveLeast = false
        package var expected: String

        package func holds(_ number: Double) -> Bool {
            (isAboveLeast ? number > least : number >= least) && number <= most
        }
    }

    /// The option's influence on the key of a drawing.
    package enum Influence: Equatable, Sendable {
        case value
        /// The key has the content of the file, or a word that replaces one.
        case content
        case letters
        /// The option affects only the days of the week, which are in the key.
        case week
        /// The key has only the presence of the option, not its value.
        case presence
        /// The option has no influence, for a reason.
        case none(String)
    }

    /// The inputs in which the option is accepted.
    package enum Availability: Sendable {
        case everywhere
        /// A command line, since a job does not have the option.
        case words
        case json
    }

    package private(set) var name: String
    package private(set) var kind: OptionKind
    package let commands: CommandSet
    package var help: String { ownHelp() ?? "" }
    private var ownHelp: Text = { nil }
    package var group = HelpGroup.general
    /// The default, if it is not the value in a new invocation.
    package var fallback: String?
    /// The placeholder for its value in the help.
    package var label: String { ownLabel() ?? file.map { $0.isFolder ? "folder" : "file" } ?? name }
    private let ownLabel: Text
    package var letter: Character?
    /// True if the option has a position on the command line, and no name.
    package var isOperand = false
    package var isRequired = false
    package var file: OptionFile?
    package var bounds: NumberBounds?
    package var influence = Influence.value
    package let type: any OptionValue.Type
    private var ownWords: (@Sendable () -> [String])?
    /// Sets the value to that of a word, or appends it to a list; false if the word is no value.
    package private(set) var set: @Sendable (inout Invocation, String) -> Bool
    /// Returns the words for the value; none if there is no value.
    package let words: @Sendable (Invocation) -> [String]
    package var clear: (@Sendable (inout Invocation) -> Void)?
    package var availability = Availability.everywhere
    /// Returns the path in a word; nil for a word that replaces a file.
    package var path: @Sendable (String) -> String? = { $0 }

    /// Returns the path in a word; nil for a `data:` URL, or a word that replaces a file.
    package func filePath(_ word: String) -> String? { file?.access == .read && DataURL.isOne(word) ? nil : path(word) }

    /// The kinds of JSON that may replace the path of a file in a job.
    var jsonInJob: [JSONReader.ValueKind] {
        switch file?.contents {
        case .days: [.object, .array]
        case .theme, .object: [.object]
        case .picture, nil: []
        }
    }

    /// Returns the fault of a word that no option allows; nil for other words.
    func fault(of word: String) -> (expected: String, found: String)? {
        if file != nil, filePath(word) != nil {
            if DataURL.isOne(word) { return ("a path", "a file's contents, as data:") }
            // The system would end the path before U+0000.
            return word.utf8.contains(0) ? ("a path without U+0000", SourceText.quoted(word)) : nil
        }
        let count = file == nil ? word.unicodeScalars.count : 0
        return count > SourceText.mostLetters ? ("at most \(SourceText.mostLetters) letters", "\(count)") : nil
    }

    /// The option's name for users: `--scale`, or `<input>`.
    package var title: String { isOperand ? "<\(label)>" : "--\(name)" }

    /// The form of words that are its values, for messages.
    package var expected: String { bounds?.expected ?? type.expected }

    /// All words for its values, if there are only few; of a file's option, the words that replace a file.
    package var vocabulary: [String] { ownWords?() ?? type.words }

    // MARK: Making

    /// A function that makes the key path of a value on use: that takes time, and most options are never used.
    package typealias Path<Value> = @Sendable () -> WritableKeyPath<Invocation, Value>

    /// A function that makes a text of the help, which few processes show.
    package typealias Text = @Sendable () -> String?

    @inline(__always)
    static func value<Value: OptionValue>(
        _ name: String, _ path: @autoclosure @escaping Path<Value>, _ commands: CommandSet,
        label: @autoclosure @escaping Text = nil, default fallback: String? = nil
    ) -> Option {
        Option(name, commands, label, fallback) {
            [$0[keyPath: path()].word]
        } take: { (invocation, value: Value) in
            invocation[keyPath: path()] = value
        }
    }

    @inline(__always)
    static func value<Value: OptionValue>(
        _ name: String, _ path: @autoclosure @escaping Path<Value?>, _ commands: CommandSet,
        label: @autoclosure @escaping Text = nil, default fallback: String?
    ) -> Option {
        Option(name, commands, label, fallback) {
            $0[keyPath: path()].map { [$0.word] } ?? []
        } take: { (invocation, value: Value) in
            invocation[keyPath: path()] = value
        }
    }

    @inline(__always)
    static func values<Value: OptionValue>(
        _ name: String, _ path: @autoclosure @escaping Path<[Value]>, _ commands: CommandSet,
        label: @autoclosure @escaping Text = nil, default fallback: String
    ) -> Option {
        var option = Option(name, commands, label, fallback) {
            $0[keyPath: path()].map(\.word)
        } take: { (invocation, value: Value) in
            invocation[keyPath: path()].append(value)
        }
        option.kind = .list
        option.clear = { $0[keyPath: path()] = [] }
        return option
    }

    /// Makes a flag. One with an opposite is a `value`.
    @inline(__always)
    static func flag(_ name: String, _ path: @autoclosure @escaping Path<Bool>, _ commands: CommandSet) -> Option {
        value(name, path(), commands).of(.flag)
    }

    /// Makes an option for days in a job's JSON, which no word can set.
    static func days(_ name: String, _ commands: CommandSet) -> Option {
        Option(name, commands, { nil }, "none") { _ in
            []
        } take: { (_, _: String) in
        }.of(.days).only(in: .json)
    }

    private init<Value: OptionValue>(
        _ name: String, _ commands: CommandSet, _ label: @escaping Text, _ fallback: String?,
        words: @escaping @Sendable (Invocation) -> [String], take: @escaping @Sendable (inout Invocation, Value) -> Void
    ) {
        (self.name, self.commands, self.words) = (name, commands, words)
        (ownLabel, self.fallback) = (label, fallback)
        kind = Value.self == String.self ? .text : Value.self == Bool.self ? .toggle : .word
        type = Value.self
        set = {
            guard let value = Value(word: $1) else { return false }
            take(&$0, value)
            return true
        }
    }

    // MARK: Further properties

    /// Changes the option in place: the table is made at each start, and copies would take most of the time.
    private consuming func changing(_ change: (inout Option) -> Void) -> Option {
        var option = self
        change(&option)
        return option
    }

    consuming func help(_ text: @autoclosure @escaping Text) -> Option { changing { $0.ownHelp = text } }

    consuming func of(_ kind: OptionKind) -> Option { changing { $0.kind = kind } }

    consuming func short(_ letter: Character) -> Option { changing { $0.letter = letter } }

    consuming func operand(isRequired: Bool = false) -> Option {
        changing { ($0.isOperand, $0.isRequired) = (true, isRequired) }
    }

    /// Makes it name a file. A file that is read affects the drawing, unless `keyed(by:)` changes that.
    private consuming func names(_ file: OptionFile) -> Option {
        changing { ($0.file, $0.influence) = (file, file.access == .read ? .content : .none("says where files go")) }
    }

    consuming func readsPicture(holding contents: OptionFile.Contents? = nil) -> Option {
        names(OptionFile(access: .read, endings: ReadFormat.endings, contents: contents))
    }

    consuming func reads(_ endings: String..., holding contents: OptionFile.Contents? = nil) -> Option {
        names(OptionFile(access: .read, endings: endings, contents: contents))
    }

    consuming func readsFolder() -> Option { names(OptionFile(access: .read, isFolder: true)) }

    consuming func writes(_ endings: String...) -> Option { names(OptionFile(access: .write, endings: endings)) }

    /// Makes it name a picture, or a file of another kind.
    consuming func writesPicture(or endings: String...) -> Option {
        names(OptionFile(access: .write, endings: PictureKind.allCases.map(\.rawValue) + endings))
    }

    consuming func writesFolder() -> Option { names(OptionFile(access: .write, isFolder: true)) }

    /// Makes it name a file or a folder that is read and written.
    consuming func keeps(_ endings: [String] = []) -> Option {
        names(OptionFile(access: .both, endings: endings, isFolder: endings.isEmpty))
    }

    /// Makes it name a file, except for words that replace one.
    consuming func path(_ path: @escaping @Sendable (String) -> String?) -> Option { changing { $0.path = path } }

    consuming func bounded(
        from least: Double, to most: Double = .infinity, aboveLeast: Bool = false, expected: String
    ) -> Option {
        changing { $0.bounds = NumberBounds(least: least, most: most, isAboveLeast: aboveLeast, expected: expected) }
    }

    /// Bounds it to a number of seconds, from 0 on or above it.
    consuming func seconds(above0: Bool = false, to most: Double = 86_400) -> Option {
        let range = above0 ? "above 0, at most \(most.shortest)" : "from 0 to \(most.shortest)"
        return bounded(from: 0, to: most, aboveLeast: above0, expected: "seconds \(range)")
    }

    consuming func only(in inputs: Availability) -> Option { changing { $0.availability = inputs } }

    consuming func keyed(by influence: Influence) -> Option { changing { $0.influence = influence } }

    consuming func among(_ words: @autoclosure @escaping @Sendable () -> [String]) -> Option {
        changing { $0.ownWords = words }
    }

    // MARK: Options of commands

    package static let ofJobs = all.filter { $0.availability != .words && !$0.commands.isDisjoint(with: drawing) }

    /// Returns the options that a job of a command has. Most processes need those of one command only.
    package static func of(_ command: Job.DrawingCommand) -> [Option] {
        switch command {
        case .render: ofRender
        case .animate: ofAnimate
        case .widget: ofWidget
        case .message: ofMessage
        case .card: ofCard
        }
    }

    private static let ofRender = ofJobs(.render)
    private static let ofAnimate = ofJobs(.animate)
    private static let ofWidget = ofJobs(.widget)
    private static let ofMessage = ofJobs(.message)
    private static let ofCard = ofJobs(.card)

    private static func ofJobs(_ command: CommandName) -> [Option] { of(command) { $0.availability != .words } }

    /// The suffix of an option's name in the batch's option for a column that sets it for each user.
    package static let columnSuffix = "-column"

    /// Returns an option of jobs for a batch's command line: with a value for all lines, or with `-column` after its
    /// name the column of a table with a value for each; nil if all lines would write one file, or a column name one.
    static func ofLines(_ name: Substring) -> Option? {
        if var option = typedInJobs(name) {
            if option.isOperand || option.file?.access == .write { return nil }
            option.set = { [name = option.name] in
                $0.batch.commonOptions.append((name, $1))
                return true
            }
            return option
        }
        guard name.hasSuffix(columnSuffix), var option = typedInJobs(name.dropLast(columnSuffix.count)),
            !option.name.hasSuffix(columnSuffix)
        else { return nil }
        option.set = { [name = option.name] in
            $0.batch.columns.append((name, $1))
            return true
        }
        (option.name, option.kind, option.file, option.bounds) = (String(name), .text, nil, nil)
        return option
    }

    private static func typedInJobs(_ name: Substring) -> Option? {
        ofJobs.first { $0.name == name && $0.availability != .json }
    }

    /// - Throws: `usage` if the command has no option of this name.
    static func named(_ name: String, of command: Job.DrawingCommand) throws(Failure) -> Option {
        if let option = of(command).named(name[...]) { return option }
        throw UnknownName(typed: "--\(name)", command: CommandName(command), options: of(command), value: nil).failure()
    }

    /// Returns the options that a job sets, and their words; the others have their defaults.
    static func given(_ job: Job) -> [(option: Option, words: [String])] {
        let invocation = Invocation(job)
        let bare = Invocation(Job(job.command))
        return of(job.command).compactMap { option in
            let words = option.words(invocation)
            return words == option.words(bare) ? nil : (option, words)
        }
    }
}

extension Bool: OptionValue {
    package init?(word: String) { self.init(word.lowercased()) }

    package var word: String { "\(self)" }

    package static var expected: String { "true or false" }

    package static var schema: [(String, JSON)] { [("type", .string("boolean"))] }
}

extension [Option] {
    /// Returns the option of a name; nil if there is none. It copies no other: copies take most of the time of a search.
    func named(_ name: Substring) -> Option? {
        for index in indices where self[index].name == name { return self[index] }
        return nil
    }

    consuming func under(_ group: Option.HelpGroup) -> [Option] {
        var options = self
        for index in options.indices { options[index].group = group }
        return options
    }
}
