/// An option: its name, who has it, what it takes, what it means, and where it lives.
///
/// What is said about an option is said here, once. The command line, a job's JSON and its schema, the help, the man
/// pages, completions, the reference, what files a job reads and writes, and what the key of a drawing depends on come
/// from it.
package struct Option: Sendable {
    package enum Kind: String, Sendable {
        /// Is there, or is not.
        case flag
        /// Is there, or its opposite with `no-` before its name.
        case toggle
        /// Has a word that means a value of its type.
        case word
        case text
        /// May be given several times, each time with a word.
        case list
        /// Is no word, but days in a job's JSON.
        case days
    }

    /// Under which heading the help has it: what one wants to do with it.
    package enum Group: String, CaseIterable, Sendable {
        case general = ""
        case periods = "Which days"
        case annotations = "What is drawn"
        case card = "Card"
        case widget = "Widget"
        case animation = "Animation"
        case texts = "Texts of a message"
        case looks = "Colors and letters"
        case data = "How days are read"
        case states = "Without new data"
        case limits = "What may differ"
        case places = "Where it may differ"
        case reports = "Reports"
    }

    /// What the file or folder that it names is for.
    package struct File: Sendable {
        package enum Access: String, Sendable { case read, write, both }

        /// What is in a file that may also stand in a job itself, as a `data:` URL.
        package enum Contents: String, Sendable { case days, theme, object, picture }

        package var access: Access
        /// Of usual names, without the dot; empty of a folder.
        package var endings: [String] = []
        package var isFolder = false
        /// Nil where only a path names it.
        package var contents: Contents?
    }

    /// What a number may be.
    package struct Bounds: Sendable {
        package var least: Double
        package var most = Double.infinity
        package var isAboveLeast = false
        package var expected: String

        package func holds(_ number: Double) -> Bool {
            (isAboveLeast ? number > least : number >= least) && number <= most
        }
    }

    /// How the key of a drawing depends on it.
    package enum Influence: Equatable, Sendable {
        case value
        /// By what is in the file, or by a word that stands in place of one.
        case content
        case letters
        /// Through the week: it decides which days there are, and these are in the key.
        case week
        /// By whether it is given, not by what it says.
        case presence
        /// Not at all; says why.
        case none(String)
    }

    /// Where it can be said.
    package enum Place: Sendable {
        case everywhere
        /// On a command line, since a job does not know of it.
        case words
        case json
    }

    /// Without dashes.
    package private(set) var name: String
    package private(set) var kind: Kind
    package let commands: Set<CommandName>
    package private(set) var help = ""
    package var group = Group.general
    /// What holds without it, where the words of a new invocation do not say it.
    package var fallback: String?
    /// What stands for its value in the help.
    package var label: String { ownLabel ?? file.map { $0.isFolder ? "folder" : "file" } ?? name }
    private let ownLabel: String?
    package var letter: Character?
    /// Whether it has no name on the command line, but a place.
    package var isOperand = false
    package var isRequired = false
    package var file: File?
    package var bounds: Bounds?
    package var influence = Influence.value
    private let type: any OptionValue.Type
    private var ownWords: (@Sendable () -> [String])?
    /// Takes a word; false when it says no value. A list takes one more.
    package private(set) var set: @Sendable (inout Invocation, String) -> Bool
    /// The words that say the value; none where there is none.
    package let words: @Sendable (Invocation) -> [String]
    /// Of a list: lets go what it has.
    package var clear: (@Sendable (inout Invocation) -> Void)?
    package var place = Place.everywhere
    /// Whether a job that has it needs no input.
    package private(set) var standsForInput = false
    /// Whether its value is the name of a column of the input, so that no column can say it for each user.
    package private(set) var namesColumn = false
    /// Where words of its own may stand in place of a file: the file's path, if it is one.
    package var path: @Sendable (String) -> String? = { $0 }

    /// The path in a word; nil of a word that holds a file to read itself, or means no file.
    package func filePath(_ word: String) -> String? {
        file?.access == .read && DataURL.isOne(word) ? nil : path(word)
    }

    /// What no word may be, whatever the option means by it.
    func fault(of word: String) -> (expected: String, found: String)? {
        if file != nil, filePath(word) != nil {
            if DataURL.isOne(word) { return ("a path", "a file's contents, as data:") }
            // The system would take what stands before it for the path.
            return word.utf8.contains(0) ? ("a path without U+0000", SourceText.quoted(word)) : nil
        }
        let count = file == nil ? word.unicodeScalars.count : 0
        return count > SourceText.mostLetters ? ("at most \(SourceText.mostLetters) letters", "\(count)") : nil
    }

    /// As users know it: `--scale`, or `<input>`.
    package var title: String { isOperand ? "<\(label)>" : "--\(name)" }

    /// What a word is like that says a value of it, for messages.
    package var expected: String { bounds?.expected ?? type.expected }

    /// All words, where there are only few; those of a file's option come before files.
    package var vocabulary: [String] { ownWords?() ?? type.words }

    /// The value in JSON Schema, but for bounds and lists.
    package var schema: [(String, JSON)] { type.schema }

    // MARK: Making

    /// Where a value lives. Key paths cost time to make, and most options of a table are never asked: each is made when
    /// it is, and not at all where what makes the option is inlined.
    package typealias Path<Value> = @Sendable () -> WritableKeyPath<Invocation, Value>

    @inline(__always)
    static func value<Value: OptionValue>(
        _ name: String, _ path: @autoclosure @escaping Path<Value>, _ commands: Set<CommandName>, label: String? = nil,
        default fallback: String? = nil
    ) -> Option {
        Option(name, commands, label, fallback) {
            [$0[keyPath: path()].word]
        } take: { (invocation, value: Value) in
            invocation[keyPath: path()] = value
        }
    }

    @inline(__always)
    static func value<Value: OptionValue>(
        _ name: String, _ path: @autoclosure @escaping Path<Value?>, _ commands: Set<CommandName>, label: String? = nil,
        default fallback: String?
    ) -> Option {
        Option(name, commands, label, fallback) {
            $0[keyPath: path()].map { [$0.word] } ?? []
        } take: { (invocation, value: Value) in
            invocation[keyPath: path()] = value
        }
    }

    @inline(__always)
    static func values<Value: OptionValue>(
        _ name: String, _ path: @autoclosure @escaping Path<[Value]>, _ commands: Set<CommandName>,
        label: String? = nil, default fallback: String
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

    /// One with an opposite is a `value`.
    @inline(__always)
    static func flag(_ name: String, _ path: @autoclosure @escaping Path<Bool>, _ commands: Set<CommandName>) -> Option
    {
        value(name, path(), commands).of(.flag)
    }

    /// Days that stand in a job's JSON itself, which no word says.
    static func days(_ name: String, _ commands: Set<CommandName>) -> Option {
        Option(name, commands, nil, "none") { _ in
            []
        } take: { (_, _: String) in
        }.of(.days).only(in: .json)
    }

    private init<Value: OptionValue>(
        _ name: String, _ commands: Set<CommandName>, _ label: String?, _ fallback: String?,
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

    // MARK: Saying more

    /// What it means; every option says so.
    func help(_ text: String) -> Option { with(self) { $0.help = text } }

    func of(_ kind: Kind) -> Option { with(self) { $0.kind = kind } }

    func short(_ letter: Character) -> Option { with(self) { $0.letter = letter } }

    /// In its place among the words that are no options.
    func operand(isRequired: Bool = false) -> Option {
        with(self) { ($0.isOperand, $0.isRequired) = (true, isRequired) }
    }

    /// Names a file. One that is read decides how the drawing looks, unless said otherwise.
    private func names(_ file: File) -> Option {
        with(self) { ($0.file, $0.influence) = (file, file.access == .read ? .content : .none("says where files go")) }
    }

    func readsPicture(holding contents: File.Contents? = nil) -> Option {
        names(File(access: .read, endings: ReadFormat.endings, contents: contents))
    }

    func reads(_ endings: String..., holding contents: File.Contents? = nil) -> Option {
        names(File(access: .read, endings: endings, contents: contents))
    }

    func readsFolder() -> Option { names(File(access: .read, isFolder: true)) }

    func writes(_ endings: String...) -> Option { names(File(access: .write, endings: endings)) }

    /// Names a picture, or a file of another kind.
    func writesPicture(or endings: String...) -> Option {
        names(File(access: .write, endings: PictureKind.allCases.map(\.rawValue) + endings))
    }

    func writesFolder() -> Option { names(File(access: .write, isFolder: true)) }

    /// Names a file or a folder that is read and written.
    func keeps(_ endings: [String] = []) -> Option {
        names(File(access: .both, endings: endings, isFolder: endings.isEmpty))
    }

    /// A file where no word of its own stands.
    func path(_ path: @escaping @Sendable (String) -> String?) -> Option { with(self) { $0.path = path } }

    func bounded(
        from least: Double, to most: Double = .infinity, aboveLeast: Bool = false, expected: String
    ) -> Option {
        with(self) { $0.bounds = Bounds(least: least, most: most, isAboveLeast: aboveLeast, expected: expected) }
    }

    /// A number of seconds, from 0 on or above it.
    func seconds(above0: Bool = false, to most: Double = 86_400) -> Option {
        let range = above0 ? "above 0, at most \(most.shortest)" : "from 0 to \(most.shortest)"
        return bounded(from: 0, to: most, aboveLeast: above0, expected: "seconds \(range)")
    }

    func only(in place: Place) -> Option { with(self) { $0.place = place } }

    func ofColumn() -> Option { with(self) { $0.namesColumn = true } }

    func inPlaceOfInput() -> Option { with(self) { $0.standsForInput = true } }

    func keyed(by influence: Influence) -> Option { with(self) { $0.influence = influence } }

    func among(_ words: @autoclosure @escaping @Sendable () -> [String]) -> Option {
        with(self) { $0.ownWords = words }
    }

    // MARK: Those of commands

    /// Those that jobs have.
    package static let ofJobs = all.filter { $0.place != .words && $0.commands.contains { $0.drawn != nil } }

    /// Those that a job of a command has. A process as a rule asks for those of one command.
    package static func of(_ command: Job.Command) -> [Option] {
        switch command {
        case .render: ofRender
        case .animate: ofAnimate
        case .widget: ofWidget
        case .message: ofMessage
        case .card: ofCard
        }
    }

    private static let ofRender = ofJobs.of(.render)
    private static let ofAnimate = ofJobs.of(.animate)
    private static let ofWidget = ofJobs.of(.widget)
    private static let ofMessage = ofJobs.of(.message)
    private static let ofCard = ofJobs.of(.card)

    private static let bareWords = Job.Command.allCases.reduce(into: [Job.Command: [[String]?]]()) { words, command in
        words[command] = of(command).map { $0.words(Invocation(Job(command))) }
    }

    /// What follows an option's name in that of the batch's option for a column that says it for each user.
    package static let columnSuffix = "-column"

    /// An option of jobs on a batch's command line: what all lines have; or, with `-column` behind its name, what a
    /// column of a table says for each. Nil where all lines would write the same file.
    static func ofLines(_ name: Substring) -> Option? {
        if var option = typedInJobs(name) {
            if option.isOperand || option.file?.access == .write { return nil }
            option.set = { [name = option.name] in
                $0.batch.looks.append((name, $1))
                return true
            }
            return option
        }
        guard name.hasSuffix(columnSuffix), var option = typedInJobs(name.dropLast(columnSuffix.count)),
            !option.namesColumn
        else { return nil }
        option.set = { [name = option.name] in
            $0.batch.columns.append((name, $1))
            return true
        }
        (option.name, option.kind, option.file, option.bounds) = (String(name), .text, nil, nil)
        return option
    }

    private static func typedInJobs(_ name: Substring) -> Option? {
        ofJobs.first { $0.name == name && $0.place != .json }
    }

    /// - Throws: `usage` where the command has none of this name.
    static func named(_ name: String, of command: Job.Command) throws(Failure) -> Option {
        if let option = of(command).first(where: { $0.name == name }) { return option }
        throw UnknownName(typed: "--\(name)", command: CommandName(command), options: of(command), value: nil).failure()
    }

    /// Those that a job has given, and what they say; the others are as by default.
    static func given(_ job: Job) -> [(option: Option, words: [String])] {
        let invocation = Invocation(job)
        return zip(of(job.command), bareWords[job.command] ?? []).compactMap { option, bare in
            let words = option.words(invocation)
            return words == bare ? nil : (option, words)
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
    func under(_ group: Option.Group) -> [Option] { map { with($0) { $0.group = group } } }

    /// Those that a command has.
    package func of(_ command: CommandName) -> [Option] { filter { $0.commands.contains(command) } }

    /// Those that a command has on the command line.
    package func typed(_ command: CommandName) -> [Option] { of(command).filter { $0.place != .json } }
}
