/// The commands of the tool, as users type them, in the order of the help.
package enum CommandName: String, CaseIterable, Sendable {
    case render, animate, widget, message, card, batch, `import`, facts, compare, verify, review, approve, inspect

    package init(_ command: Job.Command) { self = Self(rawValue: command.rawValue) ?? .render }

    /// The command of its jobs; nil where it draws none.
    package var drawn: Job.Command? { Job.Command(rawValue: rawValue) }
}
