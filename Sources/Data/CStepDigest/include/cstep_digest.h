#pragma once

#include <stddef.h>
#include <stdint.h>

/// Updates the state of a SHA-256 digest (FIPS 180-4) with `count` blocks of 64 bytes, using the processor's SHA
/// instructions if it has them.
void cstep_sha256_take(uint32_t state[8], const uint8_t *blocks, size_t count);

/// Does the same without those instructions.
void cstep_sha256_take_plain(uint32_t state[8], const uint8_t *blocks, size_t count);
