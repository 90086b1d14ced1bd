// libpng writes every chunk; the pixel data go through a zlib stream of our own.

#include "colors.h"
#include "cstep_png.h"
#include "message.h"
#include "pixels.h"
#include "stream.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum {
    idat_capacity = 65536,
    // How much of a picture of few colors may wait.
    most_waiting_bytes = 98304,
    // A palette takes room itself, and saves some bits a run. Measured on spots of random colors.
    palette_runs_per_color = 4,
    least_palette_runs = 8,
};

struct cstep_writer {
    png_structp png;
    png_infop info;
    cstep_header header;
    char message[message_capacity];

    // What the caller has not yet drained.
    uint8_t *output;
    size_t output_count;
    size_t output_capacity;

    // Rows, until the picture's kind is known.
    bool is_waiting;
    cstep_colors colors;

    // Becomes IDAT chunks.
    cstep_stream stream;
    uint16_t *places;
    uint8_t *row;
    bool is_ended;

    // The call under way.
    const char *software;
    const char *title;
    const char *description;
    const uint8_t *pixels;
    size_t row_count;
    const char *chunk_type;
    const uint8_t *chunk;
    size_t chunk_count;
};

static void collect(png_structp png, png_bytep bytes, size_t count) {
    cstep_writer *writer = png_get_io_ptr(png);
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
static bool guarded(cstep_writer *writer, void (*body)(cstep_writer *)) {
    if (setjmp(png_jmpbuf(writer->png))) return false;
    body(writer);
    return true;
}

// MARK: Chunks

static void set_text(cstep_writer *writer, char *keyword, const char *text) {
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

/// Keeps what goes before the pixels.
static void set_texts(cstep_writer *writer) {
    const cstep_header *header = &writer->header;
    png_set_sRGB(writer->png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_set_pHYs(
        writer->png, writer->info, header->pixels_per_metre, header->pixels_per_metre, PNG_RESOLUTION_METER);
    set_text(writer, "Software", writer->software);
    set_text(writer, "Title", writer->title);
    set_text(writer, "Description", writer->description);
}

static void set_color_type(cstep_writer *writer, int color_type) {
    png_set_IHDR(writer->png, writer->info, writer->header.width, writer->header.height, 8, color_type,
        PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
}

/// Writes whole IDAT chunks, and at the end what is left.
static void write_idats(cstep_writer *writer, bool is_end) {
    const bit_output *output = &writer->stream.output;
    size_t place = 0;
    while (output->count - place >= (is_end ? 1 : idat_capacity)) {
        size_t count = min(output->count - place, idat_capacity);
        png_write_chunk(writer->png, (png_const_bytep) "IDAT", output->bytes + place, count);
        place += count;
    }
    cstep_stream_took(&writer->stream, place);
}

static void check(cstep_writer *writer, bool is_done) {
    if (!is_done) png_error(writer->png, "out of memory");
}

/// Writes everything before the pixels.
static void begin_stream(cstep_writer *writer, size_t channels, bool is_plain) {
    png_write_info(writer->png, writer->info);
    check(writer,
        cstep_stream_init(&writer->stream, writer->header.width, channels, is_plain, writer->header.compression));
}

static void begin_true_color(cstep_writer *writer, bool is_opaque) {
    set_color_type(writer, is_opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA);
    begin_stream(writer, is_opaque ? 3 : 4, false);
}

// MARK: Few colors

static const uint8_t *waiting_color(const cstep_writer *writer, size_t place) {
    return (const uint8_t *)&writer->colors.colors[place];
}

/// Writes the rows that waited; of each pixel `channels` bytes, which stand at `samples[place]`.
static void write_waiting(cstep_writer *writer, const uint8_t samples[][pixel_bytes], size_t channels, bool is_plain) {
    size_t width = writer->header.width;
    cstep_colors_reader reader = {.colors = &writer->colors};
    while (cstep_colors_next(&reader, writer->places)) {
        for (size_t x = 0; x < width; x++) {
            memcpy(writer->row + channels * x, samples[writer->places[x]], channels);
        }
        check(writer, is_plain ? cstep_stream_plain_row(&writer->stream, writer->row)
            : cstep_stream_rows(&writer->stream, writer->row, 0, 1));
        write_idats(writer, false);
    }
    cstep_colors_free(&writer->colors);
    writer->colors = (cstep_colors){0};
    writer->is_waiting = false;
}

/// The colors that are not opaque come first: only they have an alpha in the file.
static void write_palette(cstep_writer *writer) {
    const cstep_colors *colors = &writer->colors;
    uint8_t samples[most_palette_colors][pixel_bytes], alphas[most_palette_colors];
    png_color palette[most_palette_colors];
    int count = 0, clear_count = 0;
    for (int opaque = 0; opaque < 2; opaque++) {
        for (size_t place = 0; place < colors->color_count; place++) {
            const uint8_t *color = waiting_color(writer, place);
            if ((color[3] == 255) != opaque) continue;
            palette[count] = (png_color){color[0], color[1], color[2]};
            alphas[count] = color[3];
            samples[place][0] = (uint8_t)count++;
        }
        if (!opaque) clear_count = count;
    }
    set_color_type(writer, PNG_COLOR_TYPE_PALETTE);
    png_set_PLTE(writer->png, writer->info, palette, count);
    if (clear_count > 0) png_set_tRNS(writer->png, writer->info, alphas, clear_count, NULL);
    begin_stream(writer, 1, true);
    write_waiting(writer, samples, 1, true);
}

static void write_grey(cstep_writer *writer) {
    const cstep_colors *colors = &writer->colors;
    uint8_t samples[most_colors][pixel_bytes];
    for (size_t place = 0; place < colors->color_count; place++) {
        samples[place][0] = waiting_color(writer, place)[0];
        samples[place][1] = waiting_color(writer, place)[3];
    }
    size_t channels = colors->are_opaque ? 1 : 2;
    set_color_type(writer, colors->are_opaque ? PNG_COLOR_TYPE_GRAY : PNG_COLOR_TYPE_GRAY_ALPHA);
    begin_stream(writer, channels, true);
    write_waiting(writer, samples, channels, true);
}

/// All rows have come while they waited: the smallest kind that holds them.
static void write_few_colors(cstep_writer *writer) {
    const cstep_colors *colors = &writer->colors;
    bool pays = colors->color_count <= most_palette_colors
        && colors->run_count >= palette_runs_per_color * colors->color_count + least_palette_runs;
    if (colors->are_grey && (colors->are_opaque || !pays)) {
        write_grey(writer);
    } else if (pays) {
        write_palette(writer);
    } else {
        begin_true_color(writer, colors->are_opaque);
        write_waiting(writer, (const uint8_t (*)[pixel_bytes])colors->colors, pixel_bytes, false);
    }
}

// MARK: Rows

static void begin(cstep_writer *writer) {
    set_texts(writer);
    if (!writer->is_waiting) begin_true_color(writer, writer->header.opaque);
}

static void write_rows(cstep_writer *writer) {
    size_t stride = pixel_bytes * (size_t)writer->header.width;
    while (writer->is_waiting && writer->row_count > 0) {
        if (cstep_colors_take(&writer->colors, writer->pixels)) {
            writer->pixels += stride;
            writer->row_count--;
        } else {
            begin_true_color(writer, writer->header.opaque);
            write_waiting(writer, (const uint8_t (*)[pixel_bytes])writer->colors.colors, pixel_bytes, false);
        }
    }
    if (writer->is_waiting) return;
    check(writer, cstep_stream_rows(&writer->stream, writer->pixels, stride, writer->row_count));
    write_idats(writer, false);
}

static void write_end_of_pixels(cstep_writer *writer) {
    if (writer->is_ended) png_error(writer->png, "the pixels have ended before");
    writer->is_ended = true;
    if (writer->is_waiting) write_few_colors(writer);
    check(writer, cstep_stream_end(&writer->stream));
    write_idats(writer, true);
}

static void write_chunk(cstep_writer *writer) {
    png_write_chunk(writer->png, (png_const_bytep)writer->chunk_type, writer->chunk, writer->chunk_count);
}

// MARK: Entries

cstep_writer *cstep_writer_create(const cstep_header *header) {
    cstep_writer *writer = calloc(1, sizeof *writer);
    if (!writer) return NULL;
    writer->header = *header;
    bool ready = true;
    if (header->waits_for_colors) {
        writer->is_waiting = true;
        writer->places = malloc(header->width * sizeof *writer->places);
        writer->row = malloc(header->width * (size_t)pixel_bytes);
        ready = cstep_colors_init(&writer->colors, header->width, header->opaque, most_waiting_bytes)
            && writer->places && writer->row;
    }
    writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer->message, cstep_keep_error, cstep_ignore_warning);
    if (writer->png) writer->info = png_create_info_struct(writer->png);
    if (!ready || !writer->info) {
        cstep_writer_destroy(writer);
        return NULL;
    }
    png_set_write_fn(writer->png, writer, collect, nothing_to_flush);
    return writer;
}

bool cstep_writer_begin(cstep_writer *writer, const char *software, const char *title, const char *description) {
    writer->software = software;
    writer->title = title;
    writer->description = description;
    return guarded(writer, begin);
}

bool cstep_writer_rows(cstep_writer *writer, const uint8_t *pixels, size_t row_count) {
    writer->pixels = pixels;
    writer->row_count = row_count;
    return guarded(writer, write_rows);
}

bool cstep_writer_end_pixels(cstep_writer *writer) {
    return guarded(writer, write_end_of_pixels);
}

bool cstep_writer_chunk(cstep_writer *writer, const char *type, const uint8_t *bytes, size_t count) {
    writer->chunk_type = type;
    writer->chunk = bytes;
    writer->chunk_count = count;
    return guarded(writer, write_chunk);
}

const uint8_t *cstep_writer_output(const cstep_writer *writer, size_t *count) {
    *count = writer->output_count;
    return writer->output;
}

void cstep_writer_drained(cstep_writer *writer) {
    writer->output_count = 0;
}

const char *cstep_writer_message(const cstep_writer *writer) {
    return writer->message;
}

void cstep_writer_destroy(cstep_writer *writer) {
    if (writer->png) png_destroy_write_struct(&writer->png, &writer->info);
    cstep_stream_free(&writer->stream);
    cstep_colors_free(&writer->colors);
    free(writer->places);
    free(writer->row);
    free(writer->output);
    free(writer);
}

uint32_t cstep_crc(const uint8_t *bytes, size_t count) {
    return (uint32_t)crc32_z(0, bytes, count);
}
