/** Something to correct: where, what, and how, each in a few words. */
export type Finding = { where: string; problem: string; remedy: string };

/** What was measured on one page, and what is allowed there. */
export type Measurement = { page: string; value: number; limit: number };

/** A limit of scripts/check/budgets.ts beside the page that comes nearest to it. */
export type Weight = {
  what: string;
  most: number;
  limit: number;
  page: string;
  /** The owner's words and pictures are part of it: on his data it is advice. */
  dependsOnContent?: boolean;
};

/** One line for each finding. */
export function formatFindings(findings: Finding[]): string {
  return findings.map(({ where, problem, remedy }) => `${where}: ${problem} -> ${remedy}`).join('\n');
}

/** The page that comes nearest to its limit, or exceeds it most. */
export function nearest(what: string, measurements: Measurement[]): Weight {
  const room = ({ value, limit }: Measurement) => (limit === 0 ? -value : (limit - value) / limit);
  const [worst] = [...measurements].sort((a, b) => room(a) - room(b));
  if (!worst) throw new Error(`${what}: nothing was measured`);
  return { what, most: worst.value, limit: worst.limit, page: worst.page };
}

/** Marks a weight of which the owner's words and pictures are a part. */
export const withContent = (weight: Weight): Weight => ({ ...weight, dependsOnContent: true });

/** Every budget that is exceeded. */
export function overBudget(weights: Weight[]): Finding[] {
  return weights
    .filter(({ most, limit }) => most > limit)
    .map(({ what, most, limit, page }) => ({
      where: page,
      problem: `${what}: ${most}, ${limit} allowed`,
      remedy: 'make the page lighter; the limits are in scripts/check/budgets.ts',
    }));
}

/** Prints each budget with the page nearest to it. */
export function printWeights(weights: Weight[]): void {
  console.table(
    weights.map(({ what, most, limit, page }) => ({ budget: what, measured: most, limit, 'nearest page': page })),
  );
}
