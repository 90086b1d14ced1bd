import StepChart
import StepData
import StepImport
import StepText

/// An option of jobs: its name, the commands that have it, and how it stands in JSON.
///
/// In JSON a flag is true or false, and every other value is a string or, where its word is a number, a number.
package struct JobOption: Sendable {
    package let name: String
    package let commands: Set<Job.Command>
    /// Reads the value that is next into a job.
    let read: @Sendable (inout JSONReader, inout Job) throws(TextError) -> Void
    /// The value that a job has; nil where it is the default.
    let json: @Sendable (Job) -> JSON?

    /// The options that a command has, in the order in which jobs are written.
    package static func names(of command: Job.Command) -> [String] {
        all.filter { $0.commands.contains(command) }.map(\.name)
    }
}

extension JobOption {
    private typealias Path<Value> = WritableKeyPath<Job, Value> & Sendable

    private static func value<Value: OptionValue>(
        _ name: String, _ path: Path<Value>, _ commands: Set<Job.Command>
    ) -> JobOption {
        JobOption(name: name, commands: commands) { reader, job throws(TextError) in
            job[keyPath: path] = try reader.value(Value.self)
        } json: { job in
            job[keyPath: path] == Job(job.command)[keyPath: path] ? nil : .word(job[keyPath: path].word)
        }
    }

    private static func value<Value: OptionValue>(
        _ name: String, _ path: Path<Value?>, _ commands: Set<Job.Command>
    ) -> JobOption {
        JobOption(name: name, commands: commands) { reader, job throws(TextError) in
            job[keyPath: path] = try reader.value(Value.self)
        } json: { job in
            job[keyPath: path].map { .word($0.word) }
        }
    }

    private static func flag(_ name: String, _ path: Path<Bool>, _ commands: Set<Job.Command>) -> JobOption {
        JobOption(name: name, commands: commands) { reader, job throws(TextError) in
            job[keyPath: path] = try reader.bool()
        } json: { job in
            job[keyPath: path] ? .bool(true) : nil
        }
    }

    private static func flag(_ name: String, _ path: Path<Bool?>, _ commands: Set<Job.Command>) -> JobOption {
        JobOption(name: name, commands: commands) { reader, job throws(TextError) in
            job[keyPath: path] = try reader.bool()
        } json: { job in
            job[keyPath: path].map { .bool($0) }
        }
    }

    /// A text, or the path of a file.
    private static func text(_ name: String, _ path: Path<String?>, _ commands: Set<Job.Command>) -> JobOption {
        JobOption(name: name, commands: commands) { reader, job throws(TextError) in
            job[keyPath: path] = try reader.string(expecting: "a text")
        } json: { job in
            job[keyPath: path].map { .string($0) }
        }
    }

    /// The week itself, or the word for one of the input's.
    private static let week = JobOption(name: "week", commands: everywhere) { reader, job throws(TextError) in
        if reader.kind() == .string {
            job.source.period.week = try reader.value(Period.Week.self)
        } else {
            job.source.week = try WeekReading(in: &reader)
        }
    } json: { job in
        job.source.week?.json ?? job.source.period.week.map { .string($0.word) }
    }

    private static func texts(_ name: String, _ path: Path<[String]>, _ commands: Set<Job.Command>) -> JobOption {
        JobOption(name: name, commands: commands) { reader, job throws(TextError) in
            var texts: [String] = []
            try reader.enterArray(expecting: "texts in an array")
            while try reader.nextElement() { texts.append(try reader.string(expecting: "a text")) }
            job[keyPath: path] = texts
        } json: { job in
            job[keyPath: path].isEmpty ? nil : .array(job[keyPath: path].map { .string($0) })
        }
    }

    /// A widget's size in the Today view, or the day that a message calls so.
    private static let today = JobOption(name: "today", commands: [.widget, .message]) {
        reader, job throws(TextError) in
        let expected = "\(TodayWidget.expected), or in a message \(CivilDate.expected)"
        let word = try reader.word(expecting: expected)
        (job.widget.today, job.source.today) = (TodayWidget(word: word), CivilDate(word: word))
        if job.widget.today == nil, job.source.today == nil { throw reader.invalid(expected: expected) }
    } json: { job in
        (job.widget.today?.word ?? job.source.today?.word).map { .string($0) }
    }

    private static let everywhere = Set(Job.Command.allCases)
    private static let charts: Set<Job.Command> = [.render, .animate]

