/// Blocks of deflate (RFC 1951): what a band's bytes were made into, in a code of its own.

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    shortest_match = 3,
    longest_match = 258,
    farthest_match = 32768,

    literal_count = 286,  // with the end of the block and the lengths
    distance_count = 30,
    end_of_block = 256,
    token_kinds = 512,
};

/// What a block is made of. The lower half is a byte, or from 256 on the length of a match less 3; the upper half is
/// the match's distance, or 0.
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

/// Compressed bytes that nobody has taken yet, and bits that are not yet a byte.
typedef struct {
    uint8_t *bytes;
    size_t count;
    size_t capacity;
    uint64_t bits;
    unsigned bit_count;  // below 8 between calls
    bool is_short_of_memory;
} bit_output;

/// Where the symbols of distances are in a table: those up to 256 each, beyond that 128 share one. Of 0, the distance
/// of a byte, the symbol is one that takes no bits.
enum {
    no_distance = distance_count,
    distance_slots = 257 + 256,
};

static inline size_t distance_slot(size_t distance) {
    return distance <= 256 ? distance : 257 + ((distance - 1) >> 7);
}

/// The tables that all blocks share.
typedef struct {
    uint16_t symbols[token_kinds];  // of a token's kind
    uint8_t length_extra_bits[token_kinds];
    uint8_t length_extras[token_kinds];
    uint8_t distance_symbols[distance_slots];
    uint8_t distance_extra_bits[distance_count + 1];
    uint16_t distance_bases[distance_count + 1];
} block_tables;

/// How many bits each symbol takes, its extra bits not counted.
typedef struct {
    uint8_t literals[literal_count];
    uint8_t distances[distance_count];
} block_lengths;

void cstep_block_tables_init(block_tables *tables);

/// Makes room for `count` bytes more.
bool cstep_output_reserve(bit_output *output, size_t count);

/// Writes the tokens as one block in a code of its own.
void cstep_block_write(bit_output *output, const block_tables *tables, const token *tokens, size_t count, bool is_last);
