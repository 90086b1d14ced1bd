import StepSupport
import Testing

@testable import StepJobs

struct FileNamesTests {
    @Test func aNameWithoutAnEndingGetsThatOfItsPicture() throws {
        let names = try FileNames("{hash2}/{id}-{hash}")
        let name = names.name(key: "a b", index: 3, hash: "0123456789abcdef01", ending: "gif")
        #expect(name == "01/a%20b-0123456789abcdef.gif")
        #expect(names.ending == nil && names.hasHash && names.needsHash)
    }

    @Test func anEndingIsThatOfAllPictures() throws {
        let names = try FileNames("week-{index}.y4m")
        #expect(names.name(key: "a", index: 3, hash: "", ending: "png") == "week-3.y4m")
        #expect(names.ending == "y4m" && !names.hasHash && !names.needsHash)
    }

    /// The texts that replace words are not searched for words.
    @Test func anIDWithBracesStaysAsItIs() throws {
        let names = try FileNames("{id}.png")
        #expect(names.name(key: "{hash}", index: 0, hash: "0123456789abcdef", ending: "png") == "%7Bhash%7D.png")
    }

    @Test(arguments: ["{id}.pdf", "{id}.", "{is}", "{id", "{{id}}.png", "card.png", "{hash2}", "../{id}", ".{id}.png"])
    func otherNamesAreRefused(template: String) {
        #expect(throws: Failure.self) { try FileNames(template) }
    }
}
