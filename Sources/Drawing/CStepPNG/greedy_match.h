/// Finds in a band what was there before: fast, and with an eye for rows that are mostly runs.

#pragma once

#include "filter_rows.h"

enum {
    match_slot_bits = 13,
    // Of a block, at most.
    block_tokens = 6144,
};

typedef struct {
    /// Where bytes were last seen, by the first 3 and by the first 8: the lower half of the position in the stream.
    uint16_t by_3[1 << match_slot_bits];
    uint16_t by_8[1 << match_slot_bits];
    /// The band's position in the stream, its lower half.
    uint16_t start;
    /// What up to 8 bytes are worth, among differences and among samples: by their marks and one bit more, which tells how
    /// many they are.
    uint8_t short_costs[2][512];
    block_tables tables;
    /// Of the tokens that are no block yet.
    size_t count;
    token tokens[block_tokens];
} cstep_matcher;

void cstep_matcher_init(cstep_matcher *matcher);

/// Makes tokens of all of the band, and writes a block to the output whenever there are enough.
void cstep_matcher_tokenise(cstep_matcher *matcher, const cstep_filter_rows *rows, bit_output *output);
