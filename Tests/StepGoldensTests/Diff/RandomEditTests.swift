import StepRaster
import StepTestSupport
import Testing

@testable import StepGoldens

/// Small edits of any drawing, drawn as before: none passes for anti-aliasing.
@Suite struct RandomEditTests {
    enum Edit: Int, CaseIterable { case movedByAPixel, dot, missingStroke, anotherColor }

    @Test(arguments: 0..<20)
    func noEditIsHidden(part: Int) {
        for seed in Walk.sample(Array(part * 50..<part * 50 + 50), every: 5, from: part) {
            var random = RandomPictures(seed: 7000 + seed)
            let edit = Edit.allCases[seed % 4]
            let rendering: InkScene.Rendering = seed % 8 < 4 ? .exact : .sampled(4)
            let before = random.scene()
            let diff = EdgeTileTests.compare(
                before.image(rendering), random.edited(before, edit).image(rendering))
            #expect(diff.verdict == .different, "\(edit), seed \(seed): \(diff.summary)")
        }
    }

    /// A disc drawn without smoothing by a renderer whose pixels are at their corners, where another has their middles.
    @Test(arguments: [(48.0, 18.3), (47.5, 20), (48.2, 15.1)])
    func aRoundedDiscThatIsAlsoOffByAPartOfAPixelIsAntialiasing(center: Double, radius: Double) {
        var soft = InkScene(
            width: 96, height: 96, inks: [.disc(Point(center, center), radius: radius, color: EdgeTileTests.blue)])
        let sharp = soft.image(.point)
        soft.inks = [.disc(Point(center + 0.3, center + 0.2), radius: radius, color: EdgeTileTests.blue)]
        let diff = EdgeTileTests.compare(sharp, soft.image())
        #expect(diff.pixels.counted == 0, "\(diff.summary)")
        #expect(diff.pixels.antialiased > 50)
    }
}

extension RandomPictures {
    private mutating func fraction() -> Double { Double(number(0...999)) / 1000 }

    private mutating func point() -> Point { Point(8 + 56 * fraction(), 8 + 44 * fraction()) }

    private mutating func color() -> Pixel {
        Pixel(red: UInt8(number(0...120)), green: UInt8(number(0...120)), blue: UInt8(number(0...255)))
    }

    private mutating func ink() -> InkScene.Ink {
        switch number(0...3) {
        case 0: .line([point(), point(), point()], width: Double(number(2...8)) / 2, color: color())
        case 1: .ring(point(), radius: 4 + 12 * fraction(), width: Double(number(2...6)) / 2, color: color())
        case 2: .disc(point(), radius: 2 + 12 * fraction(), color: color())
        default: .text("\(number(100...99999))", at: point(), size: 10 + 10 * fraction(), color: color())
        }
    }

    fileprivate mutating func scene() -> InkScene {
        InkScene(width: 72, height: 60, inks: (0..<number(1...4)).map { _ in ink() })
    }

    /// What is edited is on top, so that it can be seen.
    fileprivate mutating func edited(_ scene: InkScene, _ edit: RandomEditTests.Edit) -> InkScene {
        var result = scene
        let last = scene.inks.count - 1
        switch edit {
        case .movedByAPixel:
            let by = [Point(1, 0), Point(-1, 0), Point(0, 1), Point(0, -1), Point(1, 1)][number(0...4)]
            result.inks[last].move(by: by)
        case .dot:
            result.inks.append(.disc(point(), radius: 0.6 + fraction(), color: Pixel(red: 220, green: 40, blue: 0)))
        case .missingStroke: result.inks.removeLast()
        case .anotherColor: result.inks[last].color.green += UInt8(number(60...120))
        }
        return result
    }
}

extension InkScene.Ink {
    fileprivate mutating func move(by offset: Point) {
        fill = fill?.mapped { $0 + offset }
        for index in strokes.indices { strokes[index].path = strokes[index].path.mapped { $0 + offset } }
    }
}
