/// Two cities that many people know, and their distance.
struct CityPair: Hashable, Sendable {
    /// The index of the first city's name in the list of each language, in which London is 0.
    let first: Int
    let second: Int
    /// The distance along a great circle.
    let kilometers: Int

    /// All pairs by their distance, so dense that most distances from 250 to 13,000 km are within 3 % of one.
    static let all = table.map { CityPair(first: $0.0, second: $0.1, kilometers: $0.2) }

    private static let table: [(Int, Int, Int)] = [
        (1, 2, 264), (0, 2, 321), (0, 1, 344), (0, 3, 358), (22, 23, 392), (10, 11, 416), (1, 3, 430),
        (0, 16, 463), (7, 8, 502), (4, 5, 524), (13, 14, 562), (2, 4, 651), (18, 20, 701), (5, 6, 764),
        (9, 10, 810), (4, 11, 838), (9, 12, 915), (1, 5, 1033), (24, 25, 1067), (17, 18, 1144), (14, 15, 1236),
        (6, 9, 1315), (23, 25, 1363), (7, 16, 1451), (9, 13, 1598), (2, 8, 1713), (23, 24, 1781),
        (6, 16, 1886), (12, 16, 2024), (3, 13, 2163), (5, 8, 2298), (19, 21, 2490), (7, 10, 2593),
        (18, 19, 2804), (7, 12, 2948), (8, 14, 3237), (17, 21, 3359), (15, 28, 3534), (25, 26, 3806),
        (28, 29, 4102), (24, 26, 4472), (14, 28, 4770), (23, 26, 4951), (22, 26, 5311), (0, 20, 5712),
        (11, 20, 5936), (4, 17, 6385), (10, 24, 6708), (15, 29, 7239), (22, 27, 7826), (16, 19, 8305),
        (19, 22, 8819), (3, 21, 9217), (15, 18, 9861), (12, 29, 10480), (27, 29, 11012), (17, 28, 11843),
        (21, 24, 12458), (21, 27, 12973),
    ]
}
