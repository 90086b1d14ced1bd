#include "cstepreport.h"

// Not a SwiftPM resource: those are files beside the program, or an array literal that takes seconds to compile.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char html[] = {
#embed "report.html" suffix(, 0)
};

static const char css[] = {
#embed "report.css" suffix(, 0)
};

static const char js[] = {
#embed "png.js" suffix(, )
#embed "stage.js" suffix(, )
#embed "report.js" suffix(, 0)
};

const char *const cstep_report_html = html;
const char *const cstep_report_css = css;
const char *const cstep_report_js = js;
