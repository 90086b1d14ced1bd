import Foundation
import StepTestSupport
import Testing

@testable import StepSupport

struct DescriptorTests {
    @Test func readsAndWritesAtAnOffset() throws {
        try withFolder { folder in
            let path = "\(folder)/a"
            let descriptor = open(path, O_RDWR | O_CREAT, 0o600)
            defer { close(descriptor) }
            let (first, second, third): ([UInt8], [UInt8], [UInt8]) = ([1, 2, 3, 4], [8, 9], [5])
            try Descriptor.write(first.span, to: descriptor, name: path)
            try Descriptor.write(second.span, to: descriptor, at: 1, name: path)
            try Descriptor.write(third.span, to: descriptor, name: path)
            #expect(try InputFile(path).bytes == [1, 8, 9, 4, 5])
            var bytes: [UInt8] = [0, 0, 0]
            let count = try Descriptor.read(descriptor, into: &bytes, at: 3, name: path)
            #expect((count, bytes) == (2, [4, 5, 0]))
        }
    }

    @Test func saysWhatTheSystemSays() throws {
        try withFolder { folder in
            let missing = #expect(throws: Failure.self) { try Descriptor.reading("\(folder)/a") }
            #expect(missing == Failure(.noInput, "\(folder)/a: No such file or directory"))
            let descriptor = try Descriptor.reading(folder)
            defer { close(descriptor) }
            var bytes: [UInt8] = [0]
            for offset in [nil, 0] {
                let isFolder = #expect(throws: Failure.self) {
                    try Descriptor.read(descriptor, into: &bytes, at: offset, name: "it")
                }
                #expect(isFolder == Failure(.noInput, "it: Is a directory"))
            }
            let cannot = #expect(throws: Failure.self) {
                try Descriptor.write(bytes.span, to: descriptor, name: "it")
            }
            #expect(cannot == Failure(.inputOutput, "it: cannot write: Bad file descriptor"))
        }
    }
}
