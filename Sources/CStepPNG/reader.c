#include "cstep_png.h"
#include "message.h"
#include "pixels.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

enum {
    idat = 0x49444154,
    // What libpng may unpack for nothing: after the last row it goes on to the end of the stream, however far that is.
    most_surplus = 16384,
};

struct cstep_reader {
    png_structp png;
    png_infop info;
    const uint8_t *next;
    size_t left;
    // How many bytes of IDAT were read after the last row.
    size_t surplus;
    uint8_t *pixels;
    char message[message_capacity];
};

static bool has_all_rows(cstep_reader *reader) {
    // Behind the seventh pass of an interlaced picture, libpng counts no rows.
    return png_get_current_pass_number(reader->png) == 7
        || png_get_current_row_number(reader->png) == png_get_image_height(reader->png, reader->info);
}

static bool is_in_idat(png_structp png) {
    return png_get_io_chunk_type(png) == idat && (png_get_io_state(png) & PNG_IO_MASK_LOC) == PNG_IO_CHUNK_DATA;
}

static void supply(png_structp png, png_bytep target, size_t count) {
    cstep_reader *reader = png_get_io_ptr(png);
    if (count > reader->left) png_error(png, "the file ends too early");
    if (is_in_idat(png) && has_all_rows(reader)) {
        reader->surplus += count;
        if (reader->surplus > most_surplus) png_chunk_error(png, "too much data after the last row");
    }
    memcpy(target, reader->next, count);
    reader->next += count;
    reader->left -= count;
}

/// Runs `body`; false when libpng jumped out of it.
static bool guarded(cstep_reader *reader, void (*body)(cstep_reader *)) {
    if (setjmp(png_jmpbuf(reader->png))) return false;
    body(reader);
    return true;
}

cstep_reader *cstep_reader_create(const uint8_t *bytes, size_t count) {
    cstep_reader *reader = calloc(1, sizeof *reader);
    if (!reader) return NULL;
    reader->next = bytes;
    reader->left = count;
    reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader->message, cstep_keep_error, cstep_ignore_warning);
    if (reader->png) reader->info = png_create_info_struct(reader->png);
    if (!reader->info) {
        cstep_reader_destroy(reader);
        return NULL;
    }
    png_set_read_fn(reader->png, reader, supply);
    return reader;
}

static void read_header(cstep_reader *reader) {
    png_structp png = reader->png;
    // The caller sets the limits: it can name the size that broke them.
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
    // Of the chunks that a reader may skip, only tRNS says anything about the pixels. The others would be unpacked and
    // kept, at more than a thousand times their size.
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    png_read_info(png, reader->info);
}

bool cstep_reader_header(cstep_reader *reader, uint32_t *width, uint32_t *height) {
    if (!guarded(reader, read_header)) return false;
    *width = png_get_image_width(reader->png, reader->info);
    *height = png_get_image_height(reader->png, reader->info);
    return true;
}

/// Whether the file holds 8-bit RGB or RGBA, row after row: what pictures are as a rule, and what reads fastest bare.
static bool is_plain(cstep_reader *reader) {
    png_structp png = reader->png;
    png_infop info = reader->info;
    return (png_get_color_type(png, info) | PNG_COLOR_MASK_ALPHA) == PNG_COLOR_TYPE_RGBA
        && png_get_bit_depth(png, info) == 8 && png_get_interlace_type(png, info) == PNG_INTERLACE_NONE
        && !png_get_valid(png, info, PNG_INFO_tRNS);
}

/// Spreads the RGB that ends where the row ends over all of the row.
static void add_alpha(uint8_t *row, size_t width) {
    const uint8_t *rgb = row + width;
    for (size_t x = 0; x < width; x++) {
        uint8_t pixel[pixel_bytes] = {rgb[3 * x], rgb[3 * x + 1], rgb[3 * x + 2], 255};
        memcpy(row + pixel_bytes * x, pixel, pixel_bytes);
    }
}

/// Takes their color from transparent pixels.
static void clear_transparent(uint8_t *row, size_t width) {
    static const uint8_t alpha[pixel_bytes] = {0, 0, 0, 255};
    uint32_t mask;
    memcpy(&mask, alpha, sizeof mask);
    for (size_t x = 0; x < width; x++) {
        uint32_t pixel;
        memcpy(&pixel, row + pixel_bytes * x, sizeof pixel);
        pixel = pixel & mask ? pixel : 0;
        memcpy(row + pixel_bytes * x, &pixel, sizeof pixel);
    }
}

static void read_plain(cstep_reader *reader) {
    png_structp png = reader->png;
    size_t width = png_get_image_width(png, reader->info);
    uint32_t height = png_get_image_height(png, reader->info);
    bool has_alpha = png_get_channels(png, reader->info) == 4;
    uint8_t *row = reader->pixels;
    for (uint32_t y = 0; y < height; y++, row += pixel_bytes * width) {
        png_read_row(png, has_alpha ? row : row + width, NULL);
        if (has_alpha) {
            clear_transparent(row, width);
        } else {
            add_alpha(row, width);
        }
    }
}

static void read_converted(cstep_reader *reader) {
    png_structp png = reader->png;
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, reader->info);

    size_t row_bytes = png_get_rowbytes(png, reader->info);
    uint32_t height = png_get_image_height(png, reader->info);
    for (int pass = 0; pass < passes; pass++) {
        for (uint32_t y = 0; y < height; y++) png_read_row(png, reader->pixels + y * row_bytes, NULL);
    }
    clear_transparent(reader->pixels, row_bytes / pixel_bytes * height);
}

static void read_pixels(cstep_reader *reader) {
    if (is_plain(reader)) {
        read_plain(reader);
    } else {
        read_converted(reader);
    }
    png_read_end(reader->png, NULL);
}

bool cstep_reader_pixels(cstep_reader *reader, uint8_t *pixels) {
    reader->pixels = pixels;
    return guarded(reader, read_pixels);
}

const char *cstep_reader_message(const cstep_reader *reader) {
    return reader->message;
}

void cstep_reader_destroy(cstep_reader *reader) {
    if (reader->png) png_destroy_read_struct(&reader->png, &reader->info, NULL);
    free(reader);
}
