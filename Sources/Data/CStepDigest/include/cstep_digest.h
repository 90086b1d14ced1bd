#pragma once

#include <stddef.h>
#include <stdint.h>

/// Updates a SHA-256 state (FIPS 180-4) with `count` blocks of 64 bytes, by SHA instructions if the processor has any.
void cstep_sha256_take(uint32_t state[8], const uint8_t *blocks, size_t count);

/// Does the same without those instructions.
void cstep_sha256_take_plain(uint32_t state[8], const uint8_t *blocks, size_t count);
