/// Commands of the tool, as a set: those that have an option.
package struct CommandSet: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    private static let names = [
        "render", "animate", "widget", "message", "card", "batch", "import", "facts", "compare", "verify", "approve",
        "inspect",
    ]

    package static let render = CommandSet(rawValue: 1)
    package static let animate = CommandSet(rawValue: 1 << 1)
    package static let widget = CommandSet(rawValue: 1 << 2)
    package static let message = CommandSet(rawValue: 1 << 3)
    package static let card = CommandSet(rawValue: 1 << 4)
    package static let batch = CommandSet(rawValue: 1 << 5)
    package static let `import` = CommandSet(rawValue: 1 << 6)
    package static let facts = CommandSet(rawValue: 1 << 7)
    package static let compare = CommandSet(rawValue: 1 << 8)
    package static let verify = CommandSet(rawValue: 1 << 9)
    package static let approve = CommandSet(rawValue: 1 << 10)
    package static let inspect = CommandSet(rawValue: 1 << 11)

    /// Those that jobs have.
    package static let drawing: CommandSet = [.render, .animate, .widget, .message, .card]

    package init(_ command: Job.Command) { self = Self(name: command.rawValue) ?? [] }

    /// Every command by itself, in the order of the help.
    package static let each = names.indices.map { CommandSet(rawValue: 1 << UInt16($0)) }

    /// The commands in it, as users type them.
    package var names: [String] { Self.names.indices.filter { contains(Self.each[$0]) }.map { Self.names[$0] } }

    /// The one that users type so; nil when there is none.
    package init?(name: some StringProtocol) {
        guard let index = Self.names.firstIndex(where: { $0 == name }) else { return nil }
        self.init(rawValue: 1 << UInt16(index))
    }

    /// What its jobs make; nil where it has none.
    package var drawn: Job.Command? { Job.Command.allCases.first { self == CommandSet($0) } }
}
