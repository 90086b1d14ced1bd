// Golden pictures for any project's tests: `expectGolden` for Swift Testing, `assertGolden` for XCTest.
//
// A golden is a PNG file next to the test: `__Goldens__/<test file>/<name>.png`. Alternates may be approved for one
// name, `<name>@<variant>.png`: a picture has to match only one of them.
//
// Environment variables decide what is written:
// - `STEPCHART_RECORD=missing|changed|all` writes goldens. Each golden that is written fails its test, so that no run
//   both records and passes. Nothing is recorded where `CI` is set.
// - `STEPCHART_GOLDEN_FAILURES` is the folder for the pictures of failures, by default `.build/golden-failures` of the
//   package: `actual/` mirrors the package, so that `cp -r .build/golden-failures/actual/. .` approves its pictures.

// The command line tools of macOS have neither framework, and `swift build` has to work there all the same.
#if canImport(Testing)
    import Testing

    /// Expects `image` to match the golden called `name`. Safe in parallel tests, synchronous and asynchronous ones.
    ///
    ///     @Test func week() throws {
    ///         let week = try StepWeek(steps: [7314, 2583, 16105, nil, 60, 3942, 1641])
    ///         expectGolden(.chart(try WeekChart(week)), named: "week")
    ///     }
    ///
    /// A failure reports how many pixels differ, how much and where, and which limit is broken. A picture of expected,
    /// difference and actual, and the actual one, are attached to the test and written to the folder of failures.
    ///
    /// `name` is the golden's path in its folder, without `.png`; by default the name of the function, as for a test
    /// that has one golden. `folder` is the folder of the goldens, relative to the test's file, instead of
    /// `__Goldens__/<test file>`. `limits` are the differences that are allowed; by default none.
    public func expectGolden(
        _ image: GoldenImage, named name: String? = nil, in folder: String? = nil, limits: GoldenLimits = .exact,
        function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #if compiler(>=6.3)
            let file = sourceLocation.filePath
        #else
            let file = sourceLocation._filePath
        #endif
        let name = name ?? GoldenTest.name(of: function)
        GoldenTest(file: file, folder: folder).failure(of: image, named: name, limits: limits)?
            .record(at: sourceLocation)
    }
#endif

#if canImport(XCTest)
    import XCTest

    /// Asserts in an `XCTestCase` what `expectGolden` expects in a `@Test`. Pictures of a failure are not attached.
    // Three of the parameters are those that XCTest passes to each of its assertions.
    public func assertGolden(
        _ image: GoldenImage, named name: String? = nil, in folder: String? = nil, limits: GoldenLimits = .exact,
        function: String = #function, file: StaticString = #filePath, line: UInt = #line
    ) {
        let name = name ?? GoldenTest.name(of: function)
        GoldenTest(file: "\(file)", folder: folder).failure(of: image, named: name, limits: limits)?
            .fail(file: file, line: line)
    }
#endif
