import CStepLibExpat
import Foundation
import StepRaster
import StepSupport

@testable import StepChart
@testable import StepGoldens
@testable import StepPNG

/// What must hold of what is written and compared, whatever goes in.
enum WriterCheck {
    /// A picture made of bytes, and another that some of them change.
    private static func pictures(_ bytes: [UInt8]) -> (PixelBuffer, PixelBuffer)? {
        guard bytes.count > 8 else { return nil }
        let (width, height) = (1 + Int(bytes[0] & 31), 1 + Int(bytes[1] & 31))
        // One colour in four is a repetition, so that there are areas.
        let pixels = (0..<width * height).map { index in
            let start = 2 + index / (1 + Int(bytes[1] >> 6)) * 4
            func byte(_ channel: Int) -> UInt8 { bytes[2 + (start + channel) % (bytes.count - 2)] }
            return byte(3) == 0 ? Pixel.clear : Pixel(red: byte(0), green: byte(1), blue: byte(2), alpha: byte(3) | 1)
        }
        var changed = pixels
        for start in stride(from: 2, to: bytes.count - 3, by: 4) where bytes[start] & 7 == 0 {
            let index = Int(bytes[start + 1]) * 32 + Int(bytes[start + 2])
            // Nothing has no colour.
            if changed[index % changed.count].alpha > 0 { changed[index % changed.count].green ^= bytes[start + 3] }
        }
        return (
            PixelBuffer(width: width, height: height, pixels: pixels),
            PixelBuffer(width: width, height: height, pixels: changed)
        )
    }

    /// Comparing counts what a plain walk counts.
    static func check(compared bytes: [UInt8]) {
        guard let (a, b) = pictures(bytes) else { return }
        var (count, greatest) = (0, 0)
        for (one, other) in zip(a.pixels, b.pixels) where one != other && (one.alpha > 0 || other.alpha > 0) {
            func over(_ channel: UInt8, _ alpha: UInt8) -> Int { (Int(channel) * Int(alpha) * 2 + 255) / 510 }
            let channels = [
                over(one.red, one.alpha) - over(other.red, other.alpha),
                over(one.green, one.alpha) - over(other.green, other.alpha),
                over(one.blue, one.alpha) - over(other.blue, other.alpha), Int(one.alpha) - Int(other.alpha),
            ]
            count += 1
            greatest = max(greatest, 1, channels.map(abs).max() ?? 0)
        }
        let diff = ImageDiff.compare(expected: a, actual: b)
        StepFuzz.check(diff.pixels.different == count, "as many pixels differ as a plain walk finds")
        StepFuzz.check(Int(diff.greatestDifference) == greatest, "the greatest difference is that of a plain walk")
        StepFuzz.check((diff.verdict == .same) == (count == 0), "any difference counts")
        let limits = with(DiffLimits()) { $0.ignoresAntialiasing = true }
        let ignoring = ImageDiff.compare(expected: a, actual: b, limits: limits)
        StepFuzz.check(ignoring.pixels.counted <= count, "what is left out is not more")
        let picture = DiffPicture(of: diff, expected: a, actual: b, style: .sideBySide).pixels
        StepFuzz.check(picture.width == 3 * a.width + 2 * DiffPicture.gap, "a difference can be drawn")
    }

