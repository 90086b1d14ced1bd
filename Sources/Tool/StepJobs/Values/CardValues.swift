import StepChart
import StepSupport

extension CardOptions.Preset: OptionChoice {}
extension CardOptions.Layout: OptionChoice {}
extension CardOptions.Ground: OptionChoice {}
extension CardOptions.Headline: OptionChoice {}
extension CardOptions.Compare: OptionChoice {}
