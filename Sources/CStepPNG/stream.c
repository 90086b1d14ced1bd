// A chart's filtered bytes are 98 % zeros, and three quarters of the time that zlib takes on zeros goes into sliding its
// window and into the checksum. Both can be had for almost nothing:
//
// - A raw deflate stream leaves the checksum to us, and zeros add next to nothing to it.
// - A full flush before 64 KiB restarts zlib's window, so that it never slides. That costs few bytes where the rows
//   hold little but zeros.

#include "stream.h"

#include <stdlib.h>
#include <string.h>

enum {
    // zlib's window is 64 KiB long and slides once fewer than 262 bytes are free.
    unslid_bytes = 65536 - 262,
    // How much room zlib is given at a time.
    room = 16384,
};

// MARK: zlib

static bool make_room(cstep_stream *stream, size_t count) {
    if (count > stream->capacity - stream->count) {
        size_t capacity = 2 * stream->capacity + count;
        uint8_t *bytes = realloc(stream->bytes, capacity);
        if (!bytes) {
            stream->failure = "out of memory";
            return false;
        }
        stream->bytes = bytes;
        stream->capacity = capacity;
    }
    return true;
}

static void append(cstep_stream *stream, const uint8_t *bytes, size_t count) {
    if (!make_room(stream, count)) return;
    memcpy(stream->bytes + stream->count, bytes, count);
    stream->count += count;
}

static void check(cstep_stream *stream, int status) {
    // Without input there is nothing to do, which is no fault.
    if (status < 0 && status != Z_BUF_ERROR) stream->failure = zError(status);
}

static void compress_bytes(cstep_stream *stream, const uint8_t *bytes, size_t count, int flush) {
    z_stream *zlib = &stream->zlib;
    zlib->next_in = (Bytef *)bytes;
    zlib->avail_in = (uInt)count;
    do {
        if (!make_room(stream, room)) return;
        zlib->next_out = stream->bytes + stream->count;
        zlib->avail_out = room;
        int status = deflate(zlib, flush);
        stream->count += room - zlib->avail_out;
        check(stream, status);
    } while (zlib->avail_out == 0 && !stream->failure);
}

static void set_strategy(cstep_stream *stream, int strategy) {
    if (strategy == stream->strategy) return;
    // With nothing left to write, zlib has no cause to fail.
    compress_bytes(stream, NULL, 0, Z_FULL_FLUSH);
    check(stream, deflateParams(&stream->zlib, stream->plan.level, strategy));
    stream->strategy = strategy;
}

// MARK: Rows

/// Filters and compresses the waiting rows.
static void write_band(cstep_stream *stream) {
    cstep_band *band = &stream->band;
    bool sparse = (double)band->changes < stream->plan.sparse_share * (double)band->count;
    if (stream->plan.filters == filters_up_or_none && band->sample_values < band->difference_values) {
        cstep_band_undo_up(band);
        sparse = false;
    }
    // Differences and samples do not share a Huffman code to advantage.
    if (band->bytes[0] != stream->filter) compress_bytes(stream, NULL, 0, Z_BLOCK);
    stream->filter = band->bytes[0];
    set_strategy(stream, sparse ? Z_RLE : Z_DEFAULT_STRATEGY);
    compress_bytes(stream, band->bytes, band->count, sparse ? Z_FULL_FLUSH : Z_NO_FLUSH);
    cstep_band_clear(band);
}

bool cstep_stream_rows(cstep_stream *stream, const uint8_t *pixels, size_t stride, size_t count) {
    if (count == 0) return true;
    const uint8_t *above = stream->last_row;
    for (size_t i = 0; i < count; i++) {
        const uint8_t *row = pixels + i * stride;
        if (cstep_band_is_full(&stream->band)) write_band(stream);
        if (stream->plan.filters == filters_none) {
            cstep_band_append_plain(&stream->band, row);
        } else {
            cstep_band_append(&stream->band, row, above);
        }
        above = row;
    }
    // The caller's rows may be gone after this.
    memcpy(stream->last_row, above, 4 * stream->band.width);
    return !stream->failure;
}

bool cstep_stream_end(cstep_stream *stream) {
    write_band(stream);
    compress_bytes(stream, NULL, 0, Z_FINISH);
    uint32_t adler = stream->band.adler;
    uint8_t trailer[4] = {adler >> 24, adler >> 16, adler >> 8, adler};
    append(stream, trailer, sizeof trailer);
    return !stream->failure;
}

void cstep_stream_took(cstep_stream *stream, size_t count) {
    stream->count -= count;
    memmove(stream->bytes, stream->bytes + count, stream->count);
}

// MARK: Life

bool cstep_stream_init(cstep_stream *stream, size_t width, bool opaque, stream_plan plan) {
    *stream = (cstep_stream){.plan = plan};
    // The row above the first counts as zeros.
    stream->last_row = calloc(width, 4);
    bool ready = cstep_band_init(&stream->band, width, opaque, unslid_bytes) && stream->last_row;
    stream->strategy = plan.sparse_share > 0 ? Z_RLE : Z_DEFAULT_STRATEGY;
    // Negative window bits ask for raw deflate.
    ready = deflateInit2(&stream->zlib, plan.level, Z_DEFLATED, -MAX_WBITS, 7, stream->strategy) == Z_OK
        && deflateTune(&stream->zlib, plan.good, plan.lazy, plan.nice, plan.chain) == Z_OK && ready;
    static const uint8_t header[2] = {0x78, 0x9c};
    append(stream, header, sizeof header);
    return ready && !stream->failure;
}

void cstep_stream_free(cstep_stream *stream) {
    deflateEnd(&stream->zlib);
    free(stream->last_row);
    cstep_band_free(&stream->band);
    free(stream->bytes);
}

uint32_t cstep_crc(const uint8_t *bytes, size_t count) {
    return (uint32_t)crc32_z(0, bytes, count);
}
