import StepChartFonts
import StepData
import StepRaster
import StepSupport

@testable import StepChart
@testable import StepGoldens
@testable import StepImport
@testable import StepJobs

/// Everything that reads what others have written, and what must hold of whatever it takes. `seeds.py` reads the cases.
enum Reader: CaseIterable {
    case weekJSON, weekCSV, freeJSON, freeCSV, theme, layout, devices, manifest, job, caption, word, lock
    case cacheEntry
    /// What a batch takes: jobs in lines, names of files.
    case batch, names
    /// Lines that a pipe cuts, two exports read together, archives of pictures.
    case lines, merged, archive
    /// What is imported.
    case healthExport, zip, zone
    case samsung, googleFit, fitbit, fitbitMonth, garmin, zepp, healthAutoExport, withings, table
    case miFitness, huawei, polar, healthConnect, gadgetbridge
    /// As it stands, and with every checksum made right, which mutations never are.
    case png, soundPNG
    case jpeg, webp
    case font
    /// What may be an SVG file of its own.
    case svg
    /// What asks for the page of a review.
    case request
    /// What is written: pixels of any kind.
    case pixels
    /// Two pictures compared, an animation, texts in pictures and in reports.
    case compared, frames, texts, report

    func read(_ bytes: [UInt8]) {
        switch self {
        case .weekJSON: if let week = try? StepWeek(json: bytes) { Self.check(week) }
        case .weekCSV: if let week = try? StepWeek(csv: bytes) { Self.check(week) }
        case .freeJSON: Self.checkFree(bytes, .json)
        case .freeCSV: Self.checkFree(bytes, .csv)
        case .theme: if let theme = try? ChartTheme(json: bytes) { Self.draw(.sample(), theme) }
        case .layout: if let layout = try? LayoutReport(json: bytes) { Self.check(layout) }
        case .devices: for device in (try? WidgetDevice.devices(json: bytes)) ?? [] { Self.check(device, bytes.count) }
        case .manifest: _ = try? Manifest(bytes, in: "folder", commands: Job.DrawingCommand.words)
        case .job: if let job = try? Job(json: bytes) { Self.check(job) }
        case .caption: Self.check(caption: String(decoding: bytes, as: UTF8.self))
        // Of many kinds, so that a long one would only take time.
        case .word: OptionWords.check(String(decoding: bytes.prefix(64), as: UTF8.self))
        case .lock: if let lock = try? Lock(InputFile(name: "", bytes: bytes)) { Self.check(lock) }
        case .cacheEntry: Self.check(cacheEntry: bytes)
        case .batch: Self.check(batch: bytes)
        case .names: Self.check(names: bytes)
        case .lines: PipeCheck.check(lines: bytes)
        case .merged: PipeCheck.check(merged: bytes)
        case .archive: PipeCheck.check(archive: bytes)
        case .samsung: FormatCheck.check(bytes, SamsungHealth.self, names: ["a.csv"])
        case .googleFit: FormatCheck.check(bytes, GoogleFit.self, names: ["2021-05-04.csv"])
        case .fitbit: FormatCheck.check(bytes, FitbitTakeout.self, names: ["steps-1.json", "distance-1.json"])
        case .fitbitMonth: FormatCheck.check(bytes, FitbitMonth.self, names: ["a.csv"])
        case .garmin: FormatCheck.check(bytes, GarminDays.self, names: ["a.json"])
        case .zepp: FormatCheck.check(bytes, ZeppActivity.self, names: ["a.csv"])
        case .healthAutoExport: FormatCheck.check(bytes, HealthAutoExport.self, names: ["a.json"])
        case .withings:
            FormatCheck.check(
                bytes, WithingsAggregates.self, names: ["aggregates_steps.csv", "aggregates_distance.csv"])
        case .miFitness: FormatCheck.check(bytes, MiFitness.self, names: ["a.csv"])
        case .huawei: FormatCheck.check(bytes, HuaweiHealth.self, names: ["a.json"])
        case .polar: FormatCheck.check(bytes, PolarDays.self, names: ["a.json"])
        case .healthConnect: FormatCheck.check(bytes, HealthConnect.self, names: ["a.db"])
        case .gadgetbridge: FormatCheck.check(bytes, Gadgetbridge.self, names: ["Gadgetbridge"])
        case .table: FormatCheck.check(bytes, PlainTable.self, names: ["a.csv"])
        case .png: PNGCheck.check(bytes)
        case .soundPNG: PNGCheck.check(withRightChecksums(bytes))
        case .jpeg, .webp: PhotoCheck.check(bytes)
        case .svg: if let file = SVGFile(bytes) { StepFuzz.check(file.size.width > 0, "a picture has a size") }
        case .request: Self.check(request: bytes)
        case .pixels: PNGCheck.check(pixels: bytes)
        case .compared: WriterCheck.check(compared: bytes)
        case .frames: WriterCheck.check(frames: bytes)
        case .texts: WriterCheck.check(texts: bytes)
        case .report: WriterCheck.check(report: bytes)
        case .font: Self.check(font: bytes)
        case .healthExport: ImportCheck.check(export: bytes)
        case .zip: ImportCheck.check(zip: bytes)
        case .zone: ImportCheck.check(zone: bytes)
        }
    }

