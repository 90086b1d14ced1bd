/// Writes blocks of deflate (RFC 1951), each with dynamic Huffman codes.

#pragma once

#include "Tables/rfc1951.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { token_kinds = 512 };

/// A literal or a match. The lower half, its kind, is the literal's byte, or 256 plus the match's length less 3; the
/// upper half is the match's distance, or 0 for a literal.
typedef uint32_t token;

static inline token match_token(size_t length, size_t distance) {
    return (token)(distance << 16 | (256 - shortest_match + length));
}

static inline size_t token_kind(token token) {
    return token & 0xffff;
}

static inline size_t token_distance(token token) {
    return token >> 16;
}

/// Compressed bytes, and pending bits that are not a byte yet.
typedef struct {
    uint8_t *bytes;
    size_t count;
    size_t capacity;
    uint64_t bits;
    unsigned bit_count;  // below 8 between calls
    bool is_short_of_memory;
} bit_output;

/// Slots of the table of distance symbols: one for each distance up to 256, then one for every 128 distances. Slot 0,
/// the distance of a literal, has a symbol that takes no bits.
enum {
    no_distance = distance_count,
    distance_slots = 257 + 256,
};

static inline size_t distance_slot(size_t distance) {
    return distance <= 256 ? distance : 257 + ((distance - 1) >> 7);
}

/// The tables from tokens to symbols, the same for all blocks.
typedef struct {
    uint16_t symbols[token_kinds];  // by a token's kind
    uint8_t length_extra_bits[token_kinds];
    uint8_t length_extras[token_kinds];
    uint8_t distance_symbols[distance_slots];
    uint8_t distance_extra_bits[distance_count + 1];
    uint16_t distance_bases[distance_count + 1];
} block_tables;

/// The code length of each symbol, without extra bits.
typedef struct {
    uint8_t literals[literal_count];
    uint8_t distances[distance_count];
} block_lengths;

void cstep_block_tables_init(block_tables *tables);

/// Makes room for `count` more bytes. Returns false, and marks the output, when out of memory.
bool cstep_output_reserve(bit_output *output, size_t count);

/// Writes the tokens as one block. Marks the output when out of memory.
void cstep_block_write(bit_output *output, const block_tables *tables, const token *tokens, size_t count, bool is_last);
