/// Regions whose weeks do not begin on Monday, by the Unicode CLDR.
enum FirstWeekdays {
    static let saturday = Set(
        "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY".split(separator: " ").map(String.init))

    static let sunday = Set(
        """
        AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA \
        PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW
        """
        .split(separator: " ").map(String.init))
}