    private static func check(_ week: StepWeek) {
        StepFuzz.check(
            (try? StepWeek(days: week.days, selected: week.selected, unit: week.unit, today: week.today)) == week,
            "a week is valid")
        StepFuzz.check((try? StepWeek(json: week.json.text.utf8)) == week, "a week reads back")
        draw(week, .light)
    }

    /// What is read strictly is read freely too, or may mean two things, as 7.000 does.
    private static func checkFree(_ bytes: [UInt8], _ format: StepDataFormat) {
        let read = try? StepHistory.reading(bytes, format: format, options: ReadingOptions(strict: true))
        let strict = read.flatMap { try? StepWeek($0.history) }
        for repeated in ReadingOptions.Repeated.allCases {
            let options = ReadingOptions(dateOrder: repeated == .max ? .dmy : nil, repeated: repeated)
            guard let free = try? StepHistory.reading(bytes, format: format, options: options),
                let week = try? StepWeek(free.history)
            else { continue }
            check(week)
            StepFuzz.check(strict == nil || strict == week && free.notes.isEmpty, "strict is free")
        }
    }

    private static func draw(_ week: StepWeek, _ theme: ChartTheme) {
        var options = ChartOptions(placement: .widget)
        (options.width, options.height, options.missingGlyph) = (60, 40, .box)
        _ = try? WeekChart(week, options: options, theme: theme).image(.scale(1))
    }

    /// A number that Double has not is another one when it is written.
    private static func check(_ layout: LayoutReport) {
        let written = layout.json()
        StepFuzz.check((try? LayoutReport(json: written.utf8))?.json() == written, "a layout reads back")
    }

    /// - Parameter choice: chooses a family, as all of them would take forty times as long as other readers.
    private static func check(_ device: WidgetDevice, _ choice: Int) {
        let families = WeekWidget.Family.allCases
        let family = families[choice % families.count]
        guard let widget = try? WeekWidget(StepWeek.sample(), options: WidgetOptions(family, on: device)) else {
            return
        }
        // At most some 100 pixels a side.
        let scale = 100 / max(100, widget.drawing.width, widget.drawing.height)
        _ = try? widget.drawing.image(.scale(scale))
    }

    private static func check(_ job: Job) {
        do {
            try job.validate()
            let again = try Job(json: job.json.utf8)
            StepFuzz.check(again == job, "a job reads back: \(job.json)")
        } catch {
            StepFuzz.check(false, "a job is valid: \(job.json): \(error)")
        }
    }

