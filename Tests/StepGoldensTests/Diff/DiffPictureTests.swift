import StepRaster
import Testing

@testable import StepGoldens

@Suite struct DiffPictureTests {
    static let ink = Pixel(red: 0, green: 100, blue: 200)
    static let faint = Pixel(red: 0, green: 100, blue: 200, alpha: 3)

    func sideBySide(_ expected: PixelBuffer, _ actual: PixelBuffer) -> PixelBuffer {
        let diff = ImageDiff.compare(expected: expected, actual: actual)
        return DiffPicture(of: diff, expected: expected, actual: actual, style: .sideBySide).pixels
    }

    /// The pixels of the pane at `index`, 0...2, each pane `width` wide.
    func pane(_ index: Int, of picture: PixelBuffer, width: Int) -> PixelBuffer {
        let left = index * (width + DiffPicture.gap)
        var pane = PixelBuffer(width: width, height: picture.height)
        for y in 0..<picture.height {
            for x in 0..<width { pane[x, y] = picture[left + x, y] }
        }
        return pane
    }

    /// So that what has no transparency is written without.
    @Test(arguments: DiffPicture.DiffStyle.allCases)
    func onlyTransparentPicturesMakeTransparentOnes(style: DiffPicture.DiffStyle) {
        for ink in [Self.ink, Self.faint] {
            let expected = PixelBuffer(width: 12, height: 9, filledWith: ink)
            var actual = expected
            actual[5, 4].blue -= 9
            let picture = DiffPicture(
                of: .compare(expected: expected, actual: actual), expected: expected, actual: actual, style: style)
            let showsPictures = [.overlay, .sideBySide].contains(style)
            #expect(picture.isOpaque == (ink == Self.ink || !showsPictures), "\(style)")
        }
    }

