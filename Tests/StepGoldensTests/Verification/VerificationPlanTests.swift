import Foundation
import StepRaster
import StepSupport
import StepTestSupport
import Testing

@testable import StepGoldens

struct VerificationPlanTests {
    private static let commands = ["render", "animate", "widget"]

    @Test func casesAreDrawnAsTheManifestHasThem() throws {
        try withGoldens { folder in
            var plan = try VerificationPlan(folder: folder, only: ["week/*"], commands: Self.commands) { item in
                [
                    VerificationCase(
                        name: item.name, tolerance: item.tolerance, inputs: [item.input].compactMap(\.self)
                    ) {
                        () throws(Failure) in
                        guard item.command == "animate" else { throw Failure(.internal, item.command) }
                        return .pixels(.flat(UInt8(item.jobs.count)), scale: 1)
                    }
                ]
            }
            plan.verification.threads = 2
            #expect(plan.verification.cases.map(\.name) == ["week/a", "week/b"])
            #expect(plan.verification.cases.map(\.inputs) == [["\(folder)/w.json"], []])
            _ = try plan.run(recording: .missing)
            let findings = try plan.run(recording: .never)
            #expect(findings.results.sorted { $0.name < $1.name }.map(\.kind) == [.same, .error])
        }
    }

    @Test func casesThatAreLeftOutStayKnown() throws {
        try withGoldens { folder in
            let trouble: @Sendable (Manifest.Case) throws(Failure) -> [VerificationCase] = { listed throws(Failure) in
                var item = VerificationCase(name: listed.name) { () throws(Failure) in .pixels(.flat(1), scale: 1) }
                item.possibleNames = ["\(item.name)-"]
                return [item]
            }
            var plan = try VerificationPlan(
                folder: folder, excluding: ["week/b", "other"], commands: Self.commands, expanding: trouble)
            #expect(plan.verification.cases.map(\.name) == ["week/a"])
            plan.verification.prunes = true
            _ = try plan.run(recording: .missing)
            for name in ["other", "week/b-dark", "week/b@arm", "week/c"] {
                try OutputFile.write(PixelBuffer.flat(2).png(), to: "\(folder)/\(name).png")
            }
            #expect(try plan.run(recording: .never).pruned == ["\(folder)/week/c.png"])
            let failure = #expect(throws: Failure.self) {
                try VerificationPlan(
                    folder: folder, excluding: ["week/*", "week"], commands: Self.commands, expanding: Self.cases)
            }
            #expect(failure?.line.hasPrefix("--exclude: expected a pattern that a case matches (week/ is") == true)
        }
    }

    /// A photo and a mask are neither missing nor removed.
    @Test func whatCasesReadIsNoGolden() throws {
        try withFolder { folder in
            let list = #"""
                {"version": 1, "cases": [{"name": "a", "input": "w.json"},
                 {"name": "z*", "limits": {"mask": "m.png"}, "reason": "so"}]}
                """#
            try OutputFile.write(Array(list.utf8), to: "\(folder)/golden.json")
            for name in ["a", "bg", "m"] {
                try OutputFile.write(PixelBuffer.flat(1).png(), to: "\(folder)/\(name).png")
            }
            let plan = try VerificationPlan(folder: folder, commands: Self.commands) { item throws(Failure) in
                let photo = "\(folder)/bg.png"
                return [
                    VerificationCase(name: item.name, inputs: [photo]) { () throws(Failure) in
                        .pixels(.flat(1), scale: 1)
                    }
                ]
            }
            #expect(try plan.run(recording: .never).results.map(\.name) == ["a"])
        }
    }

    /// A run that compares nothing leaves what the last one wrote.
    @Test func anErrorBeforeTheRunKeepsFailures() throws {
        try withFolder { folder in
            let failures = "\(folder)/failures"
            try OutputFile.write(PixelBuffer.flat(1).png(), to: "\(folder)/golden/a.png")
            try OutputFile.write(PixelBuffer.flat(2).png(), to: "\(folder)/now/a.png")
            func run(lock: String?) throws {
                let plan = try VerificationPlan(
                    folder: "\(folder)/golden", actual: "\(folder)/now", lock: lock, failures: failures, commands: []
                ) { _ in [] }
                _ = try plan.run(recording: .never)
            }
            try run(lock: nil)
            #expect(throws: Failure.self) { try run(lock: "\(folder)/nolock") }
            #expect(try FailureList(in: failures).entries.map(\.name) == ["a"])
            #expect(Folder.exists("\(failures)/actual/a.png"))
        }
    }

    /// A lock alone has nothing to approve. Its list says so: it is not empty as that of a run that was cut off.
    @Test func aRunWithALockAloneLeavesAList() throws {
        try withFolder { folder in
            try OutputFile.write(PixelBuffer.flat(1).png(), to: "\(folder)/now/a.png")
            try OutputFile.write([], to: "\(folder)/lock")
            let plan = try VerificationPlan(
                folder: "\(folder)/golden", actual: "\(folder)/now", lock: "\(folder)/lock",
                failures: "\(folder)/failures", commands: []
            ) { _ in [] }
            #expect(try plan.run(recording: .never).results.map(\.kind) == [.new])
            #expect(try FailureList(in: "\(folder)/failures").entries.isEmpty)
            #expect(Folder.exists("\(folder)/failures/actual/a.png"))
        }
    }

    @Test func aLockHasNoLimits() throws {
        try withGoldens { folder in
            let failure = #expect(throws: Failure.self) {
                try VerificationPlan(
                    folder: folder, lock: "\(folder)/lock", commands: Self.commands, expanding: Self.cases)
            }
            #expect(
                failure?.line
                    == "--lock: expected no limits, since a digest is equal or not, found some for other (--store keeps pictures, too)"
            )
        }
    }

    @Test func limitsOfDrawnCasesAreInTheManifest() throws {
        try withGoldens { folder in
            let failure = #expect(throws: Failure.self) {
                try VerificationPlan(
                    folder: folder, tolerance: Tolerance(limits: DiffLimits(maxChannelDelta: 1)),
                    commands: Self.commands, expanding: Self.cases)
            }
            #expect(failure?.line.hasPrefix("limits: expected them in golden.json") == true)
        }
    }

    /// Whether an output of a run is refused.
    @Test(arguments: [
        ("golden.json", true), ("w.json", true), ("week/a.png", true), ("mask.png", true), ("report.json", false),
        ("lock", false),
    ])
    func goldensAndInputsAreNoOutputs(output: String, isRefused: Bool) throws {
        try withGoldens { folder in
            var roles = PathConflicts()
            try VerificationPlan(folder: folder, commands: Self.commands, expanding: Self.cases).add(
                to: &roles, recording: .all)
            roles.writes("\(folder)/\(output)", as: "--report-json")
            #expect((try? roles.check()) == nil ? isRefused : !isRefused)
        }
    }

    /// A lock is written when it is recorded, and only then may nothing else be.
    @Test func aLockIsReadAndWritten() throws {
        try withGoldens { folder in
            let lock = "\(folder)/lock"
            let plan = try VerificationPlan(
                folder: folder, only: ["week/*"], lock: lock, commands: Self.commands, expanding: Self.cases)
            var roles = PathConflicts()
            plan.add(to: &roles, recording: .all)
            try roles.check()
            roles.reads(lock, as: "--mask")
            #expect(throws: Failure.self) { try roles.check() }
            roles = PathConflicts()
            plan.add(to: &roles, recording: .never)
            roles.reads(lock, as: "--mask")
            try roles.check()
        }
    }

    private static let cases: @Sendable (Manifest.Case) throws(Failure) -> [VerificationCase] = {
        item throws(Failure) in
        [
            VerificationCase(name: item.name, tolerance: item.tolerance, inputs: [item.input].compactMap(\.self)) {
                () throws(Failure) in .pixels(.flat(1), scale: 1)
            }
        ]
    }

    /// Calls `body` with a folder of three cases.
    private func withGoldens(_ body: (String) throws -> Void) throws {
        try withFolder { folder in
            let text = """
                {"version": 1, "defaults": {"command": "animate", "job": {"scale": 1}}, "cases": [
                 {"name": "week/a", "input": "w.json"}, {"name": "week/b", "command": "widget"},
                 {"name": "other", "limits": {"mask": "mask.png"}, "reason": "noise"}]}
                """
            try OutputFile.write(Array(text.utf8), to: "\(folder)/golden.json")
            try body(folder)
        }
    }
}
