/// Rows that wait until it is known which colors a picture has: few of them make a smaller file.
///
/// They wait as runs, so that a picture of much background takes little memory, and only as long as there are few.

#pragma once

#include "pixels.h"

enum {
    most_palette_colors = 256,
    // Greys with alpha need no palette, so there may be more.
    most_colors = 1024,
    color_slots = 4096,
};

typedef struct {
    size_t width;
    /// Whether alpha is not looked at.
    bool is_opaque;

    uint32_t colors[most_colors];  // as the bytes of a pixel, in the order in which they came
    size_t color_count;
    uint16_t slots[color_slots];  // indices in `colors`, plus 1, by the colors' hashes
    bool are_grey;
    bool are_opaque;

    // Rows, one after another: how often the row comes again, and then its runs.
    uint8_t *runs;
    size_t count;
    size_t last_row_start;
    size_t run_count;
    uint8_t *row;  // the pixels of the row taken last, and later the samples of the one read last
} cstep_palette_probe;

/// For rows of `width` pixels. False when memory is short; `cstep_palette_probe_free` is due all the same.
bool cstep_palette_probe_init(cstep_palette_probe *probe, size_t width, bool is_opaque);

void cstep_palette_probe_free(cstep_palette_probe *probe);

/// Whether the row now waits. If not, there are too many colors or runs: none of it is kept.
bool cstep_palette_probe_take(cstep_palette_probe *probe, const uint8_t *pixels);

/// Reads the row at `place`, which is 0 to begin with and then moves on, into `row`: of each pixel `channels` bytes, which
/// stand at `samples[index]`, by the index in `colors`. Returns how often the row comes, 0 when there is none left.
size_t cstep_palette_probe_row(
    cstep_palette_probe *probe, size_t *place, const uint8_t samples[][pixel_bytes], size_t channels);
