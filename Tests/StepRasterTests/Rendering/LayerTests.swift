import StepRaster
import StepTestSupport
import Testing

/// Groups fade as one thing.
@Suite struct LayerTests {
    /// A red square under a blue one, at half opacity on white: no red shows through the blue.
    @Test func partsOfAGroupHideEachOther() {
        let image = picture { canvas in
            canvas.group(opacity: 0.5) { Self.squares(in: &$0) }
        }
        #expect(image[2, 2] == Pixel(red: 255, green: 128, blue: 128))
        #expect(image[7, 7] == Pixel(red: 128, green: 128, blue: 255))
        #expect(image[11, 11] == Pixel(red: 128, green: 128, blue: 255))
        #expect(image[13, 1] == Pixel(red: 255, green: 255, blue: 255))
    }

    /// Source over is linear in what is below, so a fading group is the mix of the picture with it and without it.
    @Test(arguments: [0.1, 0.5, 0.9])
    func aFadedGroupIsTheMixOfWithAndWithout(opacity: Double) {
        func background(_ canvas: inout Canvas) {
            canvas.fill(.circle(center: Point(4, 9), radius: 5.3), with: .solid(Color(red: 0, green: 1, blue: 0.2)))
        }
        let without = picture(background)
        let with = picture { canvas in
            background(&canvas)
            Self.things(in: &canvas)
        }
        let faded = picture { canvas in
            background(&canvas)
            canvas.group(opacity: opacity) { Self.things(in: &$0) }
        }
        for i in faded.pixels.indices {
            for level in [\Pixel.red, \.green, \.blue] {
                let mix =
                    Double(without.pixels[i][keyPath: level]) * (1 - opacity)
                    + Double(with.pixels[i][keyPath: level]) * opacity
                // All three are rounded.
                #expect(abs(Double(faded.pixels[i][keyPath: level]) - mix) <= 1, "\(i)")
            }
        }
    }

    /// The very pixels, whatever is between.
    @Test func anOpaqueGroupIsItsParts() {
        let plain = picture { Self.things(in: &$0) }
        #expect(picture { $0.group(opacity: 1) { Self.things(in: &$0) } } == plain)
        #expect(picture { $0.group(opacity: 0) { Self.things(in: &$0) } } == picture { _ in })
        #expect(picture { $0.group(opacity: 0.5) { _ in } } == picture { _ in })
    }

    @Test func groupsInGroupsMultiply() {
        let twice = picture { canvas in
            canvas.group(opacity: 0.5) { canvas in
                canvas.group(opacity: 0.5) { $0.fill(.rectangle(0, 0, 9, 9), with: .solid(.black)) }
            }
        }
        let once = picture { $0.group(opacity: 0.25) { $0.fill(.rectangle(0, 0, 9, 9), with: .solid(.black)) } }
        #expect(twice == once)
    }

    @Test func groupsAreTheSameOnEveryThread() {
        var canvas = Canvas(size: Size(200, 900), scale: 1, background: .clear)
        for i in 0..<30 {
            canvas.group(opacity: Double(i) / 30) { canvas in
                canvas.fill(.circle(center: Point(100, Double(30 * i)), radius: 20), with: .solid(.black))
                canvas.shadow(center: Point(90, Double(30 * i)), radius: 9, sigma: 4, color: .white)
            }
        }
        #expect(canvas.image(threads: 3) == canvas.image(threads: 1))
    }

    private func picture(_ draw: (inout Canvas) -> Void) -> PixelBuffer {
        var canvas = Canvas(size: Size(16, 16), scale: 1, background: .white)
        draw(&canvas)
        return canvas.image()
    }

    private static func squares(in canvas: inout Canvas) {
        canvas.fill(.rectangle(0, 0, 10, 10), with: .solid(Color(red: 1, green: 0, blue: 0)))
        canvas.fill(.rectangle(5, 5, 10, 10), with: .solid(Color(red: 0, green: 0, blue: 1)))
    }

    private static func things(in canvas: inout Canvas) {
        let disc = Path.circle(center: Point(8, 8), radius: 4.2)
        canvas.shadow(
            center: Point(8, 8.5), radius: 5, sigma: 1.5, color: Color(red: 0, green: 0.3, blue: 0.6, alpha: 0.5))
        canvas.fill(disc, with: .solid(Color(red: 1, green: 0.6, blue: 0)))
        canvas.stroke(disc, style: StrokeStyle(width: 1.7), with: .solid(.white))
    }
}
