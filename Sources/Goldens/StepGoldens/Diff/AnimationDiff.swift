/// The result of comparing two animations, frame by frame as they are shown; a still counts as one frame without end.
/// The numbers of frames, the loops and the durations must be equal: limits are for pixels. Frames are counted from 0.
package struct AnimationDiff: Hashable, Sendable {
    /// A frame whose picture is not the same within the limits.
    package struct Frame: Hashable, Sendable {
        /// The frame's index; nil for the picture that simple viewers show, where it is none of the frames.
        package var index: Int?
        /// The frame's difference, without its map.
        package var diff: ImageDiff
    }

    /// A frame with two durations, which are fractions of a second, as in `1/60`.
    package struct Delay: Hashable, Sendable {
        package var index: Int
        package var expected: String
        package var actual: String
    }

    /// The animation's frame count and loops; nil for a still.
    package var expected: APNGAnimationControl?
    package var actual: APNGAnimationControl?
    /// Differing frames, in order; one whose index is nil comes first.
    package var frames: [Frame] = []
    package var delays: [Delay] = []

    package var isSame: Bool { expected == actual && frames.isEmpty && delays.isEmpty }

    /// A line about differences other than pixels, and the number of differing frames; empty when nothing differs.
    package var summary: String {
        var parts: [String] = []
        if let expected, let actual {
            if expected.frameCount != actual.frameCount {
                parts.append("expected \(expected.frameCount.frames), found \(actual.frameCount)")
            }
            if expected.loops != actual.loops {
                parts.append("expected it to play \(expected.loops.times), found \(actual.loops.times)")
            }
        } else if expected != actual {
            func words(_ control: APNGAnimationControl?) -> String {
                control.map { "an animation of \($0.frameCount.frames)" } ?? "a still picture"
            }
            parts.append("expected \(words(expected)), found \(words(actual))")
        }
        if let first = delays.first {
            let all = delays.count == 1 ? "" : ", and \(delays.count - 1) more differ"
            parts.append("frame \(first.index): expected it for \(first.expected) s, found \(first.actual) s\(all)")
        }
        let shared = min(expected?.frameCount ?? 1, actual?.frameCount ?? 1)
        let numbered = frames.compactMap(\.index)
        if frames.contains(where: { $0.index == nil }) { parts.append("the still before the frames differs") }
        if let first = numbered.first {
            let several = "\(numbered.count) of \(shared.frames) differ, first frame \(first)"
            parts.append(numbered.count == 1 ? "of \(shared.frames) frame \(first) differs" : several)
        }
        return parts.joined(separator: "; ")
    }
}

extension Int {
    package var frames: String { self == 1 ? "1 frame" : "\(self) frames" }

    package var times: String {
        switch self {
        case 0: "forever"
        case 1: "once"
        default: "\(self) times"
        }
    }
}
