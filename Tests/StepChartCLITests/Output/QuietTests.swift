import Foundation
import Testing

struct QuietTests {
    /// What has something to tell without it, and ends as it does with it.
    @Test(arguments: [
        "render week.csv -o a.png", "card week.csv -o a.png", "widget week.csv -o a.png", "message week.csv -o m",
        "animate week.csv -o a.png --fps 5", "import week.csv -o days.json", "batch users.csv",
        "compare p.png p.png --diff -",
        "render week.csv -o b.png --cache kept --if-changed",
    ])
    func nothingButErrorsIsTold(words: String) throws {
        try Tool.withFolder { folder in
            try folder.write("date,steps,mood\n2016-09-12,5,good\n2016-09-13,9,bad\n".utf8, to: "week.csv")
            try folder.write("user,date,steps,mood\nanna,2016-09-12,5,good\n".utf8, to: "users.csv")
            try folder.write(folder.bytesOfSample(), to: "p.png")
            // What is unchanged is told of the second time.
            _ = try Tool.shell("\"$stepchart\" \(words)", in: folder)
            let loud = try Tool.shell("\"$stepchart\" \(words)", in: folder)
            let quiet = try Tool.shell("\"$stepchart\" \(words) --quiet", in: folder)
            #expect(loud.status == 0 && quiet.status == 0)
            #expect(!loud.message.isEmpty)
            #expect(quiet.message == "")
            #expect(quiet.output == loud.output)
        }
    }

    @Test func errorsAreTold() throws {
        let outcome = try Tool.run("render", "none.json", "-o", "a.png", "--quiet")
        #expect(outcome.status == 66 && !outcome.message.isEmpty)
    }
}

extension URL {
    fileprivate func bytesOfSample() throws -> Data {
        try Data(contentsOf: Tool.project.appending(path: "samples/week.png"))
    }
}
