import Foundation

/// A schema in samples/, as the Python package jsonschema understands it.
package struct JSONSchema {
    private let file: URL

    package init(_ name: String) {
        file = Samples.folder.appending(path: name)
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
        let verdicts = try python(script, [file.path], input: Array(JSONEncoder().encode(texts)))
        let bits = verdicts.filter { $0 != "\n" }
        try require(bits.count == texts.count, "expected \(texts.count) verdicts, found \(verdicts)")
        return bits.map { $0 == "1" }
    }
}
