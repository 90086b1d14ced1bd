// libpng writes the file. The data in its IDAT chunks are compressed by our own encoder, except with --compress libpng.

#include "palette_probe.h"
#include "cstep_png.h"
#include "message.h"
#include "stream.h"
#include "Tables/tuned.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

// The most data in an IDAT chunk of our own encoder.
enum { most_chunk_bytes = 65536 };

struct cstep_writer {
    png_structp png;
    png_infop info;
    cstep_picture picture;
    // Bytes of the file that have not been taken yet.
    bit_output output;
    char message[message_capacity];

    // Rows until the file's colour type is known.
    bool keeps_rows;

    // Colours that are not opaque are first, as tRNS requires an alpha for all before the last one.
    png_color palette[most_palette_colors];
    int color_count;
    // The alphas of colours that are not opaque.
    uint8_t alphas[most_palette_colors];
    int alpha_count;
    // The last members are large: of the stream only what is before its matcher is cleared, of the probe nothing.
    cstep_stream stream;
    cstep_palette_probe probe;
};

/// libpng's write function.
static void append(png_structp png, png_bytep bytes, size_t count) {
    bit_output *output = &((cstep_writer *)png_get_io_ptr(png))->output;
    // No message means out of memory.
    if (!cstep_output_reserve(output, count)) png_longjmp(png, 1);
    memcpy(output->bytes + output->count, bytes, count);
    output->count += count;
}

/// libpng's flush function: does nothing, as bytes are written to memory.
static void flush(png_structp png) {
    (void)png;
}

/// Writes all chunks before the pixels.
static bool begin(cstep_writer *writer, int color_type) {
    png_structp png = writer->png;
    const cstep_picture *picture = &writer->picture;
    png_set_IHDR(png, writer->info, picture->width, picture->height, 8, color_type, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
    if (writer->color_count > 0) png_set_PLTE(png, writer->info, writer->palette, writer->color_count);
    if (writer->alpha_count > 0) png_set_tRNS(png, writer->info, writer->alphas, writer->alpha_count, NULL);
    png_set_pHYs(png, writer->info, picture->density, picture->density, PNG_RESOLUTION_METER);
    png_write_info(png, writer->info);
    // These two apply to rows that libpng compresses.
    if (color_type == PNG_COLOR_TYPE_RGB) png_set_filler(png, 0, PNG_FILLER_AFTER);
    png_set_compression_level(png, 6);

    writer->keeps_rows = false;
    bool is_plain = color_type != PNG_COLOR_TYPE_RGB && color_type != PNG_COLOR_TYPE_RGB_ALPHA;
    return picture->uses_libpng
        || cstep_stream_init(&writer->stream, picture->width, png_get_channels(png, writer->info), is_plain);
}

/// Writes compressed bytes in IDAT chunks, as long as there are at least `least`.
static void write_compressed(cstep_writer *writer, size_t least) {
    bit_output *compressed = &writer->stream.output;
    size_t done = 0;
    while (compressed->count - done >= least) {
        size_t count = min(compressed->count - done, most_chunk_bytes);
        png_write_chunk(writer->png, (png_const_bytep)"IDAT", compressed->bytes + done, count);
        done += count;
    }
    if (done == 0) return;
    compressed->count -= done;
    memmove(compressed->bytes, compressed->bytes + done, compressed->count);
}

// MARK: Few colors

/// Writes the rows that were kept: of each pixel the first `channels` bytes of `samples[index]`, by its colour's index.
static bool write_kept_rows(cstep_writer *writer, const uint8_t samples[][pixel_bytes], size_t channels) {
    size_t offset = 0, times;
    while ((times = cstep_palette_probe_row(&writer->probe, &offset, samples, channels)) > 0) {
        if (!cstep_stream_rows(&writer->stream, writer->probe.row, 0, times)) return false;
    }
    cstep_palette_probe_free(&writer->probe);
    return true;
}

static int true_color(bool is_opaque) {
    return is_opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA;
}

static bool write_true_color(cstep_writer *writer, bool is_opaque) {
    return begin(writer, true_color(is_opaque))
        && write_kept_rows(writer, (const uint8_t (*)[pixel_bytes])writer->probe.colors, pixel_bytes);
}

static bool write_palette(cstep_writer *writer) {
    const cstep_palette_probe *probe = &writer->probe;
    uint8_t samples[most_palette_colors][pixel_bytes];
    for (int opaque = 0; opaque < 2; opaque++) {
        for (size_t index = 0; index < probe->color_count; index++) {
            const uint8_t *color = (const uint8_t *)&probe->colors[index];
            if ((color[3] == 255) != opaque) continue;
            writer->palette[writer->color_count] = (png_color){ color[0], color[1], color[2] };
            writer->alphas[writer->color_count] = color[3];
            samples[index][0] = (uint8_t)writer->color_count++;
        }
        if (!opaque) writer->alpha_count = writer->color_count;
    }
    return begin(writer, PNG_COLOR_TYPE_PALETTE) && write_kept_rows(writer, samples, 1);
}

static bool write_grey(cstep_writer *writer) {
    const cstep_palette_probe *probe = &writer->probe;
    uint8_t samples[most_colors][pixel_bytes];
    for (size_t index = 0; index < probe->color_count; index++) {
        const uint8_t *color = (const uint8_t *)&probe->colors[index];
        samples[index][0] = color[0];
        samples[index][1] = color[3];
    }
    return begin(writer, probe->are_opaque ? PNG_COLOR_TYPE_GRAY : PNG_COLOR_TYPE_GRAY_ALPHA)
        && write_kept_rows(writer, samples, probe->are_opaque ? 1 : 2);
}

/// Writes the whole picture, all rows of which were kept, in the colour type that makes the smallest file.
static bool write_few_colors(cstep_writer *writer) {
    const cstep_palette_probe *probe = &writer->probe;
    bool pays = probe->color_count <= most_palette_colors
        && probe->run_count >= palette_runs_per_color * probe->color_count + least_palette_runs;
    if (probe->are_grey && (probe->are_opaque || !pays)) return write_grey(writer);
    return pays ? write_palette(writer) : write_true_color(writer, probe->are_opaque);
}

// MARK: Interface

cstep_writer *cstep_writer_create(void) {
    cstep_writer *writer = malloc(sizeof *writer);
    if (!writer) return NULL;
    memset(writer, 0, offsetof(cstep_writer, stream.matcher));
    writer->probe.row = NULL;
    writer->probe.runs = NULL;
    writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer->message, keep_error, ignore_warning);
    if (writer->png) writer->info = png_create_info_struct(writer->png);
    if (!writer->info) {
        cstep_writer_destroy(writer);
        return NULL;
    }
    png_set_write_fn(writer->png, writer, append, flush);
    return writer;
}

