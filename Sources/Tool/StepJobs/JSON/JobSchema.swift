/// samples/job.schema.json: the options of a job's JSON, as JSON Schema.
package enum JobSchema {
    package static var text: String {
        let given = ["input", "days", "placeholder", "snapshot"].map { required($0) }
        return JSON.document([
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("$id", .string("urn:stepchart:job")), ("title", .string("A job of stepchart")),
            ("description", .string(description)), ("type", .string("object")), ("properties", .block(properties)),
            ("anyOf", .lines(Job.DrawingCommand.allCases.map(command))),
            // A job has days, or an option with which it needs none.
            ("allOf", .lines([.object(.any(given)), .object([("not", required("input", "days"))])])),
        ])
    }

    private static let description =
        "One piece of work: what is drawn, of which week, how it looks and where it goes. Every option has the "
        + "name and the values that it has on the command line; a value whose word is a number may be that "
        + "number. What else does not go together, the command says; no key may be repeated."

    private static var properties: [(String, JSON)] {
        let help = "What is made; the other options are those that the command has."
        let command = [("description", .string(help))] + Job.DrawingCommand.schema + [("default", .string("render"))]
        var properties = [("$schema", JSON.object([("type", .string("string"))])), ("command", .object(command))]
        for option in Option.ofJobs where !properties.contains(where: { $0.0 == option.name }) {
            let same = Option.ofJobs.filter { $0.name == option.name }
            var seen: Set<String> = []
            let forms = same.map(\.form).filter { seen.insert(JSON.object($0).text).inserted }
            let form = forms.count == 1 ? forms[0] : .any(forms.map { .object($0) })
            let help = same.map(\.help).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
            let description = help.joined(separator: " ") + (option.fallback.map { " When left out: \($0)." } ?? "")
            properties.append((option.name, .object([("description", .string(description))] + form + option.standard)))
        }
        return properties
    }

    private static func command(_ command: Job.DrawingCommand) -> JSON {
        let name = ("command", JSON.object([("const", .string(command.rawValue))]))
        let known = [("$schema", JSON.bool(true)), name] + Option.of(command).map { ($0.name, .bool(true)) }
        let members = [("properties", JSON.object(known)), ("additionalProperties", .bool(false))]
        return .object(members + (command == .render ? [] : [("required", .array([.string("command")]))]))
    }

    private static func required(_ names: String...) -> JSON { .object([("required", .strings(names))]) }
}

extension Option {
    private static var daysForm: [(String, JSON)] { [("type", .array([.string("object"), .string("array")]))] }

    /// The default, where it is a value.
    fileprivate var standard: [(String, JSON)] {
        let words = words(Invocation(.render))
        return fallback == nil && kind == .word && !words.isEmpty ? [("default", json(words))] : []
    }

    package var form: [(String, JSON)] {
        var form = type.schema
        if let bounds {
            form.append((bounds.isAboveLeast ? "exclusiveMinimum" : "minimum", .number(bounds.least)))
            if bounds.most < .infinity { form.append(("maximum", .number(bounds.most))) }
        }
        switch kind {
        case .list: form = [("type", .string("array")), ("items", .object(form))]
        case .days: form = Self.daysForm
        case .word where type == String.self: form = [("type", .array([.string("string"), .string("number")]))]
        case .flag, .toggle, .word, .text: break
        }
        let object: [(String, JSON)] = [("type", .string("object"))]
        if let kind = jsonInJob.last { form = .either(form, kind == .object ? object : Self.daysForm) }
        return form
    }
}
