/// The inputs and outputs of `verify`, `review` and `approve`.
package struct VerificationOptions: Sendable {
    package var folder = "golden"
    /// The folder of the pictures to compare; nil where cases are drawn, or beside their goldens.
    package var actual: String?
    /// The test program that names the pictures, whose rules find their goldens; nil uses the rules of golden.json.
    package var pairs: PairProgram?
    /// Patterns of the names of cases to verify; empty for all.
    package var only: [String] = []
    package var exclude: [String] = []
    package var record = Recording.never
    package var allowRecordInCI = false
    package var prune = false
    package var failFast = false
    /// The path of the lock, which has digests in place of goldens.
    package var lock: String?
    /// The folder that has goldens by their digests in the lock; nil for digests alone.
    package var store: String?
    package var seen: String?
    /// The folder for pictures of cases that are not the same.
    package var failures: String?
    /// The folders that `review` and `approve` read, with the folder of goldens perhaps last.
    package var failureFolders: [String] = []
    package var explain: String?
    package var verbose = false
    package var reportJSON: String?
    package var reportJUnit: String?
    package var reportMarkdown: String?
    package var reportMarkdownAppend: String?
    /// The folder for excerpts.
    package var pictures: String?
    package var picturesURL: String?
    package var reportHTML: String?

    package init() {}
}
