/// Filters rows and compresses them into one zlib stream, as PNG stores them.

#pragma once

#include "filter_rows.h"
#include "cstep_png.h"
#include "greedy_match.h"

typedef struct {
    bit_output output;
    // Filtered rows that are not compressed yet.
    cstep_filter_rows rows;
    uint8_t *last_row;  // pixels that the filter Up of the next row refers to
    // The last member, as cstep_stream_init sets only those before it to zero.
    cstep_matcher matcher;
} cstep_stream;

/// Starts a stream of rows of `width` pixels, unfiltered if plain. False if out of memory; it must be freed even then.
bool cstep_stream_init(cstep_stream *stream, size_t width, size_t channels, bool is_plain);

/// Adds the next `count` rows, each `stride` bytes after the one before: RGBA pixels, of which the stream stores 3 or 4
/// channels, or samples if it is plain. Returns false when out of memory.
bool cstep_stream_rows(cstep_stream *stream, const uint8_t *pixels, size_t stride, size_t count);

/// Ends the stream, after which `output` has all of its remaining bytes. Returns false when out of memory.
bool cstep_stream_end(cstep_stream *stream);

void cstep_stream_free(cstep_stream *stream);
