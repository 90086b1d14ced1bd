#pragma once

// The unchanged files of this folder of which the HTML report consists, each with a zero at its end.

extern const char *const cstep_report_html;
extern const char *const cstep_report_css;
/// The scripts, joined so that each follows those that it uses.
extern const char *const cstep_report_js;
