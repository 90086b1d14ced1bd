import StepChart

extension CardOptions.Preset: OptionChoice {}
extension CardOptions.Layout: OptionChoice {}
extension CardOptions.Headline: OptionChoice {}
