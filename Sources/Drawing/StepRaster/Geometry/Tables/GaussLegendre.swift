/// Nodes and weights of Gauss-Legendre quadrature on -1...1; each node represents itself and its mirror image.
///
/// Abramowitz and Stegun, table 25.4. Eight nodes are exact for polynomials up to degree 15.
enum GaussLegendre {
    static let eight: [(node: Double, weight: Double)] = [
        (0.183_434_642_495_649_80, 0.362_683_783_378_361_98),
        (0.525_532_409_916_328_99, 0.313_706_645_877_887_29),
        (0.796_666_477_413_626_74, 0.222_381_034_453_374_47),
        (0.960_289_856_497_536_23, 0.101_228_536_290_376_26),
    ]
}
