import StepPNG
import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

/// A photo behind a card.
@Suite struct CardPhotoTests {
    private static func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> Pixel) -> PixelBuffer {
        var picture = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { picture[x, y] = pixel(x, y) }
        }
        return picture
    }

    private static func grey(_ level: UInt8) -> Pixel { Pixel(red: level, green: level, blue: level, alpha: 255) }

    private static func card(_ preset: CardOptions.Preset, _ picture: PixelBuffer) throws -> WeekCard {
        var options = CardOptions(preset)
        options.chart.annotations.goal = 6000
        options.photo = CardOptions.Photo(picture)
        return try WeekCard(week(of: sampleSteps), options: options)
    }

    /// Drawn without its texts, the picture behind each of them lets it be read, but for a twentieth of the pixels.
    @Test(arguments: CardOptions.Preset.allCases, ["white", "black", "noise", "sky"])
    func textsCanBeRead(preset: CardOptions.Preset, kind: String) throws {
        let picture = Self.picture(64, 64) { x, y in
            switch kind {
            case "white": Self.grey(255)
            case "black": Self.grey(0)
            case "noise": Self.grey(UInt8(truncatingIfNeeded: (x &* 73 &+ y &* 151) &* (x &+ 31 &* y)))
            default: Pixel(red: UInt8(4 * y), green: UInt8(120 + y), blue: UInt8(255 - 2 * y), alpha: 255)
            }
        }
        let card = try Self.card(preset, picture)
        let texts = card.marks.compactMap { mark in mark.text.map { (mark.role, $0) } }
        let scrim = card.marks[1]
        guard case .linear(let fade)? = scrim.fill else {
            Issue.record("no scrim")
            return
        }
        let whole = try #require(card.options.photo).rect(covering: Size(card.layout.width, card.layout.height))
        for (role, text) in texts {
            // Numbers in bars and in the legend's samples have grounds of their own.
            if role.kind == "value" { continue }
            let y = text.rect.midY
            let part = y / card.layout.height
            let above = fade.stops.last { $0.offset <= part } ?? fade.stops[0]
            let below = fade.stops.first { $0.offset > part } ?? above
            let share = below.offset > above.offset ? (part - above.offset) / (below.offset - above.offset) : 0
            let alpha = above.color.alpha + (below.color.alpha - above.color.alpha) * share
            var readable = 0
            var count = 0
            for x in stride(from: text.rect.x, to: text.rect.maxX, by: 4) {
                for y in stride(from: text.rect.y, to: text.rect.maxY, by: 4) {
                    let column = min(63, max(0, Int((x - whole.x) / whole.width * 64)))
                    let row = min(63, max(0, Int((y - whole.y) / whole.height * 64)))
                    let pixel = picture[column, row]
                    let color = ChartTheme.Color(
                        red: Double(pixel.red) / 255, green: Double(pixel.green) / 255, blue: Double(pixel.blue) / 255)
                    let seen = color.blended(with: below.color, alpha)
                    count += 1
                    if seen.contrast(with: text.color) >= 4.5 { readable += 1 }
                }
            }
            #expect(Double(readable) >= 0.93 * Double(count), "\(text.string): \(readable) of \(count)")
        }
    }

    /// Numbers in bars are dark on light bars, or light on dark ones, whatever is behind the bars: a photo that suits
    /// the other texts needs no scrim.
    @Test(arguments: [(ChartTheme.BuiltIn.dark, UInt8(0)), (.light, 255)])
    func numbersInBarsNeedNoScrim(theme: ChartTheme.BuiltIn, level: UInt8) throws {
        var options = CardOptions(.square)
        options.photo = CardOptions.Photo(Self.picture(8, 8) { _, _ in Self.grey(level) })
        let card = try WeekCard(week(of: [9000, 4000]), options: options, theme: ChartTheme(theme))
        let bars = card.drawing.boxes.filter { $0.kind == .bar }.map(\.rect)
        let numbers = card.drawing.boxes.filter { $0.name.hasPrefix("value ") }.map(\.rect)
        #expect(numbers.contains { number in bars.contains { $0.touches(number, gap: 0) } })
        guard case .linear(let fade)? = card.marks[1].fill else {
            Issue.record("no scrim")
            return
        }
        #expect(fade.stops.allSatisfy { $0.color.alpha < 0.5 })
    }

    /// The upper part of a story stays as it is.
    @Test func aStoryKeepsItsSky() throws {
        let card = try Self.card(.story, Self.picture(8, 8) { _, _ in Self.grey(255) })
        let image = try card.drawing.image(RenderOptions(scale: 0.1)).buffer
        for y in 0..<image.height / 8 { #expect(image[image.width / 2, y] == Self.grey(255), "row \(y)") }
        #expect(card.marks.filter { $0.role == .init("photo") }.count == 1)
    }

    /// It covers the card, is not stretched, and shows what is in its focus.
    @Test(arguments: [(1000, 100), (100, 1000), (300, 300)], [(0.5, 0.5), (0.0, 0.0), (1.0, 1.0), (0.2, 0.7)])
    func aPhotoCoversTheCard(size: (Int, Int), focus: (Double, Double)) {
        var photo = CardOptions.Photo(Self.picture(size.0, size.1) { _, _ in Self.grey(9) })
        photo.focus = (focus.0, focus.1)
        let rect = photo.rect(covering: Size(600, 315))
        #expect(rect.x <= 1e-9 && rect.y <= 1e-9 && rect.maxX >= 600 - 1e-9 && rect.maxY >= 315 - 1e-9)
        #expect(isClose(rect.width / rect.height, Double(size.0) / Double(size.1), within: 1e-9))
        #expect(isClose(rect.width, 600, within: 1e-6) || isClose(rect.height, 315, within: 1e-6))
        let seen = Point(rect.x + focus.0 * rect.width, rect.y + focus.1 * rect.height)
        #expect((-1e-6...600.000001).contains(seen.x) && (-1e-6...315.000001).contains(seen.y))
    }
}
