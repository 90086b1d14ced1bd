import Foundation
import StepRaster
import StepTestSupport

@testable import StepGoldens

extension VerificationReport {
    /// One case of each kind, with names and words that every format has to escape.
    static func sample() throws -> VerificationReport {
        try withFolder { folder in
            var store = GoldenStore(folder: "\(folder)/golden", recording: .all)
            store.failures = "\(folder)/failures"
            for (name, level) in [("same", 10), ("a|b <c> & \"d\"", 20)] as [(String, UInt8)] {
                _ = store.check(.pixels(.flat(level), scale: 1), named: name)
            }
            _ = store.check(.pixels(.flat(1, width: 5), scale: 1), named: "size")
            store.recording = .never
            store.detail = [.visible, .measures]
            let noise = Tolerance(limits: DiffLimits(maxChannelDelta: 3), reason: "two | libraries")
            var cases = [
                store.check(.pixels(.flat(10), scale: 1), named: "same"),
                store.check(.pixels(.flat(24), scale: 1), named: "a|b <c> & \"d\"", tolerance: noise),
                store.check(.pixels(.flat(1), scale: 1), named: "size"),
                store.check(.pixels(.flat(1), scale: 1), named: "new"),
                CaseResult(name: "orphan", .missing, message: "no picture for golden/orphan.png"),
                CaseResult(name: "trouble", .error, message: "bad\u{1B} \u{FFFE}\n]]> @user *bold*"),
            ]
            for index in cases.indices { cases[index].milliseconds = 1.25 * Double(index + 1) }
            // The folder has another name each time.
            cases[3].message = "no golden at golden/new.png"
            for index in cases.indices {
                cases[index].pictures = cases[index].pictures.map { "." + $0.dropFirst(folder.count) }
            }
            var report = VerificationReport(title: "golden", .init(results: cases), toolVersion: "1.2.3")
            report.milliseconds = 1234.5
            return report
        }
    }

    /// One case that is the same.
    static var passing: VerificationReport {
        VerificationReport(title: "golden", .init(results: [CaseResult(name: "a", .same)]), toolVersion: "1.2.3")
    }
}
