import StepPNG
import StepRaster
import StepSupport
import StepTestSupport

@testable import StepGoldens

/// Reports whose every pixel is known to checks.py.
enum ReportSample {
    static let white = Pixel(red: 255, green: 255, blue: 255)
    static let hostileName = "</script><img src=x onerror=\"hacked=1\"><b>{script}&amp;"

    /// A case of each class, pictures of every kind, and names that try to get out of where they are.
    static func report() throws -> VerificationReport {
        var cases = [try dot("chart/dot"), try tolerant, try taller, try clear, try large]
        var hostile = try dot(hostileName)
        hostile.message = "<!--<script>\u{2028}</script> -->"
        cases.append(hostile)
        cases += try kinds
        cases.append(try moving)

        cases += [
            CaseResult(name: "icon/new", .new, message: "no golden at golden/icon/new.png"),
            CaseResult(name: "old/orphan", .missing, message: "no case draws it"),
            CaseResult(name: "broken/text", .error, message: "not a PNG"),
            CaseResult(name: "broken/pointer", .error, message: "a Git LFS pointer"),
            CaseResult(name: "same/a", .same), CaseResult(name: "same/b", .same),
            CaseResult(name: "same/c", .same),
        ]
        let first = cases.count - 7
        cases[first].actualFile = try png(picture(16, 16))
        for index in [first + 1, first + 2] { cases[index].expectedFile = try png(picture(16, 16)) }
        cases[first + 5].variant = "arm"
        return VerificationReport(
            title: "</title><script>hacked=1</script>", .init(results: cases), toolVersion: "1.0")
    }

    static func thousandFailures() throws -> VerificationReport {
        let failure = try dot("many")
        let cases = (0..<1000).map { index in
            var copy = failure
            copy.name = "many/\(String(10_000 + index).dropFirst())"
            return copy
        }
        return VerificationReport(title: "many", .init(results: cases, notRun: 2), toolVersion: "1.0")
    }

    /// In 10,000 bytes only the first case has whole pictures: the others have 400 x 300 pixels of noise, 64 x 64 of them
    /// where most of two differ, at 270, 165.
    static func parts() throws -> VerificationReport {
        var random = RandomPictures(seed: 1)
        let noise = PixelBuffer(
            width: 400, height: 300,
            pixels: (0..<400 * 300).map { _ in
                Pixel(
                    red: .random(in: 0..<64, using: &random), green: .random(in: 0..<64, using: &random),
                    blue: .random(in: 0..<64, using: &random))
            })
        var actual = noise
        actual[20, 30] = white
        actual[300, 200] = Pixel(red: 255, green: 0, blue: 0)
        for y in 205..<213 {
            for x in 310..<318 { actual[x, y] = Pixel(red: 0, green: 0, blue: 255) }
        }
        var cases = [try dot("part/whole"), try result("part/dots", noise, actual), CaseResult(name: "part/new", .new)]
        cases[2].actualFile = try png(noise)
        return VerificationReport(title: "parts", .init(results: cases), toolVersion: "1.0")
    }

    /// A red pixel and a blue square on white.
    private static func dot(_ name: String) throws -> CaseResult {
        var actual = picture(64, 48)
        actual[10, 20] = Pixel(red: 255, green: 0, blue: 0)
        for y in 8..<16 {
            for x in 40..<48 { actual[x, y] = Pixel(red: 0, green: 0, blue: 255) }
        }
        return try result(name, picture(64, 48), actual)
    }

    /// Its left third is ignored; of two changes elsewhere one is within the threshold.
    private static var tolerant: CaseResult {
        get throws {
            var actual = picture(40, 24)
            actual[5, 10] = Pixel(red: 0, green: 0, blue: 0)
            actual[20, 10] = Pixel(red: 255, green: 255, blue: 245)
            actual[30, 10] = Pixel(red: 255, green: 15, blue: 255)
            let tolerance = Tolerance(
                limits: DiffLimits(maxChannelDelta: 16, maxDifferentPixels: .count(5), threshold: .init(0.05)),
                ignoredRectangles: [
                    PixelRect(x: 0, y: 0, width: 8, height: 24), PixelRect(x: 0, y: 0, width: 1, height: 1),
                ],
                reason: "Drawn by the system.")
            return try result("chart/tolerant", picture(40, 24), actual, tolerance)
        }
    }

    private static var taller: CaseResult {
        get throws { try result("chart/taller", picture(20, 10), picture(20, 12)) }
    }

