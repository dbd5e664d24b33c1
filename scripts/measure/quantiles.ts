/** The value below which this share of the values lies; times on a throttled line scatter, means say little. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [below = Number.NaN, above = below] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below + (above - below) * (at - Math.floor(at));
}

/** «median (lower quartile)», in whole numbers. */
export function medianAndQuartile(values: number[]): string {
  return `${Math.round(quantile(values, 0.5))} (${Math.round(quantile(values, 0.25))})`;
}
