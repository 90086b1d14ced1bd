/// Rows made ready for the compressor, a few at a time, with what came before them.

#pragma once

#include "block.h"

#include <stdbool.h>

/// PNG's filters that are in use.
enum {
    filter_none = 0,
    filter_up = 2,
};

typedef struct {
    size_t width;
    size_t channels;
    size_t row_bytes;  // with the byte that names the filter

    /// The rows as the file holds them. Before them stand `history` bytes of the rows before; after them are a few that
    /// may be read and say nothing.
    uint8_t *bytes;
    size_t count;
    size_t capacity;
    size_t history;

    /// A bit for each byte: whether it has a mark, as it goes on no run. Differences have one if they are not 0, samples
    /// if they are unlike the byte a pixel before.
    uint64_t *marks;
    size_t mark_words;
    /// Whether the band, or until it is finished the one before, holds differences: then a byte without mark is 0, else it
    /// equals the one `period` bytes before.
    bool has_differences;
    size_t period;

    /// Whether rows stay as they are: no row foretells the next.
    bool is_plain;

    /// How often which values occur, in some of the rows, among samples and among differences.
    uint32_t sample_counts[256];
    uint32_t difference_counts[256];

    uint8_t *window;
    /// The row above the band's first.
    uint8_t *pixels_above;
    uint32_t adler;
} cstep_filter_rows;

/// An empty band for rows of `width` pixels of so many channels. False when memory is short; `cstep_filter_rows_free` is
/// due all the same.
bool cstep_filter_rows_init(cstep_filter_rows *rows, size_t width, size_t channels, bool is_plain);

void cstep_filter_rows_free(cstep_filter_rows *rows);

/// Appends a row of RGBA pixels, of which the band keeps 3 channels or 4, as its differences from the row above.
void cstep_filter_rows_append(cstep_filter_rows *rows, const uint8_t *pixels, const uint8_t *above);

/// Appends a row of samples to a plain band as it is.
void cstep_filter_rows_append_plain(cstep_filter_rows *rows, const uint8_t *samples);

/// Chooses the filter, None or Up, by counts.
void cstep_filter_rows_finish(cstep_filter_rows *rows);

/// Makes room for the rows that follow.
void cstep_filter_rows_clear(cstep_filter_rows *rows);
