/// What becomes visible at the end, whole: a file, or the files of a folder.
package protocol Output: AnyObject {
    /// Makes sure that all bytes are kept.
    func finish() throws(Failure)
    /// - Parameter keepingOld: whether `undo` is to bring back what was there before.
    func appear(keepingOld: Bool) throws(Failure)
    /// Brings back what was there before.
    func undo()
    /// Lets go what was there before.
    func settle()
}

extension OutputFile {
    /// Makes outputs appear, once all of them are complete. When one of them cannot, all that was there before is there
    /// again.
    package static func commit(_ outputs: [any Output]) throws(Failure) {
        for output in outputs { try output.finish() }
        let hold = EndingSignals.Hold()
        defer { withExtendedLifetime(hold) {} }
        var tried = 0
        do {
            for output in outputs {
                tried += 1
                try output.appear(keepingOld: outputs.count > 1)
            }
        } catch {
            for output in outputs[..<tried].reversed() { output.undo() }
            throw error
        }
        for output in outputs { output.settle() }
    }
}
