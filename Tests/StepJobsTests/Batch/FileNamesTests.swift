import StepSupport
import Testing

@testable import StepJobs

struct FileNamesTests {
    private let hash = "0123456789abcdef0123456789abcdef"

    @Test(arguments: [
        ("{id}-{hash}.png", "u1", "u1-0123456789abcdef.png"),
        ("{hash2}/{id}.png", "u1", "01/u1.png"),
        ("week-{index}.png", "u1", "week-7.png"),
        ("{id}.png", "../../etc/passwd", "%2E./../etc/passwd.png".replacing("/", with: "%2F")),
        ("{id}.png", "..", "%2E..png"),
        ("x{id}.png", "a b%c", "xa%20b%25c.png"),
        ("{id}.png", "Zoë\u{0}", "Zo%C3%AB%00.png"),
        ("{id}.png", "a.b@c-d_e+f=g,h~i", "a.b@c-d_e+f=g,h~i.png"),
    ])
    func fillIn(template: String, key: String, name: String) throws {
        #expect(try FileNames(template).name(key: key, index: 7, hash: hash) == name)
    }

    @Test func areNoLongerThanFileSystemsHaveThem() throws {
        let names = try FileNames("{hash2}/{id}.png")
        #expect(names.name(key: String(repeating: "a", count: 251), index: 0, hash: hash) != nil)
        #expect(names.name(key: String(repeating: "a", count: 252), index: 0, hash: hash) == nil)
        #expect(names.name(key: String(repeating: "ä", count: 42), index: 0, hash: hash) == nil, "6 bytes a letter")
    }

    @Test(arguments: [
        ("{id}", "expected a name that ends in .png or .svg, found \"{id}\""),
        ("{is}.png", "expected {id}, {hash}, {hash2}, {index} (the nearest is \"id\"), found \"{is}\""),
        ("{id.png", "expected {id}, {hash}, {hash2}, {index} (the nearest is \"id\"), found \"{id.png\""),
        ("card.png", "expected {id}, {hash} or {index} in the name, found \"card.png\""),
        ("{hash2}.png", "expected {id}, {hash} or {index} in the name, found \"{hash2}.png\""),
        ("../{id}.png", "expected a path inside the folder, without hidden parts, found \"../{id}.png\""),
        ("/{id}.png", "expected a path inside the folder, without hidden parts, found \"/{id}.png\""),
        ("a//{id}.png", "expected a path inside the folder, without hidden parts, found \"a//{id}.png\""),
        (".{id}.png", "expected a path inside the folder, without hidden parts, found \".{id}.png\""),
        ("{id}\n.png", "expected a path inside the folder, without hidden parts, found \"{id}\\u{A}.png\""),
    ])
    func areRefused(template: String, line: String) {
        #expect(throws: Failure(.usage, "--name: \(line)")) { _ = try FileNames(template) }
    }
}
