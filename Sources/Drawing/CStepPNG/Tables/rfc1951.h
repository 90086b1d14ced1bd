/// The numbers of deflate (RFC 1951).

#pragma once

#include <stdint.h>

/// Matches, in bytes.
enum {
    shortest_match = 3,
    longest_match = 258,
    farthest_match = 32768,
};

/// Symbols.
enum {
    literal_count = 286,  // literals, the end of the block, and lengths
    distance_count = 30,
    end_of_block = 256,
    length_symbol_count = 29,
    code_length_count = 19,
};

/// Blocks.
enum {
    // The type (BTYPE) of a block with dynamic Huffman codes.
    dynamic_code = 2,
    // The most bits of a code: of literals and distances, and of code lengths.
    code_limit = 15,
    code_length_limit = 7,
};

/// The order in which the lengths of the codes of code lengths are written (3.2.7).
static const uint8_t code_length_order[code_length_count] = {
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
};

/// The extra bits after the code of a code length (3.2.7).
static const uint8_t item_extra_bits[code_length_count] = {[16] = 2, [17] = 3, [18] = 7};
