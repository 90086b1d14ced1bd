import Foundation
import StepData
import StepSupport

@testable import StepImport
@testable import StepJobs

/// What must hold of lines that come through a pipe, of exports that are read together, and of archives.
enum PipeCheck {
    // O_DIRECT and F_SETPIPE_SZ of Linux, which Swift does not see.
    #if arch(arm64)
        private static let packets: Int32 = 0o200000
    #else
        private static let packets: Int32 = 0o40000
    #endif
    private static let setPipeSize: Int32 = 1031

    /// However a pipe cuts them, lines are those of the bytes. The first byte says how it does.
    static func check(lines bytes: [UInt8]) {
        guard let first = bytes.first else { return }
        let text = bytes.dropFirst()
        var expected = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if expected.last?.isEmpty == true { expected.removeLast() }
        // All of it waits in the pipe, where each piece stays one and takes a page.
        let piece = max(Int(first & 15) + 1, text.count / 200 + 1)
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return }
        defer { close(ends[0]) }
        _ = fcntl(ends[1], F_SETFL, packets)
        _ = fcntl(ends[1], setPipeSize, 1 << 20)
        for start in stride(from: text.startIndex, to: text.endIndex, by: piece) {
            let part = text[start..<min(start + piece, text.endIndex)]
            _ = part.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
        }
        close(ends[1])
        guard var reader = try? LineReader("/dev/fd/\(ends[0])") else { fatalError("a pipe is opened") }
        for (number, line) in expected.enumerated() {
            let whole = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            guard case .text(let found)? = try? reader.next() else { fatalError("there is line \(number + 1)") }
            StepFuzz.check(found == Array(whole), "line \(number + 1) is whole")
            StepFuzz.check(reader.number == number + 1, "lines are counted")
        }
        StepFuzz.check((try? reader.next()) == .some(nil), "there are no more lines")
        StepFuzz.check(reader.offset == text.count, "every byte is in a line")
    }

    /// Two exports, with a zero byte between them: their days are those of the one and the other, and in order.
    static func check(merged bytes: [UInt8]) {
        let files = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false).map(Array.init)
        guard files.count == 2, let both = days(of: files), let (one, other) = alone(files) else { return }
        StepFuzz.check(zip(both, both.dropFirst()).allSatisfy { $0.date < $1.date }, "days are in order")
        let dates = Set(one.map(\.date)).union(other.map(\.date))
        StepFuzz.check(both.allSatisfy { dates.contains($0.date) }, "no day is made up")
        let figures = both.flatMap { day in ImportMetric.allCases.compactMap { day[$0] } }
        StepFuzz.check(figures.allSatisfy { $0 >= 0 && $0.isFinite }, "figures are numbers")
        guard let turned = days(of: files.reversed()) else { return }
        StepFuzz.check(turned.map(\.date) == both.map(\.date), "the order of files adds no day")
    }

    private static func alone(_ files: [[UInt8]]) -> ([ImportedDay], [ImportedDay])? {
        guard let one = days(of: [files[0]]), let other = days(of: [files[1]]) else { return nil }
        return (one, other)
    }

    private static func days(of files: [[UInt8]]) -> [ImportedDay]? {
        var options = ImportOptions()
        options.reading.zone = try? TimeZoneRules(named: "Europe/Helsinki")
        guard var reading = try? ImportReading("", options) else { return nil }
        for (number, bytes) in files.enumerated() {
            guard (try? reading.read(ByteStream(name: "\(number).csv", bytes: bytes))) != nil else { return nil }
        }
        return try? reading.days().days
    }

    /// Files by lines, the name and the content: an archive gives back what was put in.
    static func check(archive bytes: [UInt8]) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        var files: [(name: String, content: [UInt8])] = []
        for (name, content) in zip(lines, lines.dropFirst()) {
            let name = String(decoding: name, as: UTF8.self)
            if !name.contains("\0") { files.append((name, Array(content))) }
        }
        let path = "/tmp/stepchart-fuzz-\(getpid()).tar"
        defer { Folder.remove(path) }
        guard let archive = try? TarArchive(path) else { return }
        for file in files {
            let added: Void? = try? archive.add(file.name, size: file.content.count) { (write) throws(Failure) in
                try write(file.content.span)
            }
            StepFuzz.check(added != nil, "a file is added")
        }
        guard (try? archive.finish()) != nil, let written = try? InputFile(path).bytes else {
            fatalError("an archive is written")
        }
        let found = contents(ofTar: written)
        StepFuzz.check(found.map(\.name) == files.map(\.name), "names are kept")
        StepFuzz.check(found.map(\.content) == files.map(\.content), "contents are kept")
    }

    /// As POSIX has it: blocks of 512 bytes, and records of the kind x before what they are about.
    private static func contents(ofTar bytes: [UInt8]) -> [(name: String, content: [UInt8])] {
        var files: [(name: String, content: [UInt8])] = []
        var (at, longName) = (0, String?.none)
        StepFuzz.check(bytes.count % 512 == 0 && bytes.suffix(1024).allSatisfy { $0 == 0 }, "an archive has an end")
        while at < bytes.count - 1024 {
            let block = Array(bytes[at..<at + 512])
            func text(_ place: Range<Int>) -> String {
                String(decoding: block[place].prefix { $0 != 0 }, as: UTF8.self)
            }
            func number(_ place: Range<Int>) -> Int { Int(text(place).filter { $0 != " " }, radix: 8) ?? -1 }
            let sum = block.enumerated().reduce(0) { $0 + ((148..<156).contains($1.offset) ? 32 : Int($1.element)) }
            StepFuzz.check(number(148..<156) == sum && text(257..<263) == "ustar", "a header is sound")
            let size = number(124..<136)
            let content = Array(bytes[at + 512..<at + 512 + size])
            at += 512 + (size + 511) / 512 * 512
            if text(156..<157) == "x" {
                // `LENGTH path=NAME\n`, the length in bytes.
                let record = content.split(separator: UInt8(ascii: "="), maxSplits: 1)
                let head = String(decoding: record[0], as: UTF8.self).split(separator: " ")
                StepFuzz.check(Int(head[0]) == size && head[1] == "path", "a record says how long it is")
                longName = String(decoding: record[1].dropLast(), as: UTF8.self)
            } else {
                files.append((longName ?? text(0..<100), content))
                longName = nil
            }
        }
        return files
    }
}
