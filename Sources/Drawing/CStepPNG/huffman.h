/// Huffman codes of deflate (RFC 1951, 3.2.2).

#pragma once

#include <stddef.h>
#include <stdint.h>

/// Computes the code lengths, at most `limit` bits, of symbols with these counts; 0 for a symbol that does not occur.
///
/// A code is complete: of fewer than two symbols, it has two of 1 bit. Limits: 286 symbols, counts below 2^24, 15 bits.
void cstep_huffman_lengths(const uint32_t *counts, size_t symbol_count, unsigned limit, uint8_t *lengths);

/// The entropy of all symbols with these counts together, in bits times 65,536.
uint64_t cstep_huffman_entropy(const uint32_t *counts, size_t symbol_count);

/// Computes the canonical codes of these lengths, with the first bit lowest.
void cstep_huffman_codes(const uint8_t *lengths, size_t symbol_count, uint16_t *codes);
