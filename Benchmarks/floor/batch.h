/* Many segment images in one process. */
#ifndef BATCH_H
#define BATCH_H

/* Writes `count` images, labelled "Label 0000" and so on, into a folder: with all that can be kept
 * from one image to the next if `tuned`, or each from nothing. Returns 0 where something failed. */
int render_batch(const char *folder, int count, int tuned);

#endif
