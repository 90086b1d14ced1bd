/// Rows as PNG keeps them: filtered, in one zlib stream.

#pragma once

#include "filter_rows.h"
#include "cstep_png.h"
#include "greedy_match.h"

typedef struct {
    bit_output output;
    // Filtered rows that wait for the compressor.
    cstep_filter_rows rows;
    uint8_t *last_row;
    // Nothing of it has to be zero.
    cstep_matcher matcher;
} cstep_stream;

/// A stream for rows of `width` pixels; in a plain one they are not filtered. False when memory is short;
/// `cstep_stream_free` is due all the same.
bool cstep_stream_init(cstep_stream *stream, size_t width, size_t channels, bool is_plain);

/// Adds the next `count` rows of RGBA pixels, of which the stream has 3 channels or 4; the start of each is `stride`
/// bytes after the one before. False when memory is short.
bool cstep_stream_rows(cstep_stream *stream, const uint8_t *pixels, size_t stride, size_t count);

/// Adds a row of samples to a plain stream. False when memory is short.
bool cstep_stream_plain_row(cstep_stream *stream, const uint8_t *samples);

/// Ends the stream: all its bytes are then there to take. False when memory is short.
bool cstep_stream_end(cstep_stream *stream);

void cstep_stream_free(cstep_stream *stream);
