#include <lcms2.h>

// Swift does not import macros that are sums of shifts.
enum { pixels_bgra = TYPE_BGRA_8, pixels_grey = TYPE_GRAY_8 };