    /// An animation is read back frame by frame.
    static func check(frames bytes: [UInt8]) {
        guard let (a, b) = pictures(bytes) else { return }
        do {
            let delay = try FrameDelay(1 + Int(bytes[2]), 20)
            let sequence = [a, b, b, a]
            var encoder = try APNGEncoder(
                PNGInfo(width: a.width, height: a.height, scale: 1), key: nil, hasStill: bytes[1] & 32 != 0)
            if bytes[1] & 32 != 0 { try encoder.write(rows: b.pixels.span) }
            try encoder.append(APNGFrame(from: nil, to: a, key: nil), delay: delay)
            for (before, picture) in zip(sequence, sequence.dropFirst()) {
                try encoder.append(APNGFrame(from: before, to: picture, key: nil), delay: delay)
            }
            let correction = try encoder.finish()
            var file: [UInt8] = []
            encoder.drain { part in for index in part.indices { file.append(part[index]) } }
            correction.apply(to: &file)
            guard case .success = PNGValidator.validate(file, { _ in }) else {
                return StepFuzz.check(false, "an animation that is written is sound")
            }
            var shown: [PixelBuffer] = []
            guard var player = try APNGDecoder(file) else {
                return StepFuzz.check(false, "an animation that is written is one")
            }
            while try player.advance() != nil { shown.append(player.picture) }
            let expected = sequence.reduce(into: [PixelBuffer]()) { if $0.last != $1 { $0.append($1) } }
            StepFuzz.check(shown == expected, "an animation reads back")
        } catch {
            StepFuzz.check(false, "any animation can be written: \(error)")
        }
    }

    /// Texts of strangers, in one kind of picture each: drawn, and well-formed wherever they are written.
    static func check(texts bytes: [UInt8]) {
        guard let kind = bytes.first else { return }
        let text = String(decoding: bytes.dropFirst().prefix(200), as: UTF8.self)
        var chart = ChartOptions()
        (chart.width, chart.height, chart.missingGlyph) = (120, 90, .box)
        (chart.annotations.title, chart.annotations.subtitle) = (.text(text), .text(text))
        var card = CardOptions(.square)
        card.chart = chart
        (card.width, card.height, card.footer) = (300, 300, text)
        let week = StepWeek.sample()
        let drawing: Drawing?
        switch kind % 4 {
        case 0: drawing = try? WeekChart(week, options: chart).drawing
        case 1: drawing = try? WeekCard(week, options: card).drawing
        case 2: drawing = try? message(week, text)
        default:
            guard let chart = try? WeekChart(week, options: chart) else { return }
            return StepFuzz.check((try? LayoutReport(json: chart.layoutJSON.utf8)) != nil, "a layout reads back")
        }
        guard let drawing else { return }
        if let svg = try? drawing.svg() { StepFuzz.check(isWellFormed(Array(svg.utf8)), "an SVG file is XML") }
        guard let file = try? drawing.png(.scale(0.5)) else { return }
        StepFuzz.check((try? PNGDecoder.decode(file)) != nil, "what is drawn can be read")
    }

    private static func message(_ week: StepWeek, _ text: String) throws -> Drawing {
        var message = try WeekMessage(week)
        (message.caption, message.subcaption, message.imageTitle, message.url) = (text, text, text, text)
        return try message.bubble()
    }

    /// Names and messages of strangers stay in their place in every report.
    static func check(report bytes: [UInt8]) {
        let parts = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard parts.count == 3 else { return }
        var tolerance = Tolerance()
        tolerance.reason = parts[2]
        let result = CaseResult(name: parts[0], .different, message: parts[1], tolerance: tolerance)
        let report = VerificationReport(
            title: parts[2], Verification.Findings(results: [result]), toolVersion: "1")
        StepFuzz.check(isWellFormed(Array(report.junit.utf8)), "JUnit's report is XML")
        StepFuzz.check((try? JSONSerialization.jsonObject(with: Data(report.json.utf8))) != nil, "a report is JSON")
        // A table's row is one line, whatever is in it.
        let empty = VerificationReport(
            title: "", Verification.Findings(results: [CaseResult(name: "", .different)]), toolVersion: "1")
        StepFuzz.check(report.markdown.lineCount == empty.markdown.lineCount, "Markdown keeps its lines")
    }

    private static func isWellFormed(_ bytes: [UInt8]) -> Bool {
        guard let parser = XML_ParserCreate(nil) else { return true }
        defer { XML_ParserFree(parser) }
        return bytes.withUnsafeBytes { bytes in
            XML_Parse(parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), 1)
        } == XML_STATUS_OK
    }
}

extension String {
    fileprivate var lineCount: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}
