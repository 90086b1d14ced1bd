/// Filters bands of a few rows for the compressor, and keeps the bytes before them for its matches.

#pragma once

#include "block.h"

#include <stdbool.h>

/// The filters of PNG that the encoder uses.
enum {
    filter_none = 0,
    filter_up = 2,
};

typedef struct {
    size_t width;
    size_t channels;
    size_t row_bytes;  // with the filter byte

    /// The band's filtered rows, between `history` bytes of earlier rows and bytes that may be read, but not used.
    uint8_t *bytes;
    size_t count;
    size_t capacity;
    size_t history;

    /// A bit for each byte, set if the byte has a mark: if it does not continue a run. A difference has a mark if it is
    /// not 0, a sample if it differs from the byte a pixel before.
    uint64_t *marks;
    size_t mark_words;
    /// True if the band, or until it is finished the band before it, has differences: then a byte without a mark is 0,
    /// otherwise it equals the byte a pixel before.
    bool has_differences;

    /// True if rows are not filtered, as no row predicts the next.
    bool is_plain;

    /// Histograms of samples and of differences, from some of the rows.
    uint32_t sample_counts[256];
    uint32_t difference_counts[256];

    uint8_t *window;  // the memory of history and bytes
    /// The row above the first row of the band.
    uint8_t *pixels_above;
    uint32_t adler;
} cstep_filter_rows;

/// Starts an empty band for rows of `width` pixels. Returns false when out of memory; it must be freed even then.
bool cstep_filter_rows_init(cstep_filter_rows *rows, size_t width, size_t channels, bool is_plain);

void cstep_filter_rows_free(cstep_filter_rows *rows);

/// Appends a row of RGBA pixels as the differences of 3 or 4 channels from the row above; to a plain band, as samples.
void cstep_filter_rows_append(cstep_filter_rows *rows, const uint8_t *pixels, const uint8_t *above);

/// Chooses the filter of the band, None or Up, by the entropy of its histograms.
void cstep_filter_rows_finish(cstep_filter_rows *rows);

/// Empties the band; its bytes become history.
void cstep_filter_rows_clear(cstep_filter_rows *rows);
