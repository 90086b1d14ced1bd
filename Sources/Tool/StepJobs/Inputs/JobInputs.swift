import StepChartFonts
import Synchronization

/// The files that jobs read. Each is read once, so that many jobs may share a week, a theme or a list of devices.
package final class JobInputs: Sendable {
    private typealias DaysKey = (paths: [String], format: StepDataFormat?, options: ImportOptions)

    /// The content of a theme's file: the theme, and the paths of its fonts.
    typealias ThemeFile = (theme: ChartTheme, fonts: [String])

    private struct Kept {
        var files: [String: InputFile] = [:]
        /// The bytes of these files together.
        var byteCount = 0
        var zones: [String: TimeZoneRules] = [:]
        var themes: [String: ThemeFile] = [:]
        var fonts: [String: ChartTheme.Font] = [:]
        var devices: [String: [WidgetDevice]] = [:]
    }

    let access: FileAccess
    private let kept = Mutex(Kept())
    /// The days of inputs, of which a job has few: to make another type of dictionary would take longer than to search.
    private let days = Mutex<[(key: DaysKey, days: DaysInput)]>([])
    /// The inputs that cache themes, devices and avatars, if not these.
    private let others: JobInputs?
    private var shared: JobInputs { others ?? self }
    /// A lock held while a file is read, so that two threads do not read it twice.
    private let loading = Mutex(())

    /// A function called with the number of an export's bytes that have been read, and their total.
    private let progress: ImportProgress?

    /// - Parameter shared: the inputs that cache the themes, devices and avatars of many jobs; nil if these do.
    package init(sharing shared: JobInputs? = nil, _ access: FileAccess = .unlimited, progress: ImportProgress? = nil) {
        (others, self.access, self.progress) = (shared, access, progress)
    }

    /// Reads a file that is a theme, a list of devices or a picture.
    /// - Parameter path: a path, `-` for standard input, or the file itself, as a `data:` URL.
    func sharedFile(_ path: String) throws(Failure) -> InputFile {
        if DataURL.isOne(path) { return try DataURL.file(path) }
        // Another job that shares the file may have more access.
        if path != "-" { try access.check(path) }
        return try keep(path, in: \.files) { path throws(Failure) in
            let file = try InputFile(path, access)
            shared.kept.withLock { $0.byteCount += file.bytes.count }
            return file
        }
    }

    func photo(_ path: String) throws(Failure) -> PixelBuffer { try sharedFile(path).photo(until: access.deadline) }

    /// Empties the cache if its theme, device and picture files take more bytes than `most`.
    package func forget(beyond most: Int) {
        kept.withLock { if $0.byteCount > most { $0 = Kept() } }
    }

    /// Reads the week of a job, compared with earlier days if the job names some.
    /// - Parameter weekday: the weekday with which weeks begin, 1 for Monday.
    /// - Throws: also if those earlier days are protected.
    func week(_ source: DaySource, weeksFrom weekday: Int) throws(Failure) -> WeekInput {
        let source = try inZone(source)
        var input = try read(source, weeksFrom: weekday)
        guard let kind = source.previous, let week = try? input.week.get() else { return input }
        guard case .file(let path) = kind else {
            if week.previous.isEmpty {
                let missing = kind == .automatic ? "days before the first one shown" : "dates of the year before"
                input.notes.append("\(input.name): there are no \(missing), to compare with")
            }
            return input
        }
        var other = source
        (other.path, other.week, other.format, other.period) = (path, nil, nil, Period())
        let previous: WeekInput
        do {
            // An export has other days too.
            if try days([path], other).sources != nil { other.period = Period(before: week.days) }
            previous = try read(other, weeksFrom: weekday)
        } catch {
            try error.refuse(path, asNameOf: "previous", DaySource.PreviousSource.expected)
            guard let fault = error.option else { throw error }
            throw .option("previous", expected: "\(fault.expected) in \(InputFile.name(path))", found: fault.found)
        }
        let before = try previous.week.get()
        do {
            input.week = .success(try week.comparing(with: before))
            input.notes += previous.notes
            return input
        } catch {
            guard case .text(.invalid(_, _, let expected, let found)) = error else {
                throw Failure(error, in: previous.name)
            }
            throw .option("previous", expected: "\(expected) in \(previous.name)", found: found)
        }
    }

    private func read(_ source: DaySource, weeksFrom weekday: Int) throws(Failure) -> WeekInput {
        if let week = source.week { return try DaysInput(inline: week).week(source, weeksFrom: weekday) }
        guard let path = source.path else {
            throw .option("input", expected: "a week, or - for standard input", found: "none")
        }
        return try days([path], source).week(source, weeksFrom: weekday)
    }

    /// Reads all days of an input; several paths are read together.
    /// - Parameter source: the result of `inZone`.
    func days(_ paths: [String], _ source: DaySource) throws(Failure) -> DaysInput {
        let key: DaysKey = (paths, source.format, source.importing)
        return try loading.withLock { _ throws(Failure) in
            if let known = days.withLock({ $0.first { $0.key == key }?.days }) { return known }
            let isURL = paths.first.map(DataURL.isOne) ?? false
            let input =
                isURL
                ? try DaysInput(text: DataURL.file(paths[0]), source, until: access.deadline)
                : try DaysInput(paths, source, access, progress: progress)
            days.withLock { $0.append((key, input)) }
            return input
        }
    }

    /// Returns the job's options for its input, with the rules of its time zone.
    /// - Throws: when there is no such zone.
    func inZone(_ source: DaySource) throws(Failure) -> DaySource {
        guard let name = source.importing.timeZone else { return source }
        var source = source
        source.importing.reading.zone = try keep(name, in: \.zones) { name throws(Failure) in
            try TimeZoneRules(named: name)
        }
        return source
    }

    func theme(_ source: ThemeSource, option: String = "theme") throws(Failure) -> ChartTheme {
        switch source {
        case .both where option != "theme": throw .option(option, expected: "one theme", found: source.word)
        case .builtIn(let builtIn), .both(let builtIn, _): return ChartTheme(builtIn)
        case .file(let path):
            var (theme, paths) = try themeFile(path, option)
            let access = access.following(path)
            theme.fonts = try paths.map { path throws(Failure) in try font(path, access) }
            return theme
        }
    }

    /// - Parameter path: the path of a file, with `#2` behind it for the second font of a collection.
    func font(_ path: String) throws(Failure) -> ChartTheme.Font { try font(path, access) }

    private func font(_ path: String, _ access: FileAccess) throws(Failure) -> ChartTheme.Font {
        if DataURL.isOne(path) {
            let file = try DataURL.file(path)
            return try Self.font(file.name) { try ChartTheme.Font(bytes: file.bytes) }
        }
        try access.check(ChartTheme.Font.location(of: path).file)
        // The largest fonts take some 20 MB each.
        shared.kept.withLock { if $0.fonts[path] == nil, $0.fonts.count >= 8 { $0.fonts.removeAll() } }
        return try keep(path, in: \.fonts) { _ throws(Failure) in
            try Self.font(path) { try ChartTheme.Font(file: path, access) }
        }
    }

    /// Makes a font; the error of a file that is no font becomes a failure with its name.
    private static func font(_ name: String, _ make: () throws -> ChartTheme.Font) throws(Failure) -> ChartTheme.Font {
        do { return try make() } catch { throw error as? Failure ?? Failure(.badData, "\(name): \(error)") }
    }

    /// Returns the devices of a file, if there is one, and those that are built in.
    func devices(_ path: String?) throws(Failure) -> [WidgetDevice] {
        guard let path else { return WidgetDevice.builtIn }
        let file = try sharedFile(path)
        return try keep(path, in: \.devices) { _ throws(Failure) in
            try file.read { bytes throws(TextError) in try WidgetDevice.devices(json: bytes) + WidgetDevice.builtIn }
        }
    }

    func themeFile(_ path: String, _ option: String) throws(Failure) -> ThemeFile {
        let input: InputFile
        do {
            input = try sharedFile(path)
        } catch {
            let hint = NearestName.hint(NearestName.to(path, in: ThemeSource.words))
            try error.refuse(path, asNameOf: option, ThemeSource.expected + hint)
            throw error
        }
        return try keep(path, in: \.themes) { _ throws(Failure) in
            try input.read { bytes throws(TextError) in
                let (theme, fonts) = try ChartTheme.reading(json: bytes, fonts: true)
                if DataURL.isOne(path), !fonts.isEmpty {
                    throw .invalid(at: nil, field: "fonts", expected: "none in a theme that is no file", found: "some")
                }
                return (theme, fonts.map { Folder.path($0, beside: path) })
            }
        }
    }

    /// Returns the cached value of a key, or the one that `load` makes, on one thread at a time: reading is fast. Jobs
    /// share it, except that of a `data:` URL, which no other job has.
    private func keep<Value: Sendable>(
        _ key: String, in path: WritableKeyPath<Kept, [String: Value]> & Sendable,
        _ load: (String) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let keeper = DataURL.isOne(key) ? self : shared
        return try keeper.loading.withLock { _ throws(Failure) in
            if let value = keeper.kept.withLock({ $0[keyPath: path][key] }) { return value }
            let value = try load(key)
            keeper.kept.withLock { $0[keyPath: path][key] = value }
            return value
        }
    }
}
