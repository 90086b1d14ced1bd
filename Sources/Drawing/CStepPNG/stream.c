#include "stream.h"
#include "pixels.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

/// Compresses the rows of the band, and empties it.
static void write_rows(cstep_stream *stream) {
    cstep_filter_rows *rows = &stream->rows;
    cstep_filter_rows_finish(rows);
    cstep_matcher_tokenise(&stream->matcher, rows, &stream->output);
    rows->adler = libdeflate_adler32(rows->adler, rows->bytes, rows->count);
    cstep_filter_rows_clear(rows);
}

bool cstep_stream_rows(cstep_stream *stream, const uint8_t *pixels, size_t stride, size_t count) {
    if (count == 0) return true;
    const uint8_t *above = stream->last_row;
    for (size_t i = 0; i < count; i++, pixels += stride) {
        if (stream->rows.count + stream->rows.row_bytes > stream->rows.capacity) write_rows(stream);
        cstep_filter_rows_append(&stream->rows, pixels, above);
        above = pixels;
    }
    // The caller may free its rows after this call; a plain row does not depend on the one above.
    if (!stream->rows.is_plain) memcpy(stream->last_row, above, pixel_bytes * stream->rows.width);
    return !stream->output.is_short_of_memory;
}

bool cstep_stream_end(cstep_stream *stream) {
    write_rows(stream);
    bit_output *output = &stream->output;
    cstep_block_write(output, &stream->matcher.tables, stream->matcher.tokens, stream->matcher.count, true);
    if (!cstep_output_reserve(output, 8)) return false;
    // The last byte is padded with zero bits.
    if (output->bit_count > 0) output->bytes[output->count++] = (uint8_t)output->bits;
    uint32_t adler = stream->rows.adler;
    for (int shift = 24; shift >= 0; shift -= 8) output->bytes[output->count++] = (uint8_t)(adler >> shift);
    return !output->is_short_of_memory;
}

bool cstep_stream_init(cstep_stream *stream, size_t width, size_t channels, bool is_plain) {
    memset(stream, 0, offsetof(cstep_stream, matcher));
    bool ready = cstep_filter_rows_init(&stream->rows, width, channels, is_plain);
    // The row above the first one counts as all zero.
    stream->last_row = calloc(width, pixel_bytes);
    if (!ready || !stream->last_row || !cstep_output_reserve(&stream->output, 64)) return false;
    cstep_matcher_init(&stream->matcher);
    // The header of zlib: deflate, a window of 32 KB, default compression.
    stream->output.bytes[0] = 0x78;
    stream->output.bytes[1] = 0x9c;
    stream->output.count = 2;
    return true;
}

void cstep_stream_free(cstep_stream *stream) {
    free(stream->last_row);
    cstep_filter_rows_free(&stream->rows);
    free(stream->output.bytes);
}
