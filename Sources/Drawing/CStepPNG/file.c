// libpng writes the file; what is in its IDAT chunks our encoder has compressed, but for --compress libpng.

#include "block.h"
#include "cstep_png.h"
#include "message.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

struct cstep_file {
    png_structp png;
    png_infop info;
    // Bytes that wait to be taken.
    bit_output output;
    char message[message_capacity];
};

/// libpng's write function.
static void append(png_structp png, png_bytep bytes, size_t count) {
    bit_output *output = &((cstep_file *)png_get_io_ptr(png))->output;
    if (!cstep_output_reserve(output, count)) png_error(png, "out of memory");
    memcpy(output->bytes + output->count, bytes, count);
    output->count += count;
}

/// libpng's flush function: the bytes stay where they are.
static void flush(png_structp png) {
    (void)png;
}

cstep_file *cstep_file_create(void) {
    cstep_file *file = calloc(1, sizeof *file);
    if (!file) return NULL;
    file->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, file->message, keep_error, ignore_warning);
    if (file->png) file->info = png_create_info_struct(file->png);
    if (!file->info) {
        cstep_file_destroy(file);
        return NULL;
    }
    png_set_write_fn(file->png, file, append, flush);
    return file;
}

bool cstep_file_text(cstep_file *file, const char *keyword, const char *words) {
    png_structp png = file->png;
    if (setjmp(png_jmpbuf(png))) return false;
    // libpng copies all of it.
    png_text text = {
        .compression = PNG_ITXT_COMPRESSION_NONE, .key = (char *)keyword, .text = (char *)words, .lang = "",
        .lang_key = "",
    };
    png_set_text(png, file->info, &text, 1);
    return true;
}

bool cstep_file_begin(
    cstep_file *file, uint32_t width, uint32_t height, uint32_t density, const cstep_kind *kind) {
    png_structp png = file->png;
    if (setjmp(png_jmpbuf(png))) return false;
    png_set_IHDR(png, file->info, width, height, 8, kind->color_type, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, file->info, PNG_sRGB_INTENT_PERCEPTUAL);
    if (kind->color_count > 0) {
        png_color palette[256];
        for (size_t i = 0; i < kind->color_count; i++) {
            palette[i] = (png_color){ kind->colors[i][0], kind->colors[i][1], kind->colors[i][2] };
        }
        png_set_PLTE(png, file->info, palette, (int)kind->color_count);
    }
    if (kind->alpha_count > 0) png_set_tRNS(png, file->info, kind->alphas, (int)kind->alpha_count, NULL);
    png_set_pHYs(png, file->info, density, density, PNG_RESOLUTION_METER);
    png_write_info(png, file->info);
    // For rows that libpng compresses.
    if (kind->color_type == PNG_COLOR_TYPE_RGB) png_set_filler(png, 0, PNG_FILLER_AFTER);
    png_set_compression_level(png, 6);
    return true;
}

bool cstep_file_chunk(cstep_file *file, const uint8_t type[4], const uint8_t *head, size_t head_count,
    const uint8_t *data, size_t count) {
    png_structp png = file->png;
    if (setjmp(png_jmpbuf(png))) return false;
    png_write_chunk_start(png, type, (png_uint_32)(head_count + count));
    png_write_chunk_data(png, head, head_count);
    png_write_chunk_data(png, data, count);
    png_write_chunk_end(png);
    return true;
}

bool cstep_file_rows(cstep_file *file, const uint8_t *pixels, size_t row_count) {
    png_structp png = file->png;
    if (setjmp(png_jmpbuf(png))) return false;
    size_t stride = 4 * (size_t)png_get_image_width(png, file->info);
    for (; row_count > 0; row_count--, pixels += stride) png_write_row(png, pixels);
    return true;
}

bool cstep_file_end_rows(cstep_file *file) {
    png_structp png = file->png;
    if (setjmp(png_jmpbuf(png))) return false;
    png_write_end(png, NULL);
    return true;
}

const uint8_t *cstep_file_bytes(const cstep_file *file, size_t *count) {
    *count = file->output.count;
    return file->output.bytes;
}

void cstep_file_took(cstep_file *file) {
    file->output.count = 0;
}

const char *cstep_file_message(const cstep_file *file) {
    return file->output.is_short_of_memory ? NULL : file->message;
}

void cstep_file_destroy(cstep_file *file) {
    if (file->png) png_destroy_write_struct(&file->png, &file->info);
    free(file->output.bytes);
    free(file);
}
