import StepChart
import StepPNG
import StepSupport
import StepTestSupport
import Testing

@testable import StepJobs

/// Jobs whose pictures are SVG.
struct VectorJobTests {
    private func isSVG(_ path: String) throws -> Bool { SVGFile(try bytes(path)) != nil }

    @Test(arguments: [Job.Command.render, .animate, .widget, .card])
    func theNameSaysTheKind(command: Job.Command) throws {
        try withFolder { folder in
            for name in ["out.svg", "out.SVG"] {
                let outcome = try job(command) { $0.outputs.path = "\(folder)/\(name)" }.run(digests: true)
                let file = try #require(outcome.files.first)
                let svg = try bytes("\(folder)/\(name)")
                #expect(SVGFile(svg)?.size == file.size)
                #expect(file.byteCount == svg.count)
                #expect(file.digest?.sha256 == SHA256.hex(of: svg), "which has no pixels")
            }
            _ = try job(command) {
                $0.outputs.path = "\(folder)/out"
                $0.outputs.pictureKind = .svg
            }.run()
            #expect(try bytes("\(folder)/out") == bytes("\(folder)/out.svg"))
            // Of an animation that would be a sequence.
            if command == .animate { return }
            _ = try job(command) { $0.outputs.path = "\(folder)/other" }.run()
            #expect(try bytes("\(folder)/other").starts(with: PNGChunkReader.signature))
        }
    }

    /// A point is a pixel unless the job says otherwise.
    @Test func theScaleIsOne() throws {
        func size(_ command: Job.Command, _ scale: Double?) throws -> Int? {
            try job(command) { ($0.outputs.pictureKind, $0.outputs.scale) = (.svg, scale) }.run(to: .memory)
                .files.first?.size?.width
        }
        #expect(try size(.render, nil) == 375)
        #expect(try size(.render, 3) == 1125)
        #expect(try size(.widget, nil) == 338)
        #expect(try size(.card, nil) == 1200)
        #expect(try size(.message, nil) == 300)
    }

