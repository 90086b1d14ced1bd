import Foundation
import StepSupport
import StepTestSupport
import Testing

@testable import StepJobs

/// Read back by Python's tarfile.
struct TarArchiveTests {
    @Test func holdsWhatWasPutIn() throws {
        let long = String(repeating: "x", count: 150) + "/" + String(repeating: "y", count: 120) + ".png"
        let entries: [(String, [UInt8])] = [
            ("a.png", Array("one".utf8)), ("folder/b.png", [UInt8](repeating: 7, count: 512)), ("empty", []),
            (long, [1, 2, 3]), ("Zoë.png", [UInt8](repeating: 9, count: 1025)),
        ]
        try withFolder { folder in
            let path = "\(folder)/a.tar"
            let output = try OutputFile(path)
            let archive = TarArchive(output: output)
            for (name, bytes) in entries { try archive.add(name, bytes) }
            try archive.finish()
            try OutputFile.commit([output])
            let script = """
                import sys, tarfile
                with tarfile.open(sys.argv[1]) as archive:
                    for entry in archive:
                        data = archive.extractfile(entry).read()
                        print(entry.name, entry.isreg(), entry.size, entry.mtime, entry.uid, oct(entry.mode), sum(data))
                """
            let listing = entries.map { name, bytes in
                "\(name) True \(bytes.count) 0 0 0o644 \(bytes.reduce(0) { $0 + Int($1) })\n"
            }.joined()
            #expect(try python(script, [path], input: []) == listing)
            #expect(try bytes(path).count % 512 == 0)
        }
    }
}
