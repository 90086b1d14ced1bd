#include "cstepreport.h"

// Not a SwiftPM resource: those are files beside the program, or an array literal that takes seconds to compile.
#pragma clang diagnostic ignored "-Wc23-extensions"

const char *const cstep_report_html = (const char[]) {
#embed "report.html" suffix(, 0)
};

const char *const cstep_report_css = (const char[]) {
#embed "report.css" suffix(, 0)
};

const char *const cstep_report_js = (const char[]) {
#embed "png.js" suffix(, )
#embed "stage.js" suffix(, )
#embed "report.js" suffix(, 0)
};
