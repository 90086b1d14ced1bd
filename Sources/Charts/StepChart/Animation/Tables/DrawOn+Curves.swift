/// The numbers of the motion: the curves were measured on a recording of the original app.
extension DrawOn {
    /// The default time in which the line is drawn, in seconds.
    static let duration = 1.2
    static let growth = TimingCurve(0.348, 0, 0.285, 0.743)
    /// The time at which a fraction of the line's length is drawn: the inverse of `growth`.
    static let arrival = TimingCurve(0, 0.348, 0.743, 0.285)
    static let fadeIn = TimingCurve(0.090, 0.271, 0.223, 0.841)
    static let bounce = Spring(frequency: 10, damping: 0.5)
    /// The time in which a node springs up, in seconds.
    static let popTime = 0.5
    /// The spring of a node. Its frequency is ln(1000) / (.7 * .5): after half a second the swing is a thousandth.
    static let pop = Spring(frequency: 19.736_443_665_662_52, damping: 0.7)
    /// The time at which a node stops, in seconds: as it passes its final size again, (2 pi - acos .7) / (.7141 w). So
    /// it stops without a jump. The omitted rest of the swing, .42 % down and up, would move no edge of the theme's
    /// nodes by more than 1/24 pt, or 1/8 of a pixel at scale 3.
    static let restTime = 0.389_352_725
    /// The step in which a shadow grows, as a part of its final size.
    static let shadowStep = 1.0 / 32
}
