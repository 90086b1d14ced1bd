#include "cstepreport.h"

// The files are no SwiftPM resources: those are files beside the program, or an array literal that compiles slowly.
#pragma clang diagnostic ignored "-Wc23-extensions"

const char *const cstep_report_html = (const char[]) {
#embed "report.html" suffix(, 0)
};

const char *const cstep_report_css = (const char[]) {
#embed "Tables/colors.css" suffix(, )
#embed "report.css" suffix(, 0)
};

const char *const cstep_report_js = (const char[]) {
#embed "png.js" suffix(, )
#embed "stage.js" suffix(, )
#embed "Tables/words.js" suffix(, )
#embed "report.js" suffix(, 0)
};
