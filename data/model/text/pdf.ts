/** True for a file that begins as a PDF does, whatever its name is. */
export const isPdf = (content: Buffer): boolean => content.subarray(0, 1024).includes('%PDF-');

/** True for a PDF whose end is there: a download that was cut has none. */
export const isPdfWhole = (content: Buffer): boolean => content.subarray(-1024).includes('%%EOF');
