/** Returns true if a file begins with a PDF header, whatever its name is. */
export const isPdf = (content: Buffer): boolean => content.subarray(0, 1024).includes('%PDF-');

/** Returns true if a PDF has its end marker. An interrupted download has no end marker. */
export const isPdfWhole = (content: Buffer): boolean => content.subarray(-1024).includes('%%EOF');
