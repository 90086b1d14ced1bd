/// Rows made ready for the compressor, a few at a time, with what came before them.

#ifndef CSTEP_BAND_H
#define CSTEP_BAND_H

#include "block.h"

#include <stdbool.h>

/// PNG's filters that are in use.
enum {
    filter_none = 0,
    filter_sub = 1,
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

    /// A bit for each byte: whether it is news. Differences are that if they are not 0, samples if they are unlike
    /// the byte a pixel before.
    uint64_t *marks;
    size_t mark_words;
    /// Whether the band holds differences: then a byte without mark is 0, else it equals the one `period` bytes before.
    bool has_differences;
    size_t period;

    /// Whether rows stay as they are: no row foretells the next.
    bool is_plain;

    /// How often which values occur, in some of the rows, among samples and among differences.
    uint32_t sample_counts[256];
    uint32_t difference_counts[256];

    uint8_t *window;
    size_t window_bytes;
    /// The row above the band's first.
    uint8_t *pixels_above;
    uint32_t adler;
} cstep_band;

/// An empty band for rows of `width` pixels of so many channels. False when memory is short; `cstep_band_free` is due
/// all the same.
bool cstep_band_init(
    cstep_band *band, size_t width, size_t channels, bool is_plain, size_t most_rows, size_t most_bytes);

void cstep_band_free(cstep_band *band);

/// Whether no other row fits: as many are in it as it is for, or `most_bytes`, but at least one.
bool cstep_band_is_full(const cstep_band *band);

/// Appends a row of RGBA pixels, of which the band keeps 3 channels or 4, as its differences from the row above.
void cstep_band_append(cstep_band *band, const uint8_t *pixels, const uint8_t *above);

/// Appends a row of samples to a plain band as it is.
void cstep_band_append_plain(cstep_band *band, const uint8_t *samples);

/// Chooses the filter, None or Up, by counts.
void cstep_band_finish(cstep_band *band);

/// Turns a band that is not plain and has one of the filters None, Sub and Up into one with another.
void cstep_band_refilter(cstep_band *band, unsigned filter);

/// Sums the band up as it is.
void cstep_band_sum(cstep_band *band);

/// Makes room for the rows that follow.
void cstep_band_clear(cstep_band *band);

#endif
