/** The package brings no types of its own. */
declare module 'subset-font' {
  /** Keeps the glyphs of `text`; `variationAxes` pins axes of a variable font. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: { targetFormat?: 'sfnt' | 'woff' | 'woff2'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;
}