    /// All but `command`, which says which of them a job may have.
    static let all: [JobOption] = [
        text("id", \.id, everywhere),
        text("input", \.source.path, everywhere),
        week,
        value("previous", \.source.previous, everywhere),
        value("format", \.source.format, everywhere),
        value("last", \.source.period.last, everywhere),
        value("missing", \.source.reading.missing, everywhere),
        value("repeated", \.source.reading.repeated, everywhere),
        value("date-order", \.source.reading.dateOrder, everywhere),
        flag("strict", \.source.reading.strict, everywhere),
        text("kind", \.source.export.kind, everywhere),
        text("time-zone", \.source.export.timeZone, everywhere),
        value("merge", \.source.export.merge, everywhere),
        texts("source-priority", \.source.export.sourcePriority, everywhere),
        flag("no-manual", \.source.export.noManual, everywhere),
        value("max-size", \.source.export.maxSize, everywhere),
        text("output", \.outputs.path, everywhere),
        value("picture", \.outputs.pictureKind, [.render, .widget, .message, .card]),
        value("scale", \.outputs.scale, everywhere),
        value("compress", \.outputs.compress, everywhere),
        value("threads", \.outputs.threads, [.render, .animate, .widget, .card]),

        flag("placeholder", \.states.placeholder, everywhere),
        flag("snapshot", \.states.snapshot, everywhere),
        text("cache", \.states.cache, everywhere),
        flag("if-changed", \.states.ifChanged, everywhere),
        value("stand-in", \.states.standIn, everywhere),

        value("mark", \.looks.mark, everywhere),
        value("values", \.looks.values, everywhere),
        value("baseline", \.looks.aids.baseline, everywhere),
        flag("y-axis", \.looks.aids.yAxis, everywhere),
        value("goal", \.looks.aids.goal, everywhere),
        value("by", \.looks.aids.span, everywhere),
        value("aggregate", \.looks.aids.summary, everywhere),
        value("title", \.looks.aids.title, everywhere),
        value("subtitle", \.looks.aids.subtitle, everywhere),
        flag("grouping", \.looks.aids.groupsDigits, everywhere),
        flag("fit", \.looks.fit, [.render, .animate, .message]),
        value("curve", \.looks.curve, everywhere),
        value("select", \.looks.select, everywhere),
        value("labels", \.looks.labels, everywhere),
        value("language", \.looks.language, everywhere),
        value("week-start", \.looks.weekStart, everywhere),
        value("missing-glyph", \.looks.missingGlyph, everywhere),
        value("theme", \.looks.theme, everywhere),
        texts("font", \.looks.fonts, everywhere),
        value("font-weight", \.looks.fontWeight, everywhere),
        value("dark-theme", \.looks.darkTheme, [.widget, .message]),
        value("scheme", \.looks.scheme, [.widget, .message]),
        value("unit", \.looks.unit, [.widget, .message, .card]),
        value("size", \.looks.size, [.render, .animate, .message, .card]),
        value("background", \.looks.background, [.render, .animate, .message, .card]),

        value("style", \.chart.style, charts),
        flag("average-line", \.chart.averageLine, charts),
        flag("guides", \.chart.guides, charts),
        value("at", \.chart.at, [.render]),
        text("layout-json", \.outputs.layoutJSON, [.render, .card]),

        value("fps", \.animation.fps, [.animate]),
        value("duration", \.animation.duration, [.animate]),
        value("loop", \.animation.loop, [.animate]),
        value("hold", \.animation.hold, [.animate]),
        value("from", \.animation.from, [.animate]),
        value("to", \.animation.to, [.animate]),
        flag("reverse", \.animation.reverse, [.animate]),
        value("only", \.animation.only, [.animate]),
        value("nodes", \.animation.nodes, [.animate]),
        value("select-change", \.animation.selectChange, [.animate]),
        flag("still", \.animation.still, [.animate]),
        flag("force", \.outputs.force, [.animate]),

        value("family", \.widget.family, [.widget]),
        today,
        text("device", \.widget.device, [.widget]),
        text("devices", \.widget.devices, [.widget]),
        value("content-size", \.widget.contentSize, [.widget]),
        value("page", \.widget.page, [.widget]),
        value("corner-radius", \.widget.cornerRadius, [.widget]),
        flag("all", \.widget.all, [.widget]),
        text("timeline", \.widget.timeline, [.widget]),

        text("caption", \.message.caption, [.message]),
        text("subcaption", \.message.subcaption, [.message]),
        text("trailing-caption", \.message.trailingCaption, [.message]),
        text("trailing-subcaption", \.message.trailingSubcaption, [.message]),
        text("image-title", \.message.imageTitle, [.message]),
        text("image-subtitle", \.message.imageSubtitle, [.message]),
        text("summary", \.message.summary, [.message]),
        text("accessibility-label", \.message.accessibilityLabel, [.message]),
        text("url", \.message.url, [.message]),
        text("preview", \.outputs.preview, [.message]),
        flag("html", \.outputs.html, [.message]),
        flag("open-graph", \.outputs.openGraph, [.message]),

        value("preset", \.card.preset, [.card]),
        value("layout", \.card.layout, [.card]),
        value("headline", \.card.headline, [.card]),
        text("footer", \.card.footer, [.card]),
        text("avatar", \.card.avatar, [.card]),
    ]
}

extension JSONReader {
    fileprivate mutating func value<Value: OptionValue>(_: Value.Type) throws(TextError) -> Value {
        guard let value = Value(word: try word(expecting: Value.expected)) else {
            throw invalid(expected: Value.expected)
        }
        return value
    }
}

extension JSON {
    /// A number where the word is one that reads back as the same word, else a string.
    fileprivate static func word(_ word: String) -> JSON {
        if let number = Double(word), number.isFinite, number.shortest == word {
            .number(number)
        } else {
            .string(word)
        }
    }
}
