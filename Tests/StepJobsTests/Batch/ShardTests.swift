import Testing

@testable import StepJobs

struct ShardTests {
    @Test(arguments: ["", "3", "3/", "/16", "16/16", "-1/16", "3/16/1", "a/b", "+1/2", "1/0", " 1/2"])
    func isKOfN(word: String) {
        #expect(Shard(word: word) == nil)
    }

    /// `int(hashlib.sha256(b"u1").hexdigest()[:16], 16) % 16`, and so on, by Python.
    @Test(arguments: [("u1", 10), ("u2", 15), ("", 4), ("Zoë", 0)])
    func isAsAnyLanguageCanTell(key: String, index: Int) throws {
        for other in 0..<16 {
            let shard = try #require(Shard(word: "\(other)/16"))
            #expect(shard.holds(key) == (other == index))
        }
    }
}
