import Files
import ImageDiff
import PNGCodec
import Raster

/// A folder of golden pictures, `name.png`, where a name may have folders in it, as in `week/dark`.
///
/// Beside a golden there may be approved alternates of it, `name@variant.png`: a picture that matches any of them passes.
/// They are made by people, and never written here. Pictures are compared by their decoded pixels, alpha included.
package struct GoldenStore: Sendable {
    /// The path of the goldens.
    package var folder: String
    /// Where to leave pictures of what does not match: `actual/name.png`, so that copying it approves it, and
    /// `difference/name.png` with expected, difference and actual side by side. Nil for nowhere.
    package var failures: String?
    package var recording: Recording
    /// Whether results carry the pictures of cases that are not the same.
    package var keepsPictures = false

    package init(folder: String, failures: String? = nil, recording: Recording = .never) {
        self.folder = folder
        self.failures = failures
        self.recording = recording
    }

    /// Where the golden of a case stands, there or not.
    package func path(of name: String) -> String { "\(folder)/\(name).png" }

    /// Every picture in the folder, alternates too, without `.png`, in order.
    package func names(leavingOut others: [String] = []) throws(Failure) -> [String] {
        try Folder.files(in: folder, ending: ".png", leavingOut: others).map { String($0.dropLast(4)) }
    }

    /// The approved alternates of a case, `variant` of `name@variant.png`, in order.
    package func variants(of name: String) -> [String] {
        let stem = name.split(separator: "/").last.map { "\($0)@" } ?? "@"
        let names = (try? Folder.names(in: Folder.parent(of: path(of: name)))) ?? []
        return names.filter { $0.hasPrefix(stem) && $0.hasSuffix(".png") }
            .map { String($0.dropFirst(stem.count).dropLast(4)) }.sorted()
    }

    /// Compares a picture with its golden, and records it where that was asked for.
    ///
    /// Trouble becomes a result too. What an earlier run left in `failures` goes when the case passes.
    /// - Parameter variants: the case's alternates, when they are known already.
    package func check(_ picture: Picture, named name: String, variants: [String]? = nil) -> CaseResult {
        let start = ContinuousClock.now
        var result = CaseResult(name: name, kind: .same)
        do throws(Failure) {
            try compare(picture, with: variants, &result)
        } catch {
            (result.kind, result.message) = (.error, error.line)
        }
        do throws(Failure) {
            try settle(picture, &result)
        } catch {
            (result.kind, result.message) = (.error, error.line)
        }
        result.milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        return result
    }

    // MARK: Comparing

    private func compare(_ picture: Picture, with variants: [String]?, _ result: inout CaseResult) throws(Failure) {
        let name = result.name
        var match = try golden(name).map { golden throws(Failure) in try Match(golden, picture) }
        if match?.isSame != true {
            for variant in variants ?? self.variants(of: name) {
                guard let golden = try golden("\(name)@\(variant)") else { continue }
                let other = try Match(golden, picture)
                if other.isSame { result.variant = variant }
                if other.isSame || match == nil { match = other }
                if other.isSame { break }
            }
        }
        guard let match else {
            result.kind = .new
            result.message = "no golden at \(path(of: name))"
            return
        }
        result.diff = match.diff
        guard let diff = match.diff, diff.verdict != .same else { return }
        result.kind = diff.verdict == .size ? .size : .different
        result.message = diff.summary
        if keepsPictures || failures != nil {
            let expected = try match.golden.pixels()
            result.expectedPNG = match.golden.bytes
            result.diffPNG = try DiffPicture.draw(expected: expected, actual: picture.pixels()).png(compression: .fast)
        }
    }

    /// The golden file, nil when there is none.
    private func golden(_ name: String) throws(Failure) -> InputFile? {
        let path = path(of: name)
        return Folder.holds(path) ? try InputFile(path) : nil
    }

    private struct Match {
        let golden: InputFile
        /// Nil for the same bytes.
        var diff: ImageDiff?

        init(_ golden: InputFile, _ picture: Picture) throws(Failure) {
            self.golden = golden
            if case .file(let file) = picture, file.bytes == golden.bytes, file.isWholePNG { return }
            diff = ImageDiff.compare(expected: try golden.pixels(), actual: try picture.pixels())
        }

        var isSame: Bool { diff.map { $0.verdict == .same } ?? true }
    }

    // MARK: Writing

    /// Records, leaves pictures for people, or clears them away, as the result has it.
    private func settle(_ picture: Picture, _ result: inout CaseResult) throws(Failure) {
        if recording.writes(result.kind) {
            // What cannot be read as a picture would be no golden.
            _ = try picture.pixels()
            try OutputFile.write(picture.png(compression: .small), to: path(of: result.name))
            result.recorded = true
        }
        let isToBeSeen = result.kind != .same && result.kind != .error
        if isToBeSeen, keepsPictures || failures != nil { result.actualPNG = try picture.png(compression: .fast) }
        if let failures {
            let (actual, difference) = Self.failurePaths(of: result.name, in: failures)
            if isToBeSeen, !result.recorded, let png = result.actualPNG {
                try OutputFile.write(png, to: actual)
                if let diff = result.diffPNG { try OutputFile.write(diff, to: difference) }
            } else {
                Folder.remove(actual)
                Folder.remove(difference)
            }
        }
        if !keepsPictures { (result.expectedPNG, result.actualPNG, result.diffPNG) = (nil, nil, nil) }
    }

    /// Where the pictures of a case that does not match are left.
    package static func failurePaths(of name: String, in failures: String) -> (actual: String, difference: String) {
        ("\(failures)/actual/\(name).png", "\(failures)/difference/\(name).png")
    }
}

extension ImageDiff {
    /// One line: how much differs, how far and where.
    var summary: String {
        var parts: [String] = []
        if verdict == .size {
            parts.append(
                "expected \(expectedSize.width) x \(expectedSize.height) pixels, "
                    + "found \(actualSize.width) x \(actualSize.height)")
        }
        if let bounds {
            parts.append(
                "\(differingPixels) pixels differ by up to \(greatestDifference), "
                    + "all within x \(bounds.x)..<\(bounds.x + bounds.width), y \(bounds.y)..<\(bounds.y + bounds.height)"
            )
        }
        return parts.joined(separator: "; ")
    }
}
