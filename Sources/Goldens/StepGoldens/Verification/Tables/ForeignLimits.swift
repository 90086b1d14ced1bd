/// The keys of limits in other programs, for errors that suggest the key in golden.json.
enum ForeignLimits {
    private static let keys: KeyValuePairs<String, String> = [
        // Playwright.
        "maxDiffPixels": "maxDifferentPixels", "maxDiffPixelRatio": "maxDifferentPixels", "clip": "region",
        // reg-cli.
        "thresholdPixel": "maxDifferentPixels", "thresholdRate": "maxDifferentPixels",
        // jest-image-snapshot.
        "failureThreshold": "maxDifferentPixels", "allowSizeMismatch": "maxSizeDifference",
        // Roborazzi, BackstopJS.
        "changeThreshold": "maxDifferentPixels", "misMatchThreshold": "maxDifferentPixels",
    ]

    /// Returns the key in golden.json for a foreign one in quotes; nil if it is unknown.
    static func own(for quoted: String) -> String? { keys.first { "\"\($0.key)\"" == quoted }?.value }
}
