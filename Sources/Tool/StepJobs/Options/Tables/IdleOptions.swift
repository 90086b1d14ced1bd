/// The options without effect beside a choice, with which they are refused.
enum IdleOptions {
    private static let ofPeople = "previous hide at layout headline compare avatar select style "
    private static let ofPlots = "trend baseline y-axis curve average-line guides"

    static let beside = [
        "--people multiples": ofPeople,
        "--people lines": ofPeople + "mark values",
        "--people leaderboard": ofPeople + "mark values labels goal goal-from " + ofPlots,
        "--mark calendar": ofPlots,
        "--mark ring": ofPlots,
        "--mark punchcard": ofPlots,
    ]
}
