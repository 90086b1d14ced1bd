/// Writes blocks of deflate (RFC 1951), each with dynamic Huffman codes.

#pragma once

#include "Tables/rfc1951.h"
#include "word.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { token_kinds = 512 };

/// A literal or a match. The lowest 9 bits are its kind: the literal's byte, or 256 plus the match's length less 3. At
/// bit 9 is the symbol of its distance, at bit 16 the distance less 1; a literal has the symbol `no_distance`.
typedef uint32_t token;

enum { no_distance = distance_count };

static inline token literal_token(uint8_t byte) {
    return (token)no_distance << 9 | byte;
}

static inline token match_token(size_t length, size_t distance) {
    // Two symbols for each power of 2 (RFC 1951, 3.2.5).
    uint32_t offset = (uint32_t)distance - 1;
    unsigned power = log2_floor(offset | 1);
    unsigned symbol = offset < 4 ? offset : 2 * power + (offset >> (power - 1) & 1);
    return offset << 16 | symbol << 9 | (token)(256 - shortest_match + length);
}

static inline size_t token_kind(token token) {
    return token & 0x1ff;
}

static inline size_t token_distance_symbol(token token) {
    return token >> 9 & 0x1f;
}

static inline size_t token_offset(token token) {
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

/// The tables from tokens to symbols, the same for all blocks.
typedef struct {
    uint16_t symbols[token_kinds];  // by a token's kind
    uint8_t length_extra_bits[token_kinds];
    uint8_t length_extras[token_kinds];
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
