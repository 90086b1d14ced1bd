import StepTestSupport
import Testing

@testable import StepJobs

struct WeekCacheTests {
    @Test func tellsKeysApartByContentAndByWhereAPartEnds() {
        let keys = [[[1, 2], [3]], [[1], [2, 3]], [[1, 2, 3]], [[], [1, 2, 3]], [[3], [1, 2]]].map(DrawingKey.init)
        #expect(Set(keys).count == keys.count)
        #expect(DrawingKey([[1, 2], [3]]) == keys[0])
    }

    /// Truncated at every byte, with any byte changed, of another version, under another name, or nothing at all.
    @Test func isWithoutAnEntryThatIsDamaged() throws {
        let entry = CacheEntry.bytes(of: [[7, 8], [9]], name: "a")
        #expect(CacheEntry.parts(of: entry, name: "a") == [[7, 8], [9]])
        #expect(CacheEntry.parts(of: entry, name: "b") == nil)
        for count in entry.indices { #expect(CacheEntry.parts(of: Array(entry.prefix(count)), name: "a") == nil) }
        for index in entry.indices {
            var bytes = entry
            bytes[index] ^= 1
            #expect(CacheEntry.parts(of: bytes, name: "a") == nil, "byte \(index)")
        }
        #expect(CacheEntry.parts(of: entry + [0], name: "a") == nil)
        let text = String(decoding: entry, as: UTF8.self)
        #expect(CacheEntry.parts(of: Array(text.replacing("cache 1", with: "cache 2").utf8), name: "a") == nil)
    }

    @Test func keepsNothingTooLarge() throws {
        try withFolder { folder in
            let (cache, small, large) = (try WeekCache(folder), DrawingKey([[1]]), DrawingKey([[2]]))
            try cache.keep([[1, 2, 3], [], [10]], for: small)
            try cache.keep([Array(repeating: 0, count: WeekCache.maximumDrawingSize + 1)], for: large)
            #expect(cache.drawing(small) == [[1, 2, 3], [], [10]])
            #expect(cache.drawing(large) == nil)
        }
    }
}