    @Test func expectedDifferenceActualStandSideBySide() {
        let expected = PixelBuffer(width: 12, height: 9, filledWith: Self.ink)
        var actual = expected
        actual[5, 4].blue -= 1
        let picture = sideBySide(expected, actual)

        #expect(picture.width == 3 * 12 + 2 * DiffPicture.gap)
        #expect(picture.height == 9)
        #expect(pane(0, of: picture, width: 12) == expected)
        #expect(pane(2, of: picture, width: 12) == actual)
        for y in 0..<9 {
            for x in 12..<12 + DiffPicture.gap { #expect(picture[x, y] == DiffColors.gap) }
        }

        // The least change there is: still far from the grey around it, and framed at a distance.
        let middle = pane(1, of: picture, width: 12)
        let changed = middle[5, 4]
        let grey = middle[0, 0]
        #expect(grey.red == grey.green && grey.green == grey.blue && grey.red > 190 && grey.alpha == 255)
        #expect(changed.red > changed.green + 100 && changed.red > changed.blue + 100)
        let framed = middle.pixels.indices.filter { middle.pixels[$0] == DiffColors.frame }
        #expect(framed.count == 24)
        #expect(framed.allSatisfy { max(abs($0 % 12 - 5), abs($0 / 12 - 4)) == 3 })
        #expect(middle.pixels.filter { $0 == grey }.count == 12 * 9 - 1 - 24)
    }

    @Test func equalPicturesShowOnlyTheFadedCopy() {
        var image = PixelBuffer(width: 4, height: 2, filledWith: .white)
        image[1, 1] = Pixel(red: 0, green: 0, blue: 0)
        let middle = pane(1, of: sideBySide(image, image), width: 4)
        for y in 0..<2 {
            for x in 0..<4 {
                let level: UInt8 = (x, y) == (1, 1) ? 192 : 255
                #expect(middle[x, y] == Pixel(red: level, green: level, blue: level))
            }
        }
    }

    @Test(arguments: [DiffPicture.DiffStyle.heat, .overlay])
    func aDifferingPixelIsFramed(style: DiffPicture.DiffStyle) {
        let expected = PixelBuffer(width: 12, height: 9, filledWith: Self.ink)
        var actual = expected
        actual[5, 4].blue -= 1
        let diff = ImageDiff.compare(expected: expected, actual: actual)
        let picture = DiffPicture(of: diff, expected: expected, actual: actual, style: style).pixels
        let ground = picture[0, 0]
        let line = picture[2, 1]
        #expect(line != ground)
        for y in 0..<9 {
            for x in 0..<12 where (x, y) != (5, 4) {
                #expect(picture[x, y] == (max(abs(x - 5), abs(y - 4)) == 3 ? line : ground), "\(x), \(y)")
            }
        }
        #expect(picture[5, 4] != ground && picture[5, 4] != line)
    }

    @Test func theDifferenceAloneIsThePaneInTheMiddleWithoutFrames() {
        let expected = PixelBuffer(width: 12, height: 9, filledWith: Self.ink)
        var actual = expected
        actual[5, 4].blue -= 1
        let diff = ImageDiff.compare(expected: expected, actual: actual)
        let alone = DiffPicture(of: diff, expected: expected, actual: actual, style: nil).pixels
        var middle = pane(1, of: sideBySide(expected, actual), width: 12)
        for index in middle.pixels.indices where middle.pixels[index] == DiffColors.frame {
            middle[index % 12, index / 12] = middle[0, 0]
        }
        #expect(alone == middle)
    }

    @Test func aMaskIsWhiteWherePixelsDifferAndBlackElsewhere() {
        let expected = PixelBuffer(width: 12, height: 9, filledWith: Self.ink)
        var actual = PixelBuffer(width: 14, height: 9, filledWith: Self.ink)
        actual[5, 4].blue -= 1
        let diff = ImageDiff.compare(expected: expected, actual: actual)
        let mask = DiffPicture(of: diff, expected: expected, actual: actual, style: .mask).pixels
        for y in 0..<9 {
            for x in 0..<14 {
                #expect(mask[x, y] == (x >= 12 || (x, y) == (5, 4) ? .white : Pixel(red: 0, green: 0, blue: 0)))
            }
        }
    }

    /// Below the tint, pixels of the actual picture keep their colours, and those of the expected one are pale.
    @Test func anOverlayIsTintedWhereOnePictureIsLarger() {
        let wide = PixelBuffer(width: 6, height: 2, filledWith: Self.ink)
        let tall = PixelBuffer(width: 3, height: 5, filledWith: Self.ink)
        let diff = ImageDiff.compare(expected: wide, actual: tall)
        let picture = DiffPicture(of: diff, expected: wide, actual: tall, style: .overlay).pixels
        let missing = DiffColors.faded(Self.ink).mixed(with: DiffColors.uncovered, 96)
        let added = Self.ink.mixed(with: DiffColors.uncovered, 96)
        #expect(missing != added)
        for y in 0..<5 {
            for x in 0..<6 {
                let color =
                    switch (y < 2, x < 3) {
                    case (true, true): Self.ink
                    case (true, false): missing
                    case (false, true): added
                    case (false, false): DiffColors.gap
                    }
                #expect(picture[x, y] == color, "\(x), \(y)")
            }
        }
    }

    @Test(arguments: [DiffPicture.DiffStyle.heat, .overlay])
    func ignoredPixelsHaveStripesAndOthersTheirOwnColors(style: DiffPicture.DiffStyle) {
        let expected = PixelBuffer(width: 24, height: 20, filledWith: Self.ink)
        var actual = expected
        for x in 0..<24 { actual[x, 12].blue -= x % 3 == 0 ? 1 : 90 }
        let ignored = (0..<24 * 20).map { $0 < 24 * 10 }
        let diff = ImageDiff.compare(
            expected: expected, actual: actual, limits: DiffLimits(threshold: .init(2.0 / 255)), ignored: ignored)
        let picture = DiffPicture(of: diff, expected: expected, actual: actual, style: style).pixels
        let stripe = picture[0, 0]
        let between = picture[2, 0]
        #expect(stripe != between)
        for y in 0..<7 {
            for x in 0..<24 { #expect(picture[x, y] == ((x + y) % 8 < 2 ? stripe : between), "\(x), \(y)") }
        }
        let within = picture[0, 12]
        let counted = picture[1, 12]
        #expect(within != counted)
        #expect(![stripe, between].contains(within) && ![stripe, between].contains(counted))
        for x in 0..<24 { #expect(picture[x, 12] == (x % 3 == 0 ? within : counted), "\(x)") }
    }

    @Test func aLargerDifferenceIsRedder() {
        let white = PixelBuffer(width: 3, height: 1, filledWith: .white)
        var actual = white
        actual[1, 0].green = 245
        actual[2, 0].green = 0
        let middle = pane(1, of: sideBySide(white, actual), width: 3)
        #expect(middle[0, 0].green > middle[1, 0].green)
        #expect(middle[1, 0].green > middle[2, 0].green)
    }

    @Test func transparencyIsKeptBesideAndShownOnWhiteBetween() {
        let image = PixelBuffer(width: 2, height: 2, filledWith: Self.faint)
        let picture = sideBySide(image, image)
        #expect(pane(0, of: picture, width: 2) == image)
        #expect(pane(1, of: picture, width: 2) == PixelBuffer(width: 2, height: 2, filledWith: .white))
    }

    @Test func picturesOfDifferentSizesAlignAtTheTopLeft() {
        let wide = PixelBuffer(width: 6, height: 2, filledWith: Self.ink)
        let tall = PixelBuffer(width: 3, height: 5, filledWith: Self.ink)
        let picture = sideBySide(wide, tall)
        #expect(picture.width == 3 * 6 + 2 * DiffPicture.gap)
        #expect(picture.height == 5)

        let panes = (0..<3).map { pane($0, of: picture, width: 6) }
        let shared = panes[1][0, 0]
        let uncovered = panes[1][5, 0]
        #expect(uncovered.blue > uncovered.red + 50)
        for y in 0..<5 {
            for x in 0..<6 {
                let (inWide, inTall) = (y < 2, x < 3)
                #expect(panes[0][x, y] == (inWide ? Self.ink : DiffColors.gap))
                #expect(panes[2][x, y] == (inTall ? Self.ink : DiffColors.gap))
                let between =
                    switch (inWide, inTall) {
                    case (true, true): shared
                    case (false, false): DiffColors.gap
                    default: uncovered
                    }
                #expect(panes[1][x, y] == between)
            }
        }
    }
}

extension Pixel {
    fileprivate static let white = Pixel(red: 255, green: 255, blue: 255)
}
