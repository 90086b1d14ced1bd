/// Greedy matching (LZ77) of a band's bytes with those before them, tuned for rows that are mostly runs.

#pragma once

#include "filter_rows.h"

enum {
    match_slot_bits = 13,
    // The most tokens that a block has.
    block_tokens = 4096,
};

typedef struct {
    /// Hash tables of where 3 and 8 bytes last occurred: the lower half of the position in the stream.
    uint16_t by_3[1 << match_slot_bits];
    uint16_t by_8[1 << match_slot_bits];
    /// The lower half of the band's position in the stream.
    uint16_t start;
    /// The costs of up to 8 bytes without a match, of differences [0] and of samples [1]. The index is the bytes'
    /// marks, and above them a bit that is set, whose position is the number of bytes.
    uint8_t short_costs[2][512];
    block_tables tables;
    /// The token of a run in the band, to which its length is added.
    token run;
    /// The tokens that are not written as a block yet.
    size_t count;
    token tokens[block_tokens];
} cstep_matcher;

void cstep_matcher_init(cstep_matcher *matcher);

/// Converts the band to tokens, and writes a block to the output whenever there are enough.
void cstep_matcher_tokenise(cstep_matcher *matcher, const cstep_filter_rows *rows, bit_output *output);
