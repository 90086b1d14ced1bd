/// Keys of limits as other programs have them, for errors that name the own one.
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

    /// The own key for a foreign one in quotes.
    static func own(for quoted: String) -> String? { keys.first { "\"\($0.key)\"" == quoted }?.value }
}
