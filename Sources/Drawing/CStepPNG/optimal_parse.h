/// The cheapest path through filtered rows, by dynamic programming: for whoever has time.
///
/// A master block grows by parts of rows until it is full. Then its tokens are found again and again, each time at the costs
/// that bytes, lengths and distances had in the blocks of the time before.

#pragma once

#include "filter_rows.h"
#include "block.h"

enum {
    master_block_bytes = 3 << 18,
    // Of a map with a bit for each of its bytes.
    master_block_words = master_block_bytes / 64 + 3,
    most_parts = 1024,
    most_part_bytes = 32768,
    // Of pictures that people draw, none comes near it; one made for the purpose had 500 more.
    most_nodes = 61440,
    most_candidates = 163840,
    most_tokens = 81920,
    most_blocks = 160,
    chain_slot_bits = 15,
};

/// In sixteenths of a bit, with extra bits.
typedef struct {
    uint16_t kinds[token_kinds];
    uint16_t distances[distance_count + 1];
} token_costs;

/// A position where a token may begin or end, and the cheapest path to it.
typedef struct {
    uint32_t position;
    uint32_t cost;
    uint32_t from;
    token last;
} parse_node;

/// Where a part of the master block ends, and what its unmarked bytes equal.
typedef struct {
    uint32_t end;
    uint16_t period;
    bool has_differences;
} parse_part;

/// A block: its tokens, where in the master block it ends, and its costs.
typedef struct {
    size_t token_count;
    size_t end;
    token_costs costs;
} parse_block;

/// All zero at the start, but for its tables.
typedef struct {
    const block_tables *tables;

    /// The master block, what may be referred to before it, and a few bytes that may be read and say nothing.
    uint8_t window[2 * farthest_match + master_block_bytes + 64];
    size_t start;
    size_t count;
    uint64_t marks[master_block_words];
    parse_part parts[most_parts];
    size_t part_count;

    // Where in the window bytes were last seen, plus 1: the first 3, the first 6, and 6 as at that position before.
    uint32_t by_3[1 << chain_slot_bits];
    uint32_t by_6[1 << chain_slot_bits];
    uint32_t before[farthest_match];

    /// A bit for each position that has candidates: marks, and what is before them.
    uint64_t sought[master_block_words];
    /// A bit for each position that is a node; and how many are before each 64 positions.
    uint64_t node_map[master_block_words];
    uint32_t ranks[master_block_words];
    parse_node nodes[most_nodes];
    size_t node_count;
    // Of each position that has any, one after the other, and a 0.
    token candidates[most_candidates];
    size_t candidate_count;

    token tokens[most_tokens];
    size_t token_count;
    parse_block blocks[most_blocks];
    size_t block_count;
} cstep_parser;

/// Appends bytes of a band, from a multiple of 64 on. False when the master block has no room for them: end it first.
bool cstep_parser_add(cstep_parser *parser, const cstep_filter_rows *rows, size_t first, size_t count);

/// Ends the master block: finds its tokens and its blocks, beginning with such counts.
void cstep_parser_end(cstep_parser *parser, const block_counts *counts);

/// Begins another master block.
void cstep_parser_begin(cstep_parser *parser);

/// What tokens cost in a code for such counts.
void cstep_costs_from_counts(const block_tables *tables, const block_counts *counts, token_costs *costs);

/// Makes blocks of the tokens.
void cstep_parser_split(cstep_parser *parser);
