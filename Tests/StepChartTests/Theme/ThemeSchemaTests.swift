import Foundation
import StepTestSupport
import Testing

@testable import StepChart

/// samples/theme.schema.json says of themes what the reader says.
struct ThemeSchemaTests {
    private static let schema = JSONSchema("theme.schema.json")

    /// Each is a text and whether it is a theme.
    private static let verdicts: [(String, Bool)] = [
        ("{}", true), ("[]", false), ("null", false), (#"{"extends": "dark"}"#, true), (#"{"extends": "Dark"}"#, true),
        (#"{"extends": "darker"}"#, false), (#"{"$schema": "theme.schema.json"}"#, true), (#"{"$schema": 1}"#, false),

        (#"{"extends": null}"#, false), (#"{"lineWidth": 3}"#, true), (#"{"lineWidth": 3.5e1}"#, true),
        (#"{"lineWidth": "3"}"#, false), (#"{"lineWidth": -0.5}"#, false), (#"{"lineWidth": null}"#, false),
        (#"{"linewidth": 3}"#, false), (#"{"extend": "dark"}"#, false), (##"{"nodeColor": "#38AFE6"}"##, true),
        (##"{"nodeColor": "#38afe680"}"##, true), (##"{"nodeColor": "#38AFE"}"##, false),
        (##"{"nodeColor": "#38A"}"##, true), (##"{"nodeColor": "#38af"}"##, true), (##"{"nodeColor": "#38"}"##, false),
        (#"{"nodeColor": "RebeccaPurple"}"#, true), (#"{"nodeColor": "transparent"}"#, true),
        (#"{"nodeColor": "red "}"#, false), (#"{"nodeColor": "reddish"}"#, false), (#"{"nodeColor": "blu"}"#, false),
        (##"{"nodeColor": "#38AFE6800"}"##, false), (#"{"nodeColor": "38AFE6"}"#, false),
        (##"{"nodeColor": ["#38AFE6"]}"##, false), (#"{"nodeColor": 7}"#, false),
        (#"{"fonts": ["a.ttf", "b.ttc#2"]}"#, true), (#"{"fonts": []}"#, true), (#"{"fonts": "a.ttf"}"#, false),
        (#"{"fonts": [1]}"#, false),
        (##"{"extends": "color-blind-safe", "labelWeight": 700, "shadowOffsetX": -2, "background": "#FFF4E0"}"##, true),
    ]

    /// Every constant at, within and beyond the ends of its range.
    private static let ranges: [(String, Bool)] = ChartTheme.constants.flatMap { constant -> [(String, Bool)] in
        switch constant.property {
        case .color: [(##"{"\##(constant.name)": "#01020304"}"##, true), (#"{"\#(constant.name)": 1}"#, false)]
        case .number(_, let range), .length(_, let range):
            [
                (range.lowerBound, true), (range.upperBound, true), (range.lowerBound - 1, false),
                (range.upperBound + 1, false),
            ].map { (#"{"\#(constant.name)": \#($0)}"#, $1) }
        }
    }

    @Test func agreesWithTheReader() throws {
        let verdicts = Self.verdicts + Self.ranges
        let schemaSays = try Self.schema.accepts(verdicts.map(\.0))
        for ((text, isTheme), schemaAccepts) in zip(verdicts, schemaSays) {
            #expect(
                ((try? ChartTheme.reading(json: text.utf8, fonts: true)) != nil) == isTheme, "the reader on \(text)")
            #expect(schemaAccepts == isTheme, "the schema on \(text)")
        }
    }

    @Test func knowsEveryColor() throws {
        let names = ColorNames.table.keys.map { String($0) }
        let texts = (names + names.map { $0.uppercased() }).map { #"{"nodeColor": "\#($0)"}"# }
        #expect(try Self.schema.accepts(texts).allSatisfy(\.self))
    }

    @Test func knowsEveryConstantAndTheme() throws {
        let schema = try #require(JSONSerialization.jsonObject(with: Self.schema.bytes) as? [String: Any])
        let properties = try #require(schema["properties"] as? [String: [String: Any]])
        #expect(
            properties.keys.sorted() == (ChartTheme.constants.map(\.name) + ["$schema", "extends", "fonts"]).sorted())
        let themes = try #require(properties["extends"]?["anyOf"] as? [[String: Any]])
        #expect(themes.first?["enum"] as? [String] == ChartTheme.BuiltIn.allCases.map(\.rawValue))
        for constant in ChartTheme.constants {
            let property = try #require(properties[constant.name])
            #expect(property["description"] as? String != nil, "\(constant.name)")
            switch constant.property {
            case .color(let path):
                #expect(property["default"] as? String == ChartTheme.light[keyPath: path].hex, "\(constant.name)")
            case .number(let path, _), .length(let path, _):
                let value = try #require(property["default"] as? Double)
                #expect(isClose(value, ChartTheme.light[keyPath: path], within: 1e-8), "\(constant.name)")
            }
        }
    }
}
