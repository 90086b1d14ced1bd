#pragma once

// The files that the HTML report is made of, as they are in this folder, each ending with a zero.

extern const char *const cstep_report_html;
extern const char *const cstep_report_css;
/// The scripts, one after the other, in the order in which they need each other.
extern const char *const cstep_report_js;
