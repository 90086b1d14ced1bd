/// Rows as PNG keeps them: filtered, in one zlib stream.

#ifndef CSTEP_STREAM_H
#define CSTEP_STREAM_H

#include "band.h"
#include "cstep_png.h"

#include <zlib.h>

/// How to filter the rows and drive zlib.
typedef struct {
    enum {
        filters_up,
        filters_up_or_none,  // for each band whichever promises less
        filters_none,
    } filters;
    int level;
    // For deflateTune. At levels up to 3, `lazy` is the longest match whose every byte is remembered.
    int good, lazy, nice, chain;
    // Where a smaller share of a band's bytes differ from the row above, zlib is told to look for runs only. That is
    // fastest, and also shortest up to a point: at level 1 a run of zeros refers 258 bytes back, for 7 bits a match.
    double sparse_share;
} stream_plan;

typedef struct {
    /// Compressed bytes that nobody has taken yet.
    uint8_t *bytes;
    size_t count;
    size_t capacity;

    // Filtered rows that wait for the compressor.
    cstep_band band;
    uint8_t *last_row;

    z_stream zlib;
    stream_plan plan;
    int strategy;
    uint8_t filter;  // of the last band
    const char *failure;  // why the stream is broken; NULL while it is not
} cstep_stream;

/// A stream for rows of `width` pixels. False when memory is short; `cstep_stream_free` is due all the same.
bool cstep_stream_init(cstep_stream *stream, size_t width, bool opaque, stream_plan plan);

/// Adds the next `count` rows; the start of each is `stride` bytes after the one before. False when the stream is broken.
bool cstep_stream_rows(cstep_stream *stream, const uint8_t *pixels, size_t stride, size_t count);

/// Ends the stream: all its bytes are then there to take. False when it is broken.
bool cstep_stream_end(cstep_stream *stream);

/// Forgets the first `count` bytes.
void cstep_stream_took(cstep_stream *stream, size_t count);

void cstep_stream_free(cstep_stream *stream);

#endif
