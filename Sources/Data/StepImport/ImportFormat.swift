/// A kind of file that becomes days: it recognises its files, reads one after another, and then returns the days.
package protocol ImportFormat: SendableMetatype {
    /// The name that users give, as in `apple-health`.
    static var name: String { get }

    /// True if a file is of this kind.
    /// - Parameter head: the first 16 KiB of it, or all of it; without a byte order mark.
    /// - Parameter name: the name of the file, without its folder.
    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool

    /// True if a database of SQLite is of this kind.
    /// - Parameter tables: the names of its tables, and of their columns.
    static func recognises(_ tables: [String: [String]]) -> Bool

    /// True if a file that this format does not read is known to be part of its exports.
    /// - Parameter name: the name of the file, with its folder or zip.
    static func isCompanion(_ name: String) -> Bool

    init(options: ImportOptions)

    /// Reads a file that it recognises. Several come in the order of their names, or of their positions in a zip.
    mutating func read(_ bytes: ByteStream) throws(Failure)

    /// The days of all files that were read, in order; days outside of the window may be among them.
    mutating func days() throws(Failure) -> ImportedDays
}

extension ImportFormat {
    package static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool { false }

    package static func recognises(_ tables: [String: [String]]) -> Bool { false }

    package static func isCompanion(_ name: String) -> Bool { false }
}

package enum ImportFormats {
    /// All formats. The first that recognises a file reads it; the last ones also accept files of others.
    package static let all: [any ImportFormat.Type] = [
        HealthExport.self, HealthConnect.self, Gadgetbridge.self, SamsungHealth.self, FitbitTakeout.self,
        FitbitMonth.self, GarminDays.self, ZeppActivity.self, MiFitness.self, HuaweiHealth.self, PolarDays.self,
        HealthAutoExport.self, WithingsAggregates.self, GoogleFit.self, PlainTable.self, PlainJSON.self,
    ]

    /// True if it is a table, or JSON, of no known program.
    static func isPlain(_ format: any ImportFormat.Type) -> Bool {
        format.name == PlainTable.name || format.name == PlainJSON.name
    }

    package static let names = all.map { $0.name }
}