bool cstep_writer_text(cstep_writer *writer, const char *keyword, const char *words) {
    png_structp png = writer->png;
    if (setjmp(png_jmpbuf(png))) return false;
    // libpng copies the text.
    png_text text = {
        .compression = PNG_ITXT_COMPRESSION_NONE, .key = (char *)keyword, .text = (char *)words, .lang = "",
        .lang_key = "",
    };
    png_set_text(png, writer->info, &text, 1);
    return true;
}

bool cstep_writer_begin(cstep_writer *writer, cstep_picture picture) {
    if (setjmp(png_jmpbuf(writer->png))) return false;
    writer->picture = picture;
    if (!picture.waits_for_colors) return begin(writer, true_color(picture.is_opaque));
    writer->keeps_rows = true;
    return cstep_palette_probe_init(&writer->probe, picture.width, picture.is_opaque);
}

bool cstep_writer_chunk(cstep_writer *writer, const uint8_t type[4], const uint8_t *data, size_t count) {
    if (setjmp(png_jmpbuf(writer->png))) return false;
    png_write_chunk(writer->png, type, data, count);
    return true;
}

bool cstep_writer_rows(cstep_writer *writer, const uint8_t *pixels, size_t row_count) {
    if (setjmp(png_jmpbuf(writer->png))) return false;
    size_t stride = pixel_bytes * (size_t)writer->picture.width;
    if (writer->picture.uses_libpng) {
        for (; row_count > 0; row_count--, pixels += stride) png_write_row(writer->png, pixels);
        return true;
    }
    for (; writer->keeps_rows && row_count > 0; row_count--, pixels += stride) {
        if (cstep_palette_probe_take(&writer->probe, pixels)) continue;
        if (!write_true_color(writer, writer->probe.is_opaque)) return false;
        break;
    }
    if (writer->keeps_rows) return true;
    if (!cstep_stream_rows(&writer->stream, pixels, stride, row_count)) return false;
    write_compressed(writer, most_chunk_bytes);
    return true;
}

bool cstep_writer_end(cstep_writer *writer) {
    if (setjmp(png_jmpbuf(writer->png))) return false;
    if (writer->picture.uses_libpng) {
        png_write_end(writer->png, NULL);
        return true;
    }
    if (writer->keeps_rows && !write_few_colors(writer)) return false;
    if (!cstep_stream_end(&writer->stream)) return false;
    write_compressed(writer, 1);
    return true;
}

const uint8_t *cstep_writer_bytes(const cstep_writer *writer, size_t *count) {
    *count = writer->output.count;
    return writer->output.bytes;
}

void cstep_writer_took(cstep_writer *writer) {
    writer->output.count = 0;
}

const char *cstep_writer_message(const cstep_writer *writer) {
    return *writer->message ? writer->message : NULL;
}

void cstep_writer_destroy(cstep_writer *writer) {
    if (writer->png) png_destroy_write_struct(&writer->png, &writer->info);
    cstep_stream_free(&writer->stream);
    cstep_palette_probe_free(&writer->probe);
    free(writer->output.bytes);
    free(writer);
}
