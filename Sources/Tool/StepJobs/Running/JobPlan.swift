import StepChartFonts

/// The files that a job reads and writes, known before any of it is drawn. File guards, a batch's claims, keys of
/// drawings, names of frames and the run itself use only this.
package struct JobPlan: Sendable {
    /// The files that it reads, keeps and writes, each with the option that names it.
    package internal(set) var paths: PathConflicts
    /// The products in the order of the outcome; of a card with pages the most that there may be.
    private(set) var products: [Product] = []
    /// The paths that products may be written to, whatever the job may open.
    private(set) var writing: FileAccess
    /// The folder that the products fill together; nil where each has a path of its own.
    fileprivate(set) var folder: String?
    /// The frames of a sequence, and their number.
    fileprivate var frames: (names: FrameNames, count: Int)?
    /// The paths of pictures in the folder that an earlier run left and this one does not rewrite: they are removed.
    var leftovers: [String] = []
    var leftoverPaths: PathConflicts {
        leftovers.reduce(into: PathConflicts(writing)) { $0.writes($1, as: "--output", .ownPicture) }
    }

    /// Adds a file that the job writes.
    /// - Parameter option: the option that names the file, without dashes.
    /// - Parameter kinds: the kinds that its name may have; nil for a name that the user did not type.
    mutating func add(
        _ path: String, _ content: Product.ProductContent, _ kind: PictureKind? = nil, by option: String = "output",
        replacing file: FileKind = .picture, named kinds: [PictureKind]? = nil
    ) {
        products.append(Product(path: path, content: content, pictureKind: kind))
        paths.writes(path, as: "--\(option)", file, named: kinds)
    }

    fileprivate mutating func fill(folder: String) {
        self.folder = folder
        paths.writes(folder: folder, as: "--output")
    }

    /// True if the job makes one picture, not a folder of files, a sequence or a picture of each scheme.
    package var makesOnePicture: Bool { folder == nil && products.count { $0.pictureKind != nil } == 1 }

    /// Sets the path or the name of its only product, which the job has not chosen; empty if it has none.
    /// - Parameter isFile: true if it is written to the path, which the job itself need not have access to.
    mutating func place(at path: String, isFile: Bool) {
        for index in products.indices { products[index].path = path }
        paths.removeOutputs()
        if isFile { paths.writes(path, as: "--out", .picture) }
        writing.reach = .anything
    }

    /// Checks that no output overwrites an input or another output.
    /// - Throws: as `PathConflicts.check`.
    func check(beside others: PathConflicts = PathConflicts(), replacingAny: Bool) throws(Failure) {
        var all = paths
        all.add(leftoverPaths)
        all.add(others)
        try all.check(replacingAny: replacingAny)
    }

    /// Finds the pictures that an earlier run left: the frames that follow, or those that its list names.
    /// - Throws: when one of them, or the list, cannot be read.
    mutating func findLeftovers(_ access: FileAccess) throws(Failure) {
        if let frames { leftovers = try frames.names.following(frames.count, access) }
        let list = products.first { [.index, .messageJSON].contains($0.content) }?.path
        guard let folder, let list, Folder.isRegularFile(list, access) else { return }
        // Lists name each picture as a "file", without escapes.
        let words = String(decoding: try InputFile(list, access).bytes, as: UTF8.self).split(separator: "\"")
        let files = words.indices.dropLast(2).filter { words[$0] == "file" && words[$0 + 1] == ": " }
        let names = files.map { String(words[$0 + 2]) }.filter { Folder.name(of: $0) == $0 }
        let paths = Set(names.map { Folder.path($0, in: folder) }).subtracting(products.map(\.path))
        for path in paths.sorted() where try FileKind.ownPicture.isKind(of: path, access) { leftovers.append(path) }
    }
}

extension Job {
    /// Returns the files that the job reads and writes. It opens themes and lists of devices for this, but no weeks.
    /// - Throws: when the name of an output is invalid, or the job has no access to a path.
    package func plan(_ inputs: JobInputs) throws(Failure) -> JobPlan {
        try validateKind()
        var plan = JobPlan(paths: try pathsRead(inputs), writing: inputs.access)
        switch command {
        case .render, .card: try planPicture(&plan, inputs)
        case .animate: try planAnimation(&plan, inputs)
        case .widget: try planWidget(&plan, inputs)
        case .message: try planMessage(&plan)
        }
        return plan
    }

    /// Returns the files that it reads, including those that its themes name.
    private func pathsRead(_ inputs: JobInputs) throws(Failure) -> PathConflicts {
        var paths = PathConflicts(inputs.access)
        for (option, path) in self.inputs {
            try inputs.access.check(path, option)
            paths.reads(path, as: option == "input" ? "<input>" : "--\(option)")
        }
        if let folder = states.cache {
            try inputs.access.check(folder, "cache")
            paths.reads(.tree, folder, as: "--cache")
        }
        for font in try fonts(of: appearance.theme, "theme", inputs) { paths.reads(font, as: "--theme") }
        for font in try fonts(of: appearance.darkTheme, "dark-theme", inputs) { paths.reads(font, as: "--dark-theme") }
        return paths
    }

    /// Returns the paths of the font files that a theme's file names.
    private func fonts(of theme: ThemeSource?, _ option: String, _ inputs: JobInputs) throws(Failure) -> [String] {
        guard let path = theme?.path else { return [] }
        let files = try inputs.themeFile(path, option).fonts.map { ChartTheme.Font.location(of: $0).file }
        for file in files { try inputs.access.following(path).check(file, option) }
        return files
    }

