import Foundation

/// A schema in samples/, as the Python package jsonschema understands it.
package struct JSONSchema {
    private let file: URL

    package init(_ name: String) {
        file =
            URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../samples/\(name)").standardized
    }

    package var bytes: Data {
        get throws { try Data(contentsOf: file) }
    }

    /// Whether the schema accepts each text.
    package func accepts(_ texts: [String]) throws -> [Bool] {
        let script = """
            import json, sys
            try:
                import jsonschema
            except ImportError:
                sys.exit("this test needs the Python package jsonschema: apt-get install python3-jsonschema")
            with open(sys.argv[1]) as file: schema = json.load(file)
            jsonschema.Draft202012Validator.check_schema(schema)
            judge = jsonschema.Draft202012Validator(schema, format_checker=jsonschema.FormatChecker(["date"]))
            print("".join("1" if judge.is_valid(json.loads(text)) else "0" for text in json.load(sys.stdin)))
            """
        let python = Process()
        python.executableURL = URL(filePath: "/usr/bin/python3")
        python.arguments = ["-c", script, file.path]
        let (input, output, trouble) = (Pipe(), Pipe(), Pipe())
        (python.standardInput, python.standardOutput, python.standardError) = (input, output, trouble)
        let watchdog = try python.begin()
        defer { watchdog.cancel() }
        try input.fileHandleForWriting.write(contentsOf: JSONEncoder().encode(texts))
        try input.fileHandleForWriting.close()
        let verdicts = try output.fileHandleForReading.readToEnd() ?? Data()
        let message = try trouble.fileHandleForReading.readToEnd() ?? Data()
        python.waitUntilExit()
        let bits = verdicts.filter { $0 != UInt8(ascii: "\n") }
        guard python.terminationStatus == 0, bits.count == texts.count else {
            throw Trouble(description: String(decoding: message, as: UTF8.self))
        }
        return bits.map { $0 == UInt8(ascii: "1") }
    }

    package struct Trouble: Error, CustomStringConvertible {
        package let description: String
    }
}
