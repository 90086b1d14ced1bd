import Testing

@testable import StepSupport

struct StringASCIITests {
    enum Drink: String, CaseIterable {
        case tea
        case sparklingWater = "sparkling-Water"
        case k
    }

    @Test(
        arguments: [
            ("tea", .tea), ("TEA", .tea), ("Tea", .tea), ("SPARKLING-water", .sparklingWater), ("K", .k), ("te", nil),
            ("", nil), (" tea", nil), ("\u{212A}", nil),
        ] as [(String, Drink?)])
    func lettersMayBeLargeOrSmall(word: String, drink: Drink?) {
        #expect(Drink.named(word) == drink)
    }
}
