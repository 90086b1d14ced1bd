extension WrittenNumber {
    /// The spaces that separate thousands: normal, no-break, narrow, thin and figure-wide ones; and apostrophes.
    static let spaces = [" ", "\u{A0}", "\u{202F}", "\u{2009}", "\u{2007}", "'", "\u{2019}"].map { Array($0.utf8) }
}
