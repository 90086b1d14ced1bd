/// How libpng says what is wrong.

#pragma once

#include <png.h>
#include <string.h>

enum { message_capacity = 256 };

/// libpng's error function: keeps the words in the `message_capacity` bytes that the struct has as its error pointer, zero
/// at the end, and jumps out.
static void keep_error(png_structp png, png_const_charp words) {
    char *message = png_get_error_ptr(png);
    strncpy(message, words, message_capacity - 1);
    png_longjmp(png, 1);
}

/// libpng's warning function: a damaged picture is an error, and the rest concerns nobody.
static void ignore_warning(png_structp png, png_const_charp words) {
    (void)png;
    (void)words;
}