    /// The kinds that the name of the output may have.
    private var namedKinds: [PictureKind] { outputs.pictureKind.map { [$0] } ?? PictureKind.allCases }

    func planPicture(_ plan: inout JobPlan, _ inputs: JobInputs) throws(Failure) {
        let name = [.widget, .card].contains(command) ? command.rawValue : "chart"
        let kind = pictureKind
        let path = outputs.path ?? name + kind.ending
        let isSequence = command == .animate && (Folder.endsInSlash(path) || Folder.isDirectory(path, inputs.access))
        try refuse(isSequence, "picture", "PNG for a sequence of files", found: "SVG")
        if makesPages {
            let names = try FrameNames(pattern: path, areFew: true)
            // No card has more than four pages.
            for page in 1...4 { plan.add(names[page], .picture(page - 1), kind, replacing: .ownPicture) }
            return
        }
        for (number, path) in schemes.paths(path).enumerated() {
            plan.add(path, .picture(number), kind, named: namedKinds)
        }
        if let path = outputs.layoutJSON { plan.add(path, .layout, by: "layout-json", replacing: .layout) }
        if let text = outputs.alternativeText {
            let isNamed = text.hasSuffix(".txt") || OutputFile.isStandardOutput(text)
            try refuse(!isNamed, "alt", "a name that ends in .txt", found: text)
            plan.add(text, .alternativeText, by: "alt", replacing: .line.beside(path, .picture, plan.writing))
        }
    }

    func planAnimation(_ plan: inout JobPlan, _ inputs: JobInputs) throws(Failure) {
        if pictureKind.isVector { return try planPicture(&plan, inputs) }
        let format = frameFormat
        let path = outputs.path ?? "animation.\(format.rawValue)"
        guard let frames = try FrameNames.animation(path, format, inputs.access) else {
            let isNamed = format != .png && FrameFormat(named: path) == format
            let kinds = format == .png ? namedKinds : isNamed ? nil : []
            return plan.add(path, .picture(0), .png, named: kinds)
        }
        let options = animationOptions
        try Failure.translating(of: path, self) { try options.validate() }
        try frames.check(count: options.frameCount)
        plan.frames = (frames, options.frameCount)
        if path.contains("%") { plan.folder = frames.folder } else { plan.fill(folder: path) }
        for index in 0..<options.frameCount { plan.add(frames[index], .picture(index), .png, replacing: .ownPicture) }
    }

    /// The animation's options, with fewer frames a second in a GIF where no rate is chosen.
    var animationOptions: AnimationOptions { frameFormat == .gif ? animation.inGIFTime : animation }

    func planWidget(_ plan: inout JobPlan, _ inputs: JobInputs) throws(Failure) {
        guard widget.all else { return try planPicture(&plan, inputs) }
        let folder = outputs.path ?? ""
        plan.fill(folder: folder)
        for (number, name) in try widgetMatrix(inputs).files.enumerated() {
            plan.add(Folder.path(name, in: folder), .picture(number), pictureKind, replacing: .ownPicture)
        }
        plan.add(Folder.path("index.json", in: folder), .index, replacing: .widgets)
    }

    func widgetMatrix(_ inputs: JobInputs) throws(Failure) -> WidgetMatrix {
        WidgetMatrix(try inputs.devices(widget.devices), pictureKind, schemes: schemes.all)
    }

    func planMessage(_ plan: inout JobPlan) throws(Failure) {
        let folder = outputs.path ?? ""
        try refuse(PictureName.kind(of: folder) != nil, "output", "a folder", found: folder)
        try PictureName.check(folder, as: "--output")
        plan.fill(folder: folder)
        func path(_ name: String) -> String { Folder.path(name, in: folder) }
        // Apple's systems read the scale in the name.
        let scale = pictureKind.isVector ? "" : "@\((outputs.pixelsPerPoint ?? 3).shortest)x"
        for (number, name) in schemes.paths("image").enumerated() {
            plan.add(path(name + scale + pictureKind.ending), .picture(number), pictureKind, replacing: .ownPicture)
        }
        let json = path("message.json")
        plan.add(json, .messageJSON, replacing: .message)
        plan.add(path("caption.txt"), .caption, replacing: .text.beside(json, .message, plan.writing))
        let previews: [String] = outputs.preview.map(schemes.paths) ?? []
        for (number, path) in previews.enumerated() {
            plan.add(path, .bubble(number), previewKind, by: "preview", named: PictureKind.allCases)
        }
        if outputs.openGraph {
            // Programs that show links cannot read SVG.
            plan.add(path("card.png"), .linkCard, .png, replacing: .ownPicture)
            plan.add(path("card.html"), .linkTags, replacing: .linkTags)
        }
        if outputs.html { plan.add(path("message.html"), .page, replacing: .messagePage) }
    }
}

extension FileAccess {
    /// - Throws: `usage` if there is no access to the path of an option, or of a file that it names.
    fileprivate func check(_ path: String, _ option: String) throws(Failure) {
        guard path != "-", (try? check(path)) == nil else { return }
        let expected = reach == .nothing ? "none in this batch" : "a path below the folder of --root"
        throw .option(option, expected: expected, found: reach == .nothing ? "a path" : "another")
    }
}