    /// Has 1234 pixels that differ, which reach from corner to corner.
    private static var large: CaseResult {
        get throws {
            var actual = picture(1200, 100)
            for index in 0..<1233 { actual[index % 1200, index / 1200] = Pixel(red: 0, green: 0, blue: 0) }
            actual[1199, 99] = Pixel(red: 0, green: 0, blue: 0)
            return try result("chart/large", picture(1200, 100), actual)
        }
    }

    private static var clear: CaseResult {
        get throws {
            let expected = PixelBuffer(width: 16, height: 16)
            var actual = expected
            actual[5, 7] = Pixel(red: 200, green: 2, blue: 3, alpha: 77)
            return try result("icon/clear", expected, actual)
        }
    }

    /// Of three frames the second was 100 and is 90, within the threshold, and the third was 50 and is 70, beyond it.
    private static var moving: CaseResult {
        get throws {
            try TestTool.withFolder { folder in
                var store = GoldenStore(folder: folder.path)
                store.detail = Set(CaseResult.CaseDetail.allCases)
                try OutputFile.write(animation([200, 100, 50], still: 7), to: store.path(of: "golden"))
                let actual = InputFile(name: "actual.png", bytes: try animation([200, 90, 70], still: 7))
                let limits = DiffLimits(maxChannelDelta: 4, threshold: .init(0.05))
                var result = store.check(.file(actual), named: "golden", tolerance: Tolerance(limits: limits))
                result.name = "chart/moving"
                return result
            }
        }
    }

    /// Of each kind of PNG one beside the same picture as the encoder writes it, without a picture of the difference.
    private static var kinds: [CaseResult] {
        get throws {
            var files = SampleFile.kinds.map { kind in
                (kind.description, SampleFile(width: 21, height: 13, kind: kind, interlaced: true).bytes)
            }
            for colorType: UInt8 in [0, 2] {
                // Every fifth pixel has the one colour that tRNS makes clear.
                let channels = colorType == 0 ? 1 : 3
                let key = Array([77, 4, 203].prefix(channels))
                let samples = (0..<21 * 13).flatMap { $0 % 5 == 0 ? key : key.map { $0 + 1 } }
                let file = SampleFile(
                    width: 21, height: 13, colorType: colorType, bitDepth: 8, samples: samples.map(UInt16.init),
                    transparency: key.flatMap { [0, UInt8($0)] })
                files.append(("color type \(colorType), clear color", file.bytes))
            }
            let palette = SampleFile(
                width: 21, height: 13, colorType: 3, bitDepth: 4, transparency: [0, 90, 180, 255, 1])
            files.append(("color type 3, clear colors", palette.bytes))
            files.append(("every filter", filtered))
            return try files.map { name, file in
                var result = CaseResult(name: "kind/\(name)", .different)
                (result.expectedFile, result.actualFile) = (file, try png(PNGDecoder.decode(file)))
                return result
            }
        }
    }

    /// Any bytes are right behind a filter.
    private static var filtered: [UInt8] {
        var file = SampleFile(width: 21, height: 15, colorType: 6, bitDepth: 8).file
        var rows: [UInt8] = []
        for y in 0..<15 {
            rows.append(UInt8(y % 5))
            for x in 0..<84 { rows.append(UInt8(truncatingIfNeeded: x * x * 7 + y * 31)) }
        }
        for index in file.chunks.indices where file.chunks[index].type == "IDAT" {
            file.chunks[index].data = PNGFile.stored(rows)
        }
        return file.bytes
    }

    private static func picture(_ width: Int, _ height: Int) -> PixelBuffer {
        PixelBuffer(width: width, height: height, filledWith: white)
    }

    private static func png(_ picture: PixelBuffer) throws -> [UInt8] {
        try PNGEncoder.encode(picture, scale: 1)
    }

    /// What verifying finds, with all that a report can show.
    private static func result(
        _ name: String, _ expected: PixelBuffer, _ actual: PixelBuffer, _ tolerance: Tolerance = Tolerance()
    ) throws -> CaseResult {
        try TestTool.withFolder { folder in
            var store = GoldenStore(folder: folder.path, recording: .all)
            _ = store.check(.pixels(expected, scale: 1), named: "golden")
            store.recording = .never
            store.detail = Set(CaseResult.CaseDetail.allCases)
            var result = store.check(.pixels(actual, scale: 1), named: "golden", tolerance: tolerance)
            result.name = name
            return result
        }
    }
}
