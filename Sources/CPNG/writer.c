// libpng writes every chunk; the pixel data go through a zlib stream of our own. A chart's filtered bytes are 98 %
// zeros, and three quarters of the time that zlib takes on zeros goes into sliding its window and into the checksum.
// Both can be had for almost nothing:
//
// - A raw deflate stream leaves the checksum to us, and zeros add next to nothing to it.
// - A full flush before 64 KiB restarts zlib's window, so that it never slides. That costs few bytes where the rows
//   hold little but zeros.

#include "band.h"
#include "cpng.h"
#include "message.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum {
    // zlib's window is 64 KiB long and slides once fewer than 262 bytes are free.
    unslid_bytes = 65536 - 262,
    idat_capacity = 65536,
};

/// How to drive zlib. The figures were chosen by measurement on charts.
typedef struct {
    int level;
    // For deflateTune. At levels up to 3, `lazy` is the longest match whose every byte is remembered.
    int good, lazy, nice, chain;
    // Where a smaller share of a band's bytes differ from the row above, zlib is told to look for runs only. That is
    // fastest, and also shortest up to a point: at level 1 a run of zeros refers 258 bytes back, for 7 bits a match.
    double sparse_share;
} plan;

static plan plan_for(cpng_compression compression) {
    switch (compression) {
    case cpng_fast:
        return (plan){.level = 1, .good = 4, .lazy = 4, .nice = 8, .chain = 4, .sparse_share = 1};
    case cpng_default:
        return (plan){.level = 1, .good = 8, .lazy = 16, .nice = 258, .chain = 32, .sparse_share = 0.025};
    case cpng_small:
        // Level 9, but content with matches of 32 bytes: zlib would search the zeros for the best of thousands.
        return (plan){.level = 9, .good = 8, .lazy = 258, .nice = 32, .chain = 4096, .sparse_share = 0};
    }
}

struct cpng_writer {
    png_structp png;
    png_infop info;
    cpng_header header;
    char message[message_capacity];

    // What the caller has not yet drained.
    uint8_t *output;
    size_t output_count;
    size_t output_capacity;

    // Filtered rows that wait for the compressor.
    cpng_band band;
    const uint8_t *above;
    uint8_t *last_row;

    // Compressed bytes that wait for their IDAT chunk.
    z_stream zlib;
    plan plan;
    int strategy;
    uint8_t filter;  // of the last band
    uint8_t idat[idat_capacity];
    size_t idat_count;

    // The call under way.
    const char *software;
    const char *title;
    const char *description;
    const uint8_t *pixels;
    size_t row_count;
};

static void collect(png_structp png, png_bytep bytes, size_t count) {
    cpng_writer *writer = png_get_io_ptr(png);
    if (count > writer->output_capacity - writer->output_count) {
        size_t capacity = 2 * writer->output_capacity + count;
        uint8_t *output = realloc(writer->output, capacity);
        if (!output) png_error(png, "out of memory");
        writer->output = output;
        writer->output_capacity = capacity;
    }
    memcpy(writer->output + writer->output_count, bytes, count);
    writer->output_count += count;
}

static void nothing_to_flush(png_structp png) {
    (void)png;
}

/// Runs `body`; false when libpng jumped out of it.
static bool guarded(cpng_writer *writer, void (*body)(cpng_writer *)) {
    if (setjmp(png_jmpbuf(writer->png))) return false;
    body(writer);
    return true;
}

// MARK: Chunks

static void write_text(cpng_writer *writer, char *keyword, const char *text) {
    if (!text) return;
    png_text chunk = {
        .compression = PNG_ITXT_COMPRESSION_NONE,
        .key = keyword,
        .text = (char *)text,
        .itxt_length = strlen(text),
        .lang = "",
        .lang_key = "",
    };
    png_set_text(writer->png, writer->info, &chunk, 1);
}

static void write_header(cpng_writer *writer) {
    png_structp png = writer->png;
    png_infop info = writer->info;
    const cpng_header *header = &writer->header;
    png_set_IHDR(png, info, header->width, header->height, 8, header->opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA,
        PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
    png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_set_pHYs(png, info, header->pixels_per_metre, header->pixels_per_metre, PNG_RESOLUTION_METER);
    write_text(writer, "Software", writer->software);
    write_text(writer, "Title", writer->title);
    write_text(writer, "Description", writer->description);
    png_write_info(png, info);
}

static void write_idat(cpng_writer *writer) {
    if (writer->idat_count > 0) {
        png_write_chunk(writer->png, (png_const_bytep) "IDAT", writer->idat, writer->idat_count);
        writer->idat_count = 0;
    }
}

static void append_idat(cpng_writer *writer, const uint8_t *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (writer->idat_count == idat_capacity) write_idat(writer);
        writer->idat[writer->idat_count++] = bytes[i];
    }
}

static void compress_bytes(cpng_writer *writer, const uint8_t *bytes, size_t count, int flush) {
    z_stream *zlib = &writer->zlib;
    zlib->next_in = (Bytef *)bytes;
    zlib->avail_in = (uInt)count;
    do {
        if (writer->idat_count == idat_capacity) write_idat(writer);
        zlib->next_out = writer->idat + writer->idat_count;
        zlib->avail_out = (uInt)(idat_capacity - writer->idat_count);
        deflate(zlib, flush);
        writer->idat_count = idat_capacity - zlib->avail_out;
    } while (zlib->avail_out == 0);
}

