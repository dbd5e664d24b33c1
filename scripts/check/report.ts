/** Problem to correct: the place, the problem and the remedy, each in a few words. */
export type Finding = { place: string; problem: string; remedy: string };

/** Value measured on a page, with its limit. */
export type Measurement = { page: string; value: number; limit: number };

/** Limit of scripts/check/budgets.ts with the page that is closest to it. */
export type Weight = {
  title: string;
  max: number;
  limit: number;
  page: string;
  /** True if the value depends on the owner's texts and pictures. With his data, exceeding the limit is only advice. */
  dependsOnContent?: boolean;
};

/** Formats each finding as one line. */
export function formatFindings(findings: Finding[]): string {
  return findings.map(({ place, problem, remedy }) => `${place}: ${problem} -> ${remedy}`).join('\n');
}

/** Returns the page that is closest to its limit, or exceeds it most. */
export function closestToLimit(title: string, measurements: Measurement[]): Weight {
  const headroomOf = ({ value, limit }: Measurement) => (limit === 0 ? -value : (limit - value) / limit);
  const [worst] = [...measurements].sort((a, b) => headroomOf(a) - headroomOf(b));
  if (!worst) throw new Error(`${title}: nothing was measured`);
  return { title, max: worst.value, limit: worst.limit, page: worst.page };
}

/** Marks a weight as dependent on the owner's texts and pictures. */
export const markContentDependent = (weight: Weight): Weight => ({ ...weight, dependsOnContent: true });

/** Returns a finding for each exceeded limit. */
export function findExceeded(weights: Weight[]): Finding[] {
  return weights
    .filter(({ max, limit }) => max > limit)
    .map(({ title, max, limit, page }) => ({
      place: page,
      problem: `${title}: ${max}, ${limit} allowed`,
      remedy: 'make the page lighter; the limits are in scripts/check/budgets.ts',
    }));
}

/** Prints each limit with the page closest to it. */
export function printWeights(weights: Weight[]): void {
  console.table(
    weights.map(({ title, max, limit, page }) => ({ budget: title, measured: max, limit, 'nearest page': page })),
  );
}
