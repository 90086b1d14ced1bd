/// The numbers that make files small, all chosen by trial.

#pragma once

/// Estimates of the matcher, in half bits: what a match saves for each byte with a mark and for each byte of a run, and
/// what its length and its distance cost; distance 1 costs nothing. Of all that were tried, they make 48 charts, cards,
/// calendars, widgets and photos smallest on average.
enum {
    gain_per_mark = 16,
    gain_in_run = 2,
    gain_in_plain_run = 4,
    cost_of_length = 10,
    cost_of_longest = 2,
    cost_of_distance = 7,
};

/// The choice between samples and differences of rows, measured on charts, cards, calendars and widgets.
enum {
    // Samples are chosen up to this percentage of the entropy of differences: after a band of differences, and after
    // one of samples, in which they find more matches.
    samples_after_differences = 90,
    samples_after_samples = 300,
    // Added to that limit, in bits times 65,536: the samples of a band with hardly any marks match the next ones.
    samples_in_empty_bands = 450000,
};

/// The fewest runs of a palette, which takes bytes itself, and saves bits in each run. Measured on spots of random
/// colours.
enum {
    palette_runs_per_color = 4,
    least_palette_runs = 8,
};
