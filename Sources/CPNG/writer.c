// libpng writes every chunk; the pixel data go through a zlib stream of our own. That is worth it: a chart's filtered
// bytes are 98 % zeros, and of the time that zlib inside libpng would take on them, three quarters is spent on sliding
// its window and on the Adler checksum. Both can be had for almost nothing:
//
// - A raw deflate stream leaves the checksum to us, and a zero adds nothing to it but the running first sum.
// - A full flush before 64 KiB restarts zlib's window, so that it never slides. What that costs in bytes is small.

#include "cpng.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum {
    adler_base = 65521,
    // zlib's window holds 64 KiB and slides once less than 262 bytes (its longest match and a little) are free.
    band_capacity = 65536 - 262,
    idat_capacity = 65536,
    up_filter = 2,
};

struct cpng_writer {
    png_structp png;
    png_infop info;
    cpng_header header;
    char message[256];

    // What the caller has not yet drained.
    uint8_t *output;
    size_t output_count;
    size_t output_capacity;

    // Filtered rows that wait for the compressor.
    size_t row_bytes;  // with the filter's byte
    uint8_t *band;
    size_t band_count;
    size_t band_size;
    size_t band_changes;
    uint8_t *last_row;
    const uint8_t *above;
    uint32_t adler_low;
    uint32_t adler_high;

    // Compressed bytes that wait for their IDAT chunk.
    z_stream zlib;
    uint8_t idat[idat_capacity];
    size_t idat_count;

    // The call under way.
    const char *title;
    const char *description;
    const uint8_t *pixels;
    size_t row_count;
};

static void keep_error(png_structp png, png_const_charp message) {
    cpng_writer *writer = png_get_error_ptr(png);
    strncpy(writer->message, message, sizeof writer->message - 1);
    png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

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

/// Compresses the waiting band, as `flush` says.
static void write_band(cpng_writer *writer, int flush) {
    z_stream *zlib = &writer->zlib;
    // Few changes are few repeats: then runs are all there is to find, and zlib finds them fastest when told so.
    bool sparse = writer->header.compression == cpng_fast || writer->band_changes < 2000;
    deflateParams(zlib, 1, sparse ? Z_RLE : Z_DEFAULT_STRATEGY);

    zlib->next_in = writer->band;
    zlib->avail_in = (uInt)writer->band_count;
    do {
        if (writer->idat_count == idat_capacity) write_idat(writer);
        zlib->next_out = writer->idat + writer->idat_count;
        zlib->avail_out = (uInt)(idat_capacity - writer->idat_count);
        deflate(zlib, flush);
        writer->idat_count = idat_capacity - zlib->avail_out;
    } while (zlib->avail_out == 0);
    writer->band_count = 0;
    writer->band_changes = 0;
}

// MARK: Rows

/// Appends a row to the band as its difference from the row above, and brings the checksum up to date.
static void append_row(cpng_writer *writer, const uint8_t *pixels) {
    size_t width = writer->header.width;
    size_t channels = writer->header.opaque ? 3 : 4;
    size_t row_bytes = writer->row_bytes;
    const uint8_t *above = writer->above;
    uint8_t *row = writer->band + writer->band_count;
    memset(row, 0, row_bytes);
    row[0] = up_filter;

    uint64_t low = up_filter;
    uint64_t high = up_filter * (uint64_t)row_bytes;
    size_t changes = 0;
    for (size_t x = 0; x < width;) {
        uint64_t here[4], there[4];
        if (x + 8 <= width) {
            memcpy(here, pixels + 4 * x, sizeof here);
            memcpy(there, above + 4 * x, sizeof there);
            if (((here[0] ^ there[0]) | (here[1] ^ there[1]) | (here[2] ^ there[2]) | (here[3] ^ there[3])) == 0) {
                x += 8;
                continue;
            }
        }
        size_t end = x + 8 < width ? x + 8 : width;
        for (; x < end; x++) {
            if (memcmp(pixels + 4 * x, above + 4 * x, 4) == 0) continue;
            changes++;
            for (size_t c = 0; c < channels; c++) {
                size_t place = 1 + channels * x + c;
                uint8_t difference = pixels[4 * x + c] - above[4 * x + c];
                row[place] = difference;
                low += difference;
                high += difference * (uint64_t)(row_bytes - place);
            }
        }
    }
    writer->adler_high = (writer->adler_high + row_bytes * (uint64_t)writer->adler_low + high) % adler_base;
    writer->adler_low = (writer->adler_low + low) % adler_base;
    writer->band_count += row_bytes;
    writer->band_changes += changes * channels;
}

static void write_rows(cpng_writer *writer) {
    size_t stride = 4 * (size_t)writer->header.width;
    for (; writer->row_count > 0; writer->row_count--) {
        if (writer->band_count + writer->row_bytes > writer->band_size) write_band(writer, Z_FULL_FLUSH);
        append_row(writer, writer->pixels);
        writer->above = writer->pixels;
        writer->pixels += stride;
    }
    memcpy(writer->last_row, writer->above, stride);
    writer->above = writer->last_row;
}

static void write_end(cpng_writer *writer) {
    write_band(writer, Z_FINISH);
    uint32_t adler = writer->adler_high << 16 | writer->adler_low;
    uint8_t trailer[4] = {adler >> 24, adler >> 16, adler >> 8, adler};
    append_idat(writer, trailer, sizeof trailer);
    write_idat(writer);
    png_write_chunk(writer->png, (png_const_bytep) "IEND", NULL, 0);
}

// MARK: Entries

cpng_writer *cpng_writer_create(const cpng_header *header) {
    cpng_writer *writer = calloc(1, sizeof *writer);
    if (!writer) return NULL;
    writer->header = *header;
    writer->adler_low = 1;
    writer->row_bytes = 1 + (size_t)header->width * (header->opaque ? 3 : 4);
    size_t band_rows = band_capacity / writer->row_bytes;
    writer->band_size = (band_rows > 0 ? band_rows : 1) * writer->row_bytes;
    writer->band = malloc(writer->band_size);
    // The row above the first counts as zeros.
    writer->last_row = calloc(header->width, 4);
    writer->above = writer->last_row;
    // Negative window bits ask for raw deflate.
    bool ready = deflateInit2(&writer->zlib, 1, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY) == Z_OK
        && deflateTune(&writer->zlib, 8, 16, 258, 32) == Z_OK;
    writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer, keep_error, ignore_warning);
    if (writer->png) writer->info = png_create_info_struct(writer->png);
    if (!ready || !writer->info || !writer->band || !writer->last_row) {
        cpng_writer_destroy(writer);
        return NULL;
    }
    png_set_write_fn(writer->png, writer, collect, nothing_to_flush);
    static const uint8_t zlib_header[2] = {0x78, 0x5e};
    append_idat(writer, zlib_header, sizeof zlib_header);
    return writer;
}

bool cpng_writer_begin(cpng_writer *writer, const char *title, const char *description) {
    writer->title = title;
    writer->description = description;
    return guarded(writer, write_header);
}

bool cpng_writer_rows(cpng_writer *writer, const uint8_t *pixels, size_t row_count) {
    writer->pixels = pixels;
    writer->row_count = row_count;
    return row_count == 0 || guarded(writer, write_rows);
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
    free(writer->band);
    free(writer->output);
    free(writer);
}
