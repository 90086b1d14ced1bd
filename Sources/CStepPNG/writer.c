// libpng writes every chunk; the pixel data go through a zlib stream of our own.

#include "cstep_png.h"
#include "message.h"
#include "stream.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

enum { idat_capacity = 65536 };

struct cstep_writer {
    png_structp png;
    png_infop info;
    cstep_header header;
    char message[message_capacity];

    // What the caller has not yet drained.
    uint8_t *output;
    size_t output_count;
    size_t output_capacity;

    // Becomes IDAT chunks.
    cstep_stream stream;

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

/// The figures were chosen by measurement on charts.
static stream_plan plan_for(cstep_compression compression) {
    switch (compression) {
    case cstep_fast:
        return (stream_plan){filters_up, .level = 1, .good = 4, .lazy = 4, .nice = 8, .chain = 4, .sparse_share = 1};
    case cstep_default:
        return (stream_plan){filters_up_or_none, .level = 1, .good = 8, .lazy = 16, .nice = 258, .chain = 32,
            .sparse_share = 0.025};
    case cstep_small:
        // Level 9, but content with matches of 32 bytes: zlib would search the zeros for the best of thousands.
        return (stream_plan){filters_up_or_none, .level = 9, .good = 8, .lazy = 258, .nice = 32, .chain = 4096};
    }
}

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

static void write_text(cstep_writer *writer, char *keyword, const char *text) {
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

static void write_header(cstep_writer *writer) {
    png_structp png = writer->png;
    png_infop info = writer->info;
    const cstep_header *header = &writer->header;
    png_set_IHDR(png, info, header->width, header->height, 8, header->opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA,
        PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
    png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_set_pHYs(png, info, header->pixels_per_metre, header->pixels_per_metre, PNG_RESOLUTION_METER);
    write_text(writer, "Software", writer->software);
    write_text(writer, "Title", writer->title);
    write_text(writer, "Description", writer->description);
    png_write_info(png, info);
}

/// Writes whole IDAT chunks, and at the end what is left.
static void write_idats(cstep_writer *writer, bool is_end) {
    cstep_stream *stream = &writer->stream;
    size_t place = 0;
    while (stream->count - place >= (is_end ? 1 : idat_capacity)) {
        size_t left = stream->count - place;
        size_t count = left < idat_capacity ? left : idat_capacity;
        png_write_chunk(writer->png, (png_const_bytep) "IDAT", stream->bytes + place, count);
        place += count;
    }
    cstep_stream_took(stream, place);
}

static void write_rows(cstep_writer *writer) {
    size_t stride = 4 * (size_t)writer->header.width;
    if (!cstep_stream_rows(&writer->stream, writer->pixels, stride, writer->row_count)) {
        png_error(writer->png, writer->stream.failure);
    }
    write_idats(writer, false);
}

static void write_end_of_pixels(cstep_writer *writer) {
    if (!cstep_stream_end(&writer->stream)) png_error(writer->png, writer->stream.failure);
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
    bool ready = cstep_stream_init(&writer->stream, header->width, header->opaque, plan_for(header->compression));
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
    return guarded(writer, write_header);
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
    free(writer->output);
    free(writer);
}
