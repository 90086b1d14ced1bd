#include "cpng.h"
#include "message.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

struct cpng_reader {
    png_structp png;
    png_infop info;
    const uint8_t *next;
    size_t left;
    uint8_t *pixels;
    char message[message_capacity];
};

static void supply(png_structp png, png_bytep target, size_t count) {
    cpng_reader *reader = png_get_io_ptr(png);
    if (count > reader->left) png_error(png, "the file ends too early");
    memcpy(target, reader->next, count);
    reader->next += count;
    reader->left -= count;
}

/// Runs `body`; false when libpng jumped out of it.
static bool guarded(cpng_reader *reader, void (*body)(cpng_reader *)) {
    if (setjmp(png_jmpbuf(reader->png))) return false;
    body(reader);
    return true;
}

cpng_reader *cpng_reader_create(const uint8_t *bytes, size_t count) {
    cpng_reader *reader = calloc(1, sizeof *reader);
    if (!reader) return NULL;
    reader->next = bytes;
    reader->left = count;
    reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader->message, cpng_keep_error, cpng_ignore_warning);
    if (reader->png) reader->info = png_create_info_struct(reader->png);
    if (!reader->info) {
        cpng_reader_destroy(reader);
        return NULL;
    }
    png_set_read_fn(reader->png, reader, supply);
    return reader;
}

static void read_header(cpng_reader *reader) {
    png_structp png = reader->png;
    // The caller sets the limits: it can name the size that broke them.
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
    png_read_info(png, reader->info);
}

bool cpng_reader_header(cpng_reader *reader, uint32_t *width, uint32_t *height) {
    if (!guarded(reader, read_header)) return false;
    *width = png_get_image_width(reader->png, reader->info);
    *height = png_get_image_height(reader->png, reader->info);
    return true;
}

static void read_pixels(cpng_reader *reader) {
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
    png_read_end(png, NULL);
}

bool cpng_reader_pixels(cpng_reader *reader, uint8_t *pixels) {
    reader->pixels = pixels;
    if (!guarded(reader, read_pixels)) return false;

    size_t pixel_count = (size_t)png_get_image_width(reader->png, reader->info)
        * png_get_image_height(reader->png, reader->info);
    for (uint8_t *pixel = pixels; pixel < pixels + 4 * pixel_count; pixel += 4) {
        if (pixel[3] == 0) memset(pixel, 0, 4);
    }
    return true;
}

const char *cpng_reader_message(const cpng_reader *reader) {
    return reader->message;
}

void cpng_reader_destroy(cpng_reader *reader) {
    if (reader->png) png_destroy_read_struct(&reader->png, &reader->info, NULL);
    free(reader);
}