    @Test func namesThatSayAnotherKindAreRefused() throws {
        try withFolder { folder in
            for (kind, ending) in [(PictureKind.svg, "png"), (.png, "svg")] {
                let path = "\(folder)/out.\(ending)"
                let line = refusal {
                    _ = try job(.render) { ($0.outputs.path, $0.outputs.pictureKind) = (path, kind) }.run()
                }
                let (own, name) = (kind.rawValue, kind.rawValue.uppercased())
                #expect(
                    line == "--output: expected a name that ends in .\(own), found \(path): it is written as \(name)")
            }
            let written = try names(in: folder)
            #expect(written.isEmpty)
        }
    }

    /// One file, which shows each theme; in a cache it is another than that of one theme.
    @Test(arguments: [Job.Command.render, .animate, .widget, .card])
    func followsItsReader(command: Job.Command) throws {
        try withFolder { folder in
            func text(_ words: (inout Job) -> Void) throws -> String {
                let drawn = job(command) {
                    ($0.outputs.path, $0.states.cache) = ("\(folder)/x.svg", "\(folder)/cache")
                    words(&$0)
                }
                _ = try drawn.run()
                return String(decoding: try bytes("\(folder)/x.svg"), as: UTF8.self)
            }
            let light = try text { $0.looks.theme = .builtIn(.light) }
            let both = try text { $0.looks.theme = ThemeSource(word: "auto") }
            #expect(!light.contains("prefers-color-scheme") && both.contains("prefers-color-scheme:dark"))
            #expect(try both == text { $0.looks.theme = .both(.light, dark: .dark) })
            try write(#"{"extends": "dark", "background": "navy"}"#, to: "\(folder)/own.json")
            let own = try text {
                ($0.looks.theme, $0.looks.darkTheme) = (.both(.light, dark: .dark), .file("\(folder)/own.json"))
            }
            #expect(own.contains("#000080") && own != both)
        }
    }

    @Test func whatCannotFollowItsReaderSaysSo() throws {
        let png = "--theme: expected one in a PNG, which cannot follow its reader, found two"
        let many = "--theme: expected one; --scheme both draws a picture of each, found two"
        func line(_ command: Job.Command, _ change: (inout Job) -> Void) -> String? {
            let both = job(command) {
                $0.looks.theme = ThemeSource(word: "light,dark")
                change(&$0)
            }
            return refusal { _ = try both.run(to: .memory) }
        }
        for command in [Job.Command.render, .animate, .widget, .card] { #expect(line(command) { _ in } == png) }
        #expect(line(.message) { $0.outputs.pictureKind = .svg } == many)
        #expect(line(.widget) { ($0.outputs.pictureKind, $0.looks.scheme) = (.svg, .both) } == many)
        let dark = refusal { _ = try job(.render) { $0.looks.darkTheme = .builtIn(.dark) }.run(to: .memory) }
        #expect(dark == png)
        let twice = refusal {
            let both = job(.render) { ($0.outputs.pictureKind, $0.looks.darkTheme) = (.svg, ThemeSource(word: "auto")) }
            _ = try both.run(to: .memory)
        }
        #expect(twice == "--dark-theme: expected one theme, found light,dark")
    }

    @Test func aSelfDrawingFileHasNoFrames() throws {
        func line(_ change: (inout AnimationOptions) -> Void) -> String? {
            let moving = job(.animate) {
                $0.outputs.pictureKind = .svg
                change(&$0.animation)
            }
            return refusal { _ = try moving.run(to: .memory) }
        }
        #expect(line { $0.loop = nil } == nil)
        #expect(
            line { $0.frameRate = FrameRate(frames: 30) ?? .sixty }
                == "--fps: expected none in an SVG, which has no frames, found one")
        #expect(
            line { $0.hasStill = false }
                == "--still: expected --still: an SVG is the finished chart, too, found --no-still")
        #expect(
            line { $0.selectionChange = .init(from: .index(2), to: .index(6)) }
                == "selection change: expected none in an SVG, which draws itself, found one")
    }

    /// A file is no folder, and no folder holds frames that are SVG.
    @Test func aSequenceIsPNG() throws {
        try withFolder { folder in
            for path in ["\(folder)/f%04d.png", "\(folder)/"] {
                let line = refusal {
                    _ = try job(.animate) { ($0.outputs.path, $0.outputs.pictureKind) = (path, .svg) }.run()
                }
                #expect(line != nil)
            }
            let written = try names(in: folder)
            #expect(written.isEmpty)
        }
    }

    @Test func bothSchemesAndAllWidgets() throws {
        try withFolder { folder in
            _ = try job(.widget) { ($0.outputs.path, $0.looks.scheme) = ("\(folder)/w.svg", .both) }.run()
            let both = try names(in: folder)
            #expect(both == ["w-dark.svg", "w.svg"])
            for name in ["w", "w-dark"] { #expect(try isSVG("\(folder)/\(name).svg")) }
            #expect(try bytes("\(folder)/w.svg") != bytes("\(folder)/w-dark.svg"))
            let all = job(.widget) {
                ($0.widget.all, $0.outputs.path, $0.outputs.pictureKind) = (true, "\(folder)/all/", .svg)
            }
            let outcome = try all.run()
            #expect(outcome.files.count > 100)
            let pictures = try names(in: "\(folder)/all").filter { $0 != "index.json" }
            for name in pictures {
                let isOne = try isSVG("\(folder)/all/\(name)")
                #expect(isOne && name.hasSuffix(".svg"), "\(name)")
            }
            let index = String(decoding: try bytes("\(folder)/all/index.json"), as: UTF8.self)
            #expect(index.contains("\"file\": \"small-158x158-light.svg\""))
            let small = SHA256.hex(of: try bytes("\(folder)/all/small-158x158-light.svg"))
            #expect(index.contains(small))
            let again = try all.run()
            #expect(again.isUnchanged)
        }
    }

    @Test func aMessageHasOne() throws {
        try withFolder { folder in
            func draw(_ kind: PictureKind?, _ scheme: Schemes, preview: String) throws -> [String] {
                _ = try job(.message) {
                    $0.outputs.path = "\(folder)/share"
                    ($0.outputs.pictureKind, $0.looks.scheme) = (kind, scheme)
                    ($0.outputs.preview, $0.outputs.openGraph) = ("\(folder)/\(preview)", true)
                }.run()
                return try names(in: "\(folder)/share")
            }
            let texts = ["caption.txt", "card.html", "card.png"]
            let both = try draw(.svg, .both, preview: "b.png")
            #expect(both == texts + ["image-dark.svg", "image.svg", "message.json"])
            for name in ["image", "image-dark"] { #expect(try isSVG("\(folder)/share/\(name).svg")) }
            let preview = try isSVG("\(folder)/b.png")
            #expect(!preview)
            let json = String(decoding: try bytes("\(folder)/share/message.json"), as: UTF8.self)
            #expect(json.contains("\"file\": \"image.svg\", \"width\": 300, \"height\": 300, \"scale\": 1"))
            let digest = SHA256.hex(of: try bytes("\(folder)/share/image.svg"))
            #expect(json.contains(digest))
            // Those of an earlier run go, whatever their kind; what is not stepchart's stays.
            try write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: "\(folder)/share/image-dark.svg")
            #expect(
                try draw(nil, .light, preview: "b.svg") == texts + ["image-dark.svg", "image@3x.png", "message.json"])
            #expect(try isSVG("\(folder)/b.svg"))
            #expect(
                try draw(.svg, .light, preview: "b.svg") == texts + ["image-dark.svg", "image.svg", "message.json"])
        }
    }

    @Test func theCacheKeepsThem() throws {
        try withFolder { folder in
            func draw(_ name: String, _ change: (inout Job) -> Void = { _ in }) throws -> Outcome {
                try job(.render) {
                    ($0.states.cache, $0.outputs.path) = ("\(folder)/cache", "\(folder)/\(name)")
                    change(&$0)
                }.run(digests: true)
            }
            let first = try draw("a.svg")
            let png = try draw("a.png")
            #expect(first.files.first?.digest != png.files.first?.digest)
            let second = try draw("b.svg")
            #expect(try bytes("\(folder)/a.svg") == bytes("\(folder)/b.svg"))
            #expect(second.files.first?.size == first.files.first?.size)
            #expect(second.files.first?.digest == first.files.first?.digest)
            let kept = try names(in: "\(folder)/cache").filter { $0.hasSuffix(".drawing") }
            #expect(kept.count == 2, "one of each kind")
            let third = try draw("b.svg") { $0.states.ifChanged = true }
            #expect(third.isUnchanged)
        }
    }

    @Test func pixelsAreNotComparedWithThem() throws {
        let inputs = JobInputs()
        let drawn = job(.render) { $0.outputs.pictureKind = .svg }
        for job in [drawn, job(.message) { $0.outputs.preview = "b.svg" }] {
            let line = refusal { _ = try job.pictures(named: "week", inputs) }
            #expect(
                line?.hasSuffix(": expected PNG, since pixels are compared, found SVG") == true, "\(line ?? "none")")
        }
    }

    @Test func theOptionHasAJSONForm() throws {
        let text = #"{"command": "card", "snapshot": true, "picture": "svg"}"#
        #expect(try Job(json: text.utf8).outputs.pictureKind == .svg)
        let job = try Job(json: text.utf8)
        #expect(try Job(json: job.json.utf8) == job)
        #expect(throws: (any Error).self) { _ = try Job(json: #"{"snapshot": true, "picture": "gif"}"#.utf8) }
    }
}
