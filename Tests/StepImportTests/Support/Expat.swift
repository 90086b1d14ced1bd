import CStepLibExpat
import Foundation

/// What a parser that reads all of XML finds in an export: the witness.
enum Expat {
    struct Record: Hashable {
        var metric: String
        var source: String
        var device: String
        var unit: String
        var created: String?
        var start: String
        var end: String
        var value: String?
        var isManual = false
    }

    struct Export: Equatable {
        var records: [Record] = []
        var zones: [String: Int] = [:]
        var exported: String?
        fileprivate var depth = 0
        fileprivate var open: Record?
    }

    private static let prefix = "HKQuantityTypeIdentifier"

    /// Nil when the bytes are not XML.
    static func read(_ bytes: [UInt8]) -> Export? {
        guard let parser = XML_ParserCreate(nil) else { return nil }
        defer { XML_ParserFree(parser) }
        var export = Export()
        let isRead = withUnsafeMutablePointer(to: &export) { export in
            XML_SetUserData(parser, export)
            XML_SetElementHandler(
                parser,
                { data, name, attributes in
                    guard let export = data?.assumingMemoryBound(to: Export.self), let name else { return }
                    var values: [String: String] = [:]
                    var next = attributes
                    while let name = next?[0], let value = next?[1] {
                        values[String(cString: name)] = String(cString: value)
                        next = next?.advanced(by: 2)
                    }
                    export.pointee.enter(String(cString: name), values)
                },
                { data, _ in data?.assumingMemoryBound(to: Export.self).pointee.leave() })
            return bytes.withUnsafeBytes { bytes in
                XML_Parse(parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), 1)
            } == XML_STATUS_OK
        }
        return isRead ? export : nil
    }
}

extension Expat.Export {
    fileprivate mutating func enter(_ name: String, _ values: [String: String]) {
        if depth == 1, name == "Record" {
            let metrics = ["StepCount", "DistanceWalkingRunning", "FlightsClimbed"]
            if let metric = metrics.first(where: { values["type"] == "HKQuantityTypeIdentifier" + $0 }) {
                open = Expat.Record(
                    metric: metric, source: values["sourceName"] ?? "", device: values["device"] ?? "",
                    unit: values["unit"] ?? "", created: values["creationDate"], start: values["startDate"] ?? "",
                    end: values["endDate"] ?? "", value: values["value"])
            }
        } else if depth == 1, name == "ExportDate" {
            exported = values["value"]
        } else if depth > 1, name == "MetadataEntry" || depth == 1 && name == "MetadataEntry" {
            if values["key"] == "HKTimeZone", let value = values["value"] { zones[value, default: 0] += 1 }
            if depth == 2, values["key"] == "HKWasUserEntered" { open?.isManual = values["value"] == "1" }
        }
        depth += 1
    }

    fileprivate mutating func leave() {
        depth -= 1
        if depth == 1, let open {
            records.append(open)
            self.open = nil
        }
    }
}
