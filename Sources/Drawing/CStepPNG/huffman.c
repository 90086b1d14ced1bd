#include "huffman.h"
#include "word.h"
#include "Tables/rfc1951.h"

#include <stdbool.h>

typedef struct {
    uint32_t count;
    uint16_t symbol;
} leaf;

/// Sorts leaves by rising count, and equal ones by symbol: a radix sort by the bytes of the counts.
static void sort(leaf *leaves, size_t count, uint32_t largest) {
    leaf sorted[literal_count];
    for (unsigned shift = 0; largest >> shift; shift += 8) {
        uint32_t starts[257] = {0};
        for (size_t i = 0; i < count; i++) starts[(leaves[i].count >> shift & 255) + 1]++;
        for (int i = 0; i < 256; i++) starts[i + 1] += starts[i];
        for (size_t i = 0; i < count; i++) sorted[starts[leaves[i].count >> shift & 255]++] = leaves[i];
        memcpy(leaves, sorted, count * sizeof *leaves);
    }
}

/// Counts the leaves at each depth of Huffman's tree; those deeper than `limit` are counted at `limit`.
///
/// Inner nodes are created by rising count: leaves and inner nodes are two sorted queues, and the smallest node that
/// has no parent yet is at the front of one of them.
static void count_depths(const leaf *leaves, size_t leaf_count, unsigned limit, unsigned depth_counts[]) {
    uint32_t counts[literal_count];
    uint16_t parents[literal_count], depths[literal_count];
    size_t inner = 0, next_leaf = 0, next_inner = 0;
    uint16_t leaf_parents[literal_count];
    for (; inner < leaf_count - 1; inner++) {
        counts[inner] = 0;
        for (int child = 0; child < 2; child++) {
            bool is_leaf = next_inner == inner
                || (next_leaf < leaf_count && leaves[next_leaf].count <= counts[next_inner]);
            counts[inner] += is_leaf ? leaves[next_leaf].count : counts[next_inner];
            if (is_leaf) {
                leaf_parents[next_leaf++] = (uint16_t)inner;
            } else {
                parents[next_inner++] = (uint16_t)inner;
            }
        }
    }
    depths[inner - 1] = 0;
    for (size_t i = inner - 1; i-- > 0;) depths[i] = depths[parents[i]] + 1;
    for (size_t i = 0; i < leaf_count; i++) {
        unsigned depth = depths[leaf_parents[i]] + 1u;
        depth_counts[depth < limit ? depth : limit]++;
    }
}

/// Moves the deepest leaf above the limit one level down until the sum of 2^-depth is 1 or less (Kraft's inequality).
static void limit_depths(unsigned limit, unsigned depth_counts[]) {
    uint32_t taken = 0;
    for (unsigned depth = 1; depth <= limit; depth++) taken += depth_counts[depth] << (limit - depth);
    while (taken > 1u << limit) {
        unsigned depth = limit - 1;
        while (depth_counts[depth] == 0) depth--;
        depth_counts[depth]--;
        depth_counts[depth + 1]++;
        taken -= 1u << (limit - depth - 1);
    }
    // The last move may leave the sum below 1: the deepest leaves that have room move up.
    for (unsigned depth = limit; depth > 1 && taken < 1u << limit; depth--) {
        uint32_t step = 1u << (limit - depth);
        while (depth_counts[depth] > 0 && taken + step <= 1u << limit) {
            depth_counts[depth]--;
            depth_counts[depth - 1]++;
            taken += step;
        }
    }
}

void cstep_huffman_lengths(const uint32_t *counts, size_t symbol_count, unsigned limit, uint8_t *lengths) {
    leaf leaves[literal_count];
    size_t leaf_count = 0;
    uint32_t largest = 0;
    for (size_t symbol = 0; symbol < symbol_count; symbol++) {
        lengths[symbol] = 0;
        if (counts[symbol] == 0) continue;
        leaves[leaf_count++] = (leaf){counts[symbol], (uint16_t)symbol};
        if (largest < counts[symbol]) largest = counts[symbol];
    }
    if (leaf_count < 2) {
        // A code of one symbol would be incomplete, which some decoders reject.
        unsigned only = leaf_count ? leaves[0].symbol : 0;
        lengths[only] = 1;
        lengths[only == 0 ? 1 : 0] = 1;
        return;
    }
    sort(leaves, leaf_count, largest);
    unsigned depth_counts[code_limit + 1] = {0};
    count_depths(leaves, leaf_count, limit, depth_counts);
    limit_depths(limit, depth_counts);
    size_t next = 0;
    for (unsigned depth = limit; depth > 0; depth--) {
        for (unsigned i = 0; i < depth_counts[depth]; i++) lengths[leaves[next++].symbol] = (uint8_t)depth;
    }
}

uint64_t cstep_huffman_entropy(const uint32_t *counts, size_t symbol_count) {
    uint32_t total = 0;
    uint64_t bits = 0;
    for (size_t symbol = 0; symbol < symbol_count; symbol++) {
        if (!counts[symbol]) continue;
        total += counts[symbol];
        bits += (uint64_t)counts[symbol] * log2_of(counts[symbol]);
    }
    return total ? (uint64_t)total * log2_of(total) - bits : 0;
}

void cstep_huffman_codes(const uint8_t *lengths, size_t symbol_count, uint16_t *codes) {
    unsigned length_counts[code_limit + 1] = {0}, next[code_limit + 2] = {0};
    for (size_t symbol = 0; symbol < symbol_count; symbol++) length_counts[lengths[symbol]]++;
    length_counts[0] = 0;
    for (unsigned length = 1; length <= code_limit; length++) {
        next[length + 1] = (next[length] + length_counts[length]) << 1;
    }
    for (size_t symbol = 0; symbol < symbol_count; symbol++) {
        unsigned length = lengths[symbol], code = length ? next[length]++ : 0;
        codes[symbol] = (uint16_t)(__builtin_bitreverse16((uint16_t)code) >> (16 - length));
    }
}
