/// How libpng says what is wrong.

#pragma once

#include <png.h>

enum { message_capacity = 256 };

/// libpng's error function: keeps the words in the `message_capacity` bytes that the struct has as its error pointer, zero
/// at the end, and jumps out.
void cstep_keep_error(png_structp png, png_const_charp words);

/// libpng's warning function: a damaged picture is an error, and the rest concerns nobody.
void cstep_ignore_warning(png_structp png, png_const_charp words);
