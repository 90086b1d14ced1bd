import Foundation
import StepData
import StepSupport
import StepTestSupport
import Testing

@testable import StepJobs

struct WeekCacheTests {
    private static let week = StepWeek.sample(days: 3)
    private static let key = DrawingKey([[1], [2]])

    @Test func keepsTheLastWeekAndDrawings() throws {
        try withFolder { folder in
            let cache = try WeekCache("\(folder)/a/b")
            #expect(cache.lastWeek == nil)
            #expect(cache.drawing(Self.key) == nil)
            try cache.keep(Self.week)
            try cache.keep([[1, 2, 3], [], [10]], for: Self.key)

            let again = try WeekCache("\(folder)/a/b")
            #expect(again.lastWeek == Self.week)
            #expect(again.drawing(Self.key) == [[1, 2, 3], [], [10]])
            #expect(again.drawing(DrawingKey([[1, 2]])) == nil)
        }
    }

    @Test func tellsKeysApartByContentAndByWhereAPartEnds() {
        let keys = [[[1, 2], [3]], [[1], [2, 3]], [[1, 2, 3]], [[], [1, 2, 3]], [[3], [1, 2]]].map(DrawingKey.init)
        #expect(Set(keys).count == keys.count)
        #expect(DrawingKey([[1], [2]]) == Self.key)
    }

    /// Truncated at every byte, with any byte changed, of another version, under another name, or nothing at all.
    @Test func isWithoutAnEntryThatIsDamaged() throws {
        let entry = CacheEntry(name: "a", parts: [[7, 8], [9]])
        #expect(CacheEntry(entry.bytes, name: "a") == entry)
        #expect(CacheEntry(entry.bytes, name: "b") == nil)
        for count in entry.bytes.indices { #expect(CacheEntry(Array(entry.bytes.prefix(count)), name: "a") == nil) }
        for index in entry.bytes.indices {
            var bytes = entry.bytes
            bytes[index] ^= 1
            #expect(CacheEntry(bytes, name: "a") == nil, "byte \(index)")
        }
        #expect(CacheEntry(entry.bytes + [0], name: "a") == nil)
        let text = String(decoding: entry.bytes, as: UTF8.self)
        #expect(CacheEntry(Array(text.replacing("cache 1", with: "cache 2").utf8), name: "a") == nil)
    }

    @Test(arguments: ["", "garbage", "stepchart-cache 0\n\n\n\n"])
    func replacesADamagedEntry(damage: String) throws {
        try withFolder { folder in
            let cache = try WeekCache(folder)
            for name in ["last.week", "\(Self.key.hex).drawing"] {
                try Data(damage.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
            }
            #expect(cache.lastWeek == nil)
            #expect(cache.drawing(Self.key) == nil)
            try cache.keep(Self.week)
            try cache.keep([[1]], for: Self.key)
            #expect(cache.lastWeek == Self.week)
            #expect(cache.drawing(Self.key) == [[1]])
        }
    }

    /// What was used last stays, even when it was written first.
    @Test func keepsNoMoreDrawingsThanItMay() throws {
        try withFolder { folder in
            let cache = try WeekCache(folder)
            let count = WeekCache.maximumCount
            for index in 0..<count {
                let key = DrawingKey([[UInt8(index)]])
                try Data([]).write(to: URL(filePath: "\(folder)/\(key.hex).drawing"))
                try age("\(folder)/\(key.hex).drawing", by: Double(1000 - index))
            }
            try cache.keep([[1]], for: Self.key)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(names.count == count)
            #expect(!names.contains("\(DrawingKey([[0]]).hex).drawing"))
            #expect(cache.drawing(Self.key) == [[1]])

            try age("\(folder)/\(Self.key.hex).drawing", by: 2000)
            _ = cache.drawing(Self.key)
            try cache.keep([[2]], for: DrawingKey([[3]]))
            #expect(cache.drawing(Self.key) == [[1]])
        }
    }

    @Test func keepsNoMoreBytesThanItMay() throws {
        try withFolder { folder in
            let cache = try WeekCache(folder)
            try cache.keep([[1]], for: Self.key)
            // Without extent on disk, but as long as it says.
            let large = try FileHandle(
                forUpdating: {
                    let url = URL(filePath: "\(folder)/large.drawing")
                    try Data().write(to: url)
                    return url
                }())
            try large.truncate(atOffset: UInt64(WeekCache.maximumSize))
            try age("\(folder)/large.drawing", by: 5)
            try cache.keep([[2]], for: DrawingKey([[3]]))
            #expect(!FileManager.default.fileExists(atPath: "\(folder)/large.drawing"))
            #expect(cache.drawing(Self.key) == [[1]])
            try cache.keep([Array(repeating: 0, count: WeekCache.maximumDrawingSize + 1)], for: DrawingKey([[4]]))
            #expect(cache.drawing(DrawingKey([[4]])) == nil)
        }
    }

    @Test func clearsWhatKilledProcessesLeft() throws {
        try withFolder { folder in
            let cache = try WeekCache(folder)
            for name in [".stepchart-old", ".stepchart-new", ".other"] {
                try Data().write(to: URL(filePath: "\(folder)/\(name)"))
            }
            // Somebody is still at it.
            let held = open("\(folder)/.stepchart-new", O_RDONLY)
            defer { close(held) }
            try #require(flock(held, LOCK_EX) == 0)
            try cache.keep(Self.week)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            #expect(names == [".other", ".stepchart-new", "last.week"])
        }
    }

    private func age(_ path: String, by seconds: Double) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -seconds)], ofItemAtPath: path)
    }
}
