extension VerificationReport {
    /// JSON for programs, described by samples/verification.schema.json; `version` changes when a key changes its
    /// meaning or is removed. Numbers are whole wherever possible.
    package var json: String {
        let counts = CaseResult.CaseKind.allCases.map { ($0.rawValue, JSON.number(count($0))) }
        let leftOut = findings.leftOut.map {
            JSON.object([("path", .string($0.path)), ("reason", .string($0.reason))])
        }
        return JSON.document([
            ("version", .number(1)), ("tool", .string("stepchart \(toolVersion)")), ("title", .string(title)),
            ("passes", .bool(passes)), ("counts", .object([("cases", .number(cases.count))] + counts)),
            ("notRun", .number(findings.notRun)), ("recording", .bool(isRecording)),
            ("recorded", .strings(findings.recorded)), ("pruned", .strings(findings.pruned)),
            ("leftOut", .array(leftOut)), ("microseconds", .number(Int(milliseconds * 1000))),
            ("cases", .lines(cases.lazy.map(\.json))),
        ])
    }
}

extension CaseResult {
    fileprivate var json: JSON {
        .object([
            ("name", .string(name)), ("kind", .string(kind.rawValue)), ("message", .string(message)),
            ("reason", .text(tolerance.reason)), ("variant", .text(variant)), ("recorded", .bool(recorded)),
            ("warnings", .strings(warnings)), ("pictures", .strings(pictures)),
            ("microseconds", .number(Int(milliseconds * 1000))), ("diff", .optional(diff.map(json(of:)))),
            ("digests", .optional(digests.map { .object([("expected", .optional($0?.json)), ("actual", $1.json)]) })),
        ])
    }

    private func json(of diff: ImageDiff) -> JSON {
        .object(
            diff.foundMembers { .array($0) }
                + [("decidedBy", .text(diff.decidedBy?.name.rawValue)), ("regions", .optional(measures?.regions.json))]
                + measuredMembers(diff))
    }
}

extension DiffRegions {
    /// The largest few regions, and the number of all of them.
    fileprivate var json: JSON {
        let largest = listed.prefix(20).map { JSON.object([("bounds", $0.bounds.json)] + $0.members) }
        return .object([("count", .number(count)), ("largest", .array(largest))])
    }
}

extension PictureDigest {
    fileprivate var json: JSON {
        .object([("width", .number(size.width)), ("height", .number(size.height)), ("sha256", .string(sha256))])
    }
}
