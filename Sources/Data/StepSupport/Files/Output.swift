/// What becomes visible at the end, whole: a file, or the files of a folder.
package protocol Output: AnyObject {
    /// Makes sure that all bytes are kept.
    func finish() throws(Failure)
    /// - Parameter keepingOld: whether `rollBack` is to bring back what was there before.
    func publish(keepingOld: Bool) throws(Failure)
    /// Brings back what was there before.
    func rollBack()
    /// Lets go what was there before.
    func discardBackup()
}

extension OutputFile {
    /// Makes outputs appear, once all of them are complete. When one of them cannot, all that was there before is there
    /// again.
    package static func commit(_ outputs: [any Output]) throws(Failure) {
        for output in outputs { try output.finish() }
        let scope = TerminationSignals.BlockScope()
        defer { withExtendedLifetime(scope) {} }
        try TerminationSignals.publishing { () throws(Failure) in
            var tried = 0
            do throws(Failure) {
                for output in outputs {
                    tried += 1
                    try output.publish(keepingOld: outputs.count > 1)
                }
            } catch {
                for output in outputs[..<tried].reversed() { output.rollBack() }
                throw error
            }
            for output in outputs { output.discardBackup() }
        }
    }
}
