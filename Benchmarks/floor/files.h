/* Writing files. */
#ifndef FILES_H
#define FILES_H

#include "png.h"

/* Writes a whole file; returns 0 if it could not. */
int write_file(const char *path, struct bytes bytes);

#endif
