#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// A message and pictures that explain why a picture does not match its golden.
struct GoldenFailure {
    private(set) var message: String
    var pictures: [(name: String, png: [UInt8])] = []

    mutating func add(_ line: String) { message += "\n\(line)" }
}

// A failure is recorded with the framework that runs the test, even if the function for the other one was called: a
// framework that does not run the test discards the failure, and the test would pass.

extension GoldenFailure {
    #if canImport(Testing)
        func record(at location: SourceLocation) {
            Issue.record("\(message)", sourceLocation: location)
            for picture in pictures { Attachment.record(picture.png, named: picture.name, sourceLocation: location) }
            #if canImport(XCTest)
                if Test.current == nil { XCTFail("\(location): \(message)") }
            #endif
        }
    #endif

    #if canImport(XCTest)
        func fail(file: StaticString, line: UInt) {
            #if canImport(Testing)
                if Test.current != nil {
                    Issue.record("\(file):\(line): \(message)")
                    return
                }
            #endif
            XCTFail(message, file: file, line: line)
        }
    #endif
}
