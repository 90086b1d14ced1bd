/// Keeps rows until a picture's colours are counted: few colours make a smaller file, in grey or with a palette.
///
/// Rows are kept as runs of equal pixels, so that background takes little memory: up to a limit of colours and runs.

#pragma once

#include "pixels.h"

enum {
    most_palette_colors = 256,
    // Grey pixels with alpha need no palette, so they may have more colours.
    most_colors = 1024,
    color_slots = 4096,
};

typedef struct {
    size_t width;
    /// True if alpha is ignored.
    bool is_opaque;

    uint32_t colors[most_colors];  // as the bytes of a pixel, in order of first use
    size_t color_count;
    uint16_t slots[color_slots];  // indices in `colors` plus 1, or 0, by the colours' hashes
    bool are_grey;
    bool are_opaque;

    // Rows, one after another: how often the row is repeated, and then its runs.
    uint8_t *runs;
    size_t count;
    size_t last_row_start;
    size_t run_count;
    uint8_t *row;  // the pixels of the row added last, later the samples of the row read last
} cstep_palette_probe;

/// Starts a probe for rows of `width` pixels. Returns false when out of memory; it must be freed even then.
bool cstep_palette_probe_init(cstep_palette_probe *probe, size_t width, bool is_opaque);

void cstep_palette_probe_free(cstep_palette_probe *probe);

/// Adds a row. Returns false, and keeps nothing of it, if there are too many colours or runs.
bool cstep_palette_probe_take(cstep_palette_probe *probe, const uint8_t *pixels);

/// Reads the row at `*offset`, at first 0, into `row` and advances the offset. A pixel becomes the first `channels`
/// bytes of `samples[index]`, by its colour's index. Returns how often the row occurs in succession, 0 after the last.
size_t cstep_palette_probe_row(
    cstep_palette_probe *probe, size_t *offset, const uint8_t samples[][pixel_bytes], size_t channels);
