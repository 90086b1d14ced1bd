#pragma once

#include <stddef.h>
#include <stdint.h>

/// Takes `count` blocks of 64 bytes into the state of a SHA-256 digest (FIPS 180-4), by the processor's own
/// instructions for it where it has them.
void cstep_sha256_take(uint32_t state[8], const uint8_t *blocks, size_t count);

/// The same without those instructions.
void cstep_sha256_take_plain(uint32_t state[8], const uint8_t *blocks, size_t count);
