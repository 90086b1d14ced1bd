/// Rows made ready for the compressor, a few at a time: filtered, counted and summed.

#ifndef CSTEP_BAND_H
#define CSTEP_BAND_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    size_t width;
    size_t channels;
    size_t row_bytes;  // with the byte that names the filter

    uint8_t *bytes;
    size_t count;
    size_t capacity;

    /// Bytes that differ from the ones above them.
    size_t changes;
    /// Distinct values in a row, summed over some of the rows: of those differences, and of the samples themselves.
    size_t difference_values;
    size_t sample_values;

    /// The zlib checksum of everything before the band, and with it.
    uint32_t adler_before;
    uint32_t adler;

    /// The row above the band's first, as the file holds it.
    uint8_t *samples_above;
} cstep_band;

/// An empty band for as many rows as `most_bytes` hold, but at least one. False when memory is short; `cstep_band_free` is
/// due all the same.
bool cstep_band_init(cstep_band *band, size_t width, bool opaque, size_t most_bytes);

void cstep_band_free(cstep_band *band);

/// Whether no other row fits.
bool cstep_band_is_full(const cstep_band *band);

/// Appends a row of RGBA pixels as its differences from the row above: PNG's filter Up.
void cstep_band_append(cstep_band *band, const uint8_t *pixels, const uint8_t *above);

/// Appends a row of RGBA pixels to a band with alpha, as it is: PNG's filter None. Nothing is counted. A band holds
/// rows of one filter.
void cstep_band_append_plain(cstep_band *band, const uint8_t *pixels);

/// Turns the differences back into samples: PNG's filter None.
void cstep_band_undo_up(cstep_band *band);

/// Makes room for the rows that follow.
void cstep_band_clear(cstep_band *band);

#endif
