#include "stream.h"
#include "pixels.h"

#include <stdlib.h>
#include <string.h>

enum {
    band_rows = 16,
    band_bytes = 57344,
    small_band_rows = 8,
};

static void write_block(void *owner) {
    cstep_stream *stream = owner;
    cstep_block_write(&stream->output, &stream->tables, stream->list.tokens, stream->list.count, false, false);
    stream->list.count = 0;
}

static void write_stretch(cstep_stream *stream) {
    cstep_parser *parser = stream->parser;
    cstep_parser_end(parser, &stream->chooser->recent);
    const token *tokens = parser->tokens;
    for (size_t i = 0; i < parser->block_count; i++) {
        cstep_block_write(&stream->output, &stream->tables, tokens, parser->blocks[i].token_count, true, false);
        tokens += parser->blocks[i].token_count;
    }
    cstep_parser_begin(parser);
}

static void write_band(cstep_stream *stream) {
    cstep_band *band = &stream->band;
    cstep_band_finish(band);
    if (stream->parser) {
        cstep_chooser_choose(stream->chooser, band);
        for (size_t first = 0; first < band->count; first += most_part_bytes) {
            size_t count = min(band->count - first, most_part_bytes);
            if (cstep_parser_add(stream->parser, band, first, count)) continue;
            write_stretch(stream);
            cstep_parser_add(stream->parser, band, first, count);
        }
    } else {
        cstep_matcher_tokenise(stream->matcher, &stream->tables, band, &stream->list);
    }
    cstep_band_sum(band);
    cstep_band_clear(band);
}

bool cstep_stream_rows(cstep_stream *stream, const uint8_t *pixels, size_t stride, size_t count) {
    if (count == 0) return true;
    const uint8_t *above = stream->last_row;
    for (size_t i = 0; i < count; i++, pixels += stride) {
        if (cstep_band_is_full(&stream->band)) write_band(stream);
        cstep_band_append(&stream->band, pixels, above);
        above = pixels;
    }
    // The caller's rows may be gone after this.
    memcpy(stream->last_row, above, pixel_bytes * stream->band.width);
    return !stream->output.is_short_of_memory;
}

bool cstep_stream_plain_row(cstep_stream *stream, const uint8_t *samples) {
    if (cstep_band_is_full(&stream->band)) write_band(stream);
    cstep_band_append_plain(&stream->band, samples);
    return !stream->output.is_short_of_memory;
}

bool cstep_stream_end(cstep_stream *stream) {
    write_band(stream);
    bit_output *output = &stream->output;
    if (stream->parser) write_stretch(stream);
    cstep_block_write(output, &stream->tables, stream->list.tokens, stream->list.count, false, true);
    if (!cstep_output_reserve(output, 8)) return false;
    cstep_output_align(output);
    uint32_t adler = stream->band.adler;
    for (int shift = 24; shift >= 0; shift -= 8) output->bytes[output->count++] = (uint8_t)(adler >> shift);
    return !output->is_short_of_memory;
}

void cstep_stream_took(cstep_stream *stream, size_t count) {
    if (count == 0) return;
    stream->output.count -= count;
    memmove(stream->output.bytes, stream->output.bytes + count, stream->output.count);
}

bool cstep_stream_init(cstep_stream *stream, size_t width, size_t channels, bool is_plain, bool is_small) {
    *stream = (cstep_stream){0};
    cstep_block_tables_init(&stream->tables);
    bool ready = is_small ? cstep_band_init(&stream->band, width, channels, is_plain, small_band_rows, most_part_bytes)
        : cstep_band_init(&stream->band, width, channels, is_plain, band_rows, band_bytes);
    // The row above the first counts as zeros.
    stream->last_row = calloc(width, pixel_bytes);
    stream->matcher = malloc(sizeof *stream->matcher);
    stream->list = (token_list){
        .tokens = malloc(block_tokens * sizeof(token)),
        .capacity = block_tokens,
        .flush = write_block,
        .owner = stream,
    };
    if (is_small) {
        stream->chooser = malloc(sizeof *stream->chooser);
        stream->parser = cstep_parser_create(&stream->tables);
        ready = ready && stream->chooser && stream->parser;
        if (ready) cstep_chooser_init(stream->chooser, &stream->tables);
    }
    ready = ready && stream->last_row && stream->matcher && stream->list.tokens
        && cstep_output_reserve(&stream->output, 64);
    if (!ready) return false;
    cstep_matcher_init(stream->matcher);
    stream->output.bytes[0] = 0x78;
    stream->output.bytes[1] = 0x9c;
    stream->output.count = 2;
    return true;
}

void cstep_stream_free(cstep_stream *stream) {
    free(stream->list.tokens);
    free(stream->matcher);
    free(stream->chooser);
    cstep_parser_destroy(stream->parser);
    free(stream->last_row);
    cstep_band_free(&stream->band);
    free(stream->output.bytes);
}
