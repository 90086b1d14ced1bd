/// Prefix codes as deflate has them (RFC 1951, 3.2.2).

#pragma once

#include <stddef.h>
#include <stdint.h>

enum { most_symbols = 286 };

/// The lengths, of at most `limit` bits, of a code for symbols that occur so often; 0 where `counts` has 0.
///
/// A code is complete: of fewer than two symbols, it has one or two more. Counts are below 2^24, `limit` is at most 15.
void cstep_huffman_lengths(const uint32_t *counts, size_t symbol_count, unsigned limit, uint8_t *lengths);

/// What an ideal code would take for all symbols that occur so often, in bits times 65,536.
uint64_t cstep_huffman_entropy(const uint32_t *counts, size_t symbol_count);

/// The codes that go with the lengths, their first bit lowest.
void cstep_huffman_codes(const uint8_t *lengths, size_t symbol_count, uint16_t *codes);
