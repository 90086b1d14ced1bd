#include "message.h"

#include <string.h>

void cstep_keep_error(png_structp png, png_const_charp words) {
    char *message = png_get_error_ptr(png);
    strncpy(message, words, message_capacity - 1);
    png_longjmp(png, 1);
}

void cstep_ignore_warning(png_structp png, png_const_charp words) {
    (void)png;
    (void)words;
}