static void set_strategy(cpng_writer *writer, int strategy) {
    if (strategy == writer->strategy) return;
    // With nothing left to write, zlib cannot fail to switch.
    compress_bytes(writer, NULL, 0, Z_FULL_FLUSH);
    deflateParams(&writer->zlib, writer->plan.level, strategy);
    writer->strategy = strategy;
}

/// Filters and compresses the waiting rows.
static void write_band(cpng_writer *writer) {
    cpng_band *band = &writer->band;
    bool sparse = (double)band->changes < writer->plan.sparse_share * (double)band->count;
    if (writer->header.compression != cpng_fast && band->sample_values < band->difference_values) {
        band_undo_up(band);
        sparse = false;
    }
    // Differences and samples do not share a Huffman code to advantage.
    if (band->bytes[0] != writer->filter) compress_bytes(writer, NULL, 0, Z_BLOCK);
    writer->filter = band->bytes[0];
    set_strategy(writer, sparse ? Z_RLE : Z_DEFAULT_STRATEGY);
    compress_bytes(writer, band->bytes, band->count, sparse ? Z_FULL_FLUSH : Z_NO_FLUSH);
    band_clear(band);
}

// MARK: Rows

static void write_rows(cpng_writer *writer) {
    size_t stride = 4 * (size_t)writer->header.width;
    for (; writer->row_count > 0; writer->row_count--) {
        if (band_is_full(&writer->band)) write_band(writer);
        band_append(&writer->band, writer->pixels, writer->above);
        writer->above = writer->pixels;
        writer->pixels += stride;
    }
    memcpy(writer->last_row, writer->above, stride);
}

static void write_end(cpng_writer *writer) {
    write_band(writer);
    compress_bytes(writer, NULL, 0, Z_FINISH);
    uint32_t adler = writer->band.adler;
    uint8_t trailer[4] = {adler >> 24, adler >> 16, adler >> 8, adler};
    append_idat(writer, trailer, sizeof trailer);
    write_idat(writer);
    png_write_chunk(writer->png, (png_const_bytep) "IEND", NULL, 0);
}

// MARK: Entries

static bool start_zlib(cpng_writer *writer) {
    plan plan = writer->plan;
    writer->strategy = plan.sparse_share > 0 ? Z_RLE : Z_DEFAULT_STRATEGY;
    // Negative window bits ask for raw deflate.
    return deflateInit2(&writer->zlib, plan.level, Z_DEFLATED, -MAX_WBITS, 7, writer->strategy) == Z_OK
        && deflateTune(&writer->zlib, plan.good, plan.lazy, plan.nice, plan.chain) == Z_OK;
}

cpng_writer *cpng_writer_create(const cpng_header *header) {
    cpng_writer *writer = calloc(1, sizeof *writer);
    if (!writer) return NULL;
    writer->header = *header;
    writer->plan = plan_for(header->compression);
    // The row above the first counts as zeros.
    writer->last_row = calloc(header->width, 4);
    writer->above = writer->last_row;
    bool ready = band_init(&writer->band, header->width, header->opaque, unslid_bytes);
    ready = start_zlib(writer) && ready && writer->last_row;
    writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer->message, cpng_keep_error, cpng_ignore_warning);
    if (writer->png) writer->info = png_create_info_struct(writer->png);
    if (!ready || !writer->info) {
        cpng_writer_destroy(writer);
        return NULL;
    }
    png_set_write_fn(writer->png, writer, collect, nothing_to_flush);
    static const uint8_t zlib_header[2] = {0x78, 0x9c};
    append_idat(writer, zlib_header, sizeof zlib_header);
    return writer;
}

bool cpng_writer_begin(cpng_writer *writer, const char *software, const char *title, const char *description) {
    writer->software = software;
    writer->title = title;
    writer->description = description;
    return guarded(writer, write_header);
}

bool cpng_writer_rows(cpng_writer *writer, const uint8_t *pixels, size_t row_count) {
    writer->pixels = pixels;
    writer->row_count = row_count;
    bool written = row_count == 0 || guarded(writer, write_rows);
    // The caller's rows are gone after this.
    writer->above = writer->last_row;
    return written;
}

bool cpng_writer_finish(cpng_writer *writer) {
    return guarded(writer, write_end);
}

const uint8_t *cpng_writer_output(const cpng_writer *writer, size_t *count) {
    *count = writer->output_count;
    return writer->output;
}

void cpng_writer_drained(cpng_writer *writer) {
    writer->output_count = 0;
}

const char *cpng_writer_message(const cpng_writer *writer) {
    return writer->message;
}

void cpng_writer_destroy(cpng_writer *writer) {
    deflateEnd(&writer->zlib);
    if (writer->png) png_destroy_write_struct(&writer->png, &writer->info);
    free(writer->last_row);
    band_free(&writer->band);
    free(writer->output);
    free(writer);
}
