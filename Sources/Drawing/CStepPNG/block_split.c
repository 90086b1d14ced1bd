// Where the blocks of a master block end: so that what they and their codes take is least.

#include "huffman.h"
#include "optimal_parse.h"
#include "pixels.h"
#include "word.h"

enum {
    chunk_tokens = 512,
    most_chunks = most_tokens / chunk_tokens,
    // A block's code that is out of date costs more than one that is told again.
    most_block_chunks = 32,
    // What telling a code takes, in bits: of each symbol in it, and of the rest.
    symbol_bits = 4,
    head_bits = 100,
    bit = 16,
};

/// What a symbol costs that occurs so often; what does not occur, as if it did half a time.
static uint32_t symbol_cost(uint32_t total_log, uint32_t count) {
    uint32_t cost = (total_log - log2_of(count ? 2 * count : 1)) * bit >> 16;
    return cost < bit ? bit : cost > 15 * bit ? 15 * bit : cost;
}

void cstep_costs_from_counts(const block_tables *tables, const block_counts *counts, token_costs *costs) {
    uint32_t literals = 0, distances = 0, literal_costs[literal_count];
    for (size_t i = 0; i < literal_count; i++) literals += counts->literals[i];
    for (size_t i = 0; i < distance_count; i++) distances += counts->distances[i];
    uint32_t literal_log = log2_of(2 * literals + 2), distance_log = log2_of(2 * distances + 2);
    for (size_t i = 0; i < literal_count; i++) literal_costs[i] = symbol_cost(literal_log, counts->literals[i]);
    for (size_t kind = 0; kind < token_kinds; kind++) {
        costs->kinds[kind] = (uint16_t)(literal_costs[tables->symbols[kind]] + bit * tables->length_extra_bits[kind]);
    }
    for (size_t i = 0; i < distance_count; i++) {
        uint32_t cost = symbol_cost(distance_log, counts->distances[i]);
        costs->distances[i] = (uint16_t)(cost + bit * tables->distance_extra_bits[i]);
    }
    costs->distances[no_distance] = 0;
}

/// What a block takes, in bits, without extra bits, which are the same wherever it ends.
static uint32_t block_bits(const block_counts *counts) {
    unsigned used = 0;
    uint64_t bits = cstep_huffman_entropy(counts->literals, literal_count, &used)
        + cstep_huffman_entropy(counts->distances, distance_count, &used);
    return (uint32_t)(bits >> 16) + symbol_bits * used + head_bits;
}

static size_t token_length(token token) {
    return token_distance(token) ? token_kind(token) - 256 + shortest_match : 1;
}

void cstep_parser_split(cstep_parser *parser) {
    size_t chunk_count = (parser->token_count + chunk_tokens - 1) / chunk_tokens;
    // The cheapest path to each chunk's start, and where its last block begins.
    uint32_t costs[most_chunks + 1] = {0};
    uint8_t starts[most_chunks + 1] = {0};
    for (size_t end = 1; end <= chunk_count; end++) costs[end] = UINT32_MAX;
    for (size_t start = 0; start < chunk_count; start++) {
        block_counts sum = {0};
        for (size_t end = start + 1; end <= min(chunk_count, start + most_block_chunks); end++) {
            size_t first = (end - 1) * chunk_tokens, count = min(chunk_tokens, parser->token_count - first);
            cstep_block_count(parser->tables, parser->tokens + first, count, &sum);
            uint32_t cost = costs[start] + block_bits(&sum);
            if (cost >= costs[end]) continue;
            costs[end] = cost;
            starts[end] = (uint8_t)start;
        }
    }
    size_t ends[most_chunks], block_count = 0;
    for (size_t end = chunk_count; end > 0; end = starts[end]) ends[block_count++] = end;
    parser->block_count = block_count;
    size_t position = 0, next = 0;
    for (size_t i = 0; i < block_count; i++) {
        parse_block *block = &parser->blocks[i];
        size_t end = min(ends[block_count - 1 - i] * chunk_tokens, parser->token_count);
        block_counts counts = {.literals[end_of_block] = 1};
        block->token_count = end - next;
        cstep_block_count(parser->tables, parser->tokens + next, end - next, &counts);
        cstep_costs_from_counts(parser->tables, &counts, &block->costs);
        for (; next < end; next++) position += token_length(parser->tokens[next]);
        block->end = position;
    }
}