    /// Letters are finite, and the same when they are drawn anew.
    private static func check(font bytes: [UInt8]) {
        for number in 1...2 {
            guard let font = try? ChartTheme.Font(bytes: bytes, number: number),
                let again = try? ChartTheme.Font(bytes: bytes, number: number)
            else { continue }
            let letters = "HAVoeé0月".unicodeScalars.compactMap { font.typeface.source.glyph(for: $0, weight: 650) }
            let others = "HAVoeé0月".unicodeScalars.compactMap { again.typeface.source.glyph(for: $0, weight: 650) }
            StepFuzz.check(letters.map(\.outline) == others.map(\.outline), "letters are the same")
            StepFuzz.check(letters.allSatisfy { $0.outline.isDrawable && $0.advance.isFinite }, "letters are finite")
            var theme = ChartTheme.light
            theme.fonts = [font]
            draw(.sample(), theme)
        }
    }

    private static func check(caption: String) {
        guard let template = try? CaptionTemplate(caption) else { return }
        let filled = template.filled { "{\($0.rawValue)}" }
        // By bytes, as a mark may stand on the second brace.
        let hasDoubled = Swift.zip(caption.utf8, caption.utf8.dropFirst()).contains { byte, next in
            byte == next && "{}".utf8.contains(byte)
        }
        StepFuzz.check(hasDoubled || filled == caption, "a caption is whole")
    }

    /// No part of it is whole, and what is written anew is the same.
    private static func check(request bytes: [UInt8]) {
        guard let request = try? HTTPRequest(bytes) else { return }
        for count in 0..<bytes.count {
            StepFuzz.check((try? HTTPRequest(Array(bytes[..<count]))) == nil, "a request is not whole before its end")
        }
        StepFuzz.check(
            request.target.hasPrefix("/") && request.headers.count <= HTTPRequest.mostHeaders, "it is within bounds")
        let lines = request.headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
        let text = "\(request.method) \(request.target) HTTP/1.1\r\n\(lines.joined())\r\n"
        StepFuzz.check((try? HTTPRequest(Array(text.utf8))) == request, "a request reads back")
    }

    private static func check(_ lock: Lock) {
        let again = try? Lock(InputFile(name: "", bytes: Array(lock.text.utf8)))
        StepFuzz.check(again == lock, "a lock reads back")
    }

    /// As it stands, and as what a right digest and version stand before.
    private static func check(cacheEntry bytes: [UInt8]) {
        let version = CacheEntry.bytes(of: [], name: "").prefix { $0 != UInt8(ascii: "\n") }
        let name = "last.week"
        for file in [bytes, version + Array("\n\(SHA256.hex(of: bytes))\n".utf8) + bytes] {
            guard let parts = CacheEntry.parts(of: file, name: name) else { continue }
            let again = CacheEntry.parts(of: CacheEntry.bytes(of: parts, name: name), name: name)
            StepFuzz.check(again == parts, "an entry reads back")
        }
    }

    /// The first line is what the others share. What it says and their commands do not have says nothing.
    private static func check(batch bytes: [UInt8]) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let defaults = (try? JobDefaults(json: lines[0])) ?? JobDefaults()
        for line in lines.dropFirst() {
            guard let text = try? SourceText(line), let job = try? Job(json: text, over: defaults) else { continue }
            let written = job.json
            StepFuzz.check((try? Job(json: written.utf8))?.json == written, "a job reads back: \(written)")
        }
    }

    /// The first line is the template, the second a key.
    private static func check(names bytes: [UInt8]) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
        guard lines.count == 2, let names = try? FileNames(lines[0]) else { return }
        guard let name = names.name(key: lines[1], index: 0, hash: "0123456789abcdef", ending: "png") else { return }
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        StepFuzz.check(
            parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && $0.utf8.count <= 255 } && !name.contains("\0"),
            "a name stays in its folder: \(name)")
        StepFuzz.check(parts.count == lines[0].split(separator: "/").count, "a key adds no folder: \(name)")
    }
}
