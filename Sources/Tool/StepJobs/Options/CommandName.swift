/// The commands of the tool, as users type them, in the order of the help.
package enum CommandName: String, CaseIterable, Sendable {
    case render, animate, widget, message, card, batch, `import`, facts, compare, verify, review, approve, inspect

    package init(_ command: Job.DrawingCommand) { self = Self(rawValue: command.rawValue) ?? .render }

    /// The command of its jobs; nil where it draws none.
    package var drawn: Job.DrawingCommand? { Job.DrawingCommand(rawValue: rawValue) }

    private static let all = allCases

    fileprivate var bit: Int { 1 << (Self.all.firstIndex(of: self) ?? 0) }
}

/// A set of commands, as bits: every option has one, so it needs no allocation and no hashing.
package struct CommandSet: ExpressibleByArrayLiteral, Sendable {
    private var bits = 0

    package init(_ commands: [CommandName]) {
        for command in commands { bits |= command.bit }
    }

    package init(arrayLiteral commands: CommandName...) { self.init(commands) }

    package func contains(_ command: CommandName) -> Bool { bits & command.bit != 0 }

    package func isDisjoint(with other: CommandSet) -> Bool { bits & other.bits == 0 }

    package func union(_ other: CommandSet) -> CommandSet { with(self) { $0.bits |= other.bits } }
}
