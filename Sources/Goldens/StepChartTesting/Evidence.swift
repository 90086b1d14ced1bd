import StepSupport
import Synchronization

/// The pictures that a failure leaves for people.
struct Evidence {
    /// The path of the picture of expected, difference and actual.
    let difference: String
    /// The path of the actual picture, which can be copied over the golden.
    let actual: String

    /// What tests of this run have left. Several may share a golden, and one that passes must not take away what
    /// another has to show.
    private static let kept = Mutex<Set<String>>([])

    func keep(_ png: [UInt8], at path: String) throws(Failure) {
        Self.kept.withLock { _ = $0.insert(path) }
        try OutputFile.write(png, to: path)
    }

    /// Removes what an earlier run left.
    func clear() {
        Self.kept.withLock { kept in
            for path in [difference, actual] where !kept.contains(path) { Folder.remove(path) }
        }
    }
}
