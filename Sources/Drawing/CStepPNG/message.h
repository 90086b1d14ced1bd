/// Handlers of libpng's errors and warnings.

#pragma once

#include <png.h>
#include <string.h>

enum { message_capacity = 256 };

/// libpng's error handler: copies the message to the struct's error pointer, a buffer of `message_capacity` zero bytes,
/// and jumps to the setjmp of the function that called libpng.
static void keep_error(png_structp png, png_const_charp words) {
    char *message = png_get_error_ptr(png);
    strncpy(message, words, message_capacity - 1);
    png_longjmp(png, 1);
}

/// libpng's warning handler: discards the message, because damage to a picture is an error rather than a warning.
static void ignore_warning(png_structp png, png_const_charp words) {
    (void)png;
    (void)words;
}
