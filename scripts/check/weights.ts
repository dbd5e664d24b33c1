import type { Finding } from './finding';

/** A limit of scripts/check/budgets.ts beside the page that comes nearest to it. */
export type Weight = { what: string; most: number; limit: number; page: string };

/** What was measured on one page, and what is allowed there. */
export type Measured = { page: string; value: number; limit: number };

/** The one that comes nearest to its limit, or lies furthest beyond it. */
export function nearest(what: string, measured: Measured[]): Weight {
  const room = ({ value, limit }: Measured) => (limit === 0 ? -value : (limit - value) / limit);
  const [worst] = [...measured].sort((a, b) => room(a) - room(b));
  if (!worst) throw new Error(`${what}: nothing was measured`);
  return { what, most: worst.value, limit: worst.limit, page: worst.page };
}

/** Every budget that is exceeded. */
export function overBudget(weights: Weight[]): Finding[] {
  return weights
    .filter(({ most, limit }) => most > limit)
    .map(({ what, most, limit, page }) => ({
      place: page,
      problem: `${what}: ${most}, ${limit} allowed`,
      remedy: 'make the page lighter; the limits are in scripts/check/budgets.ts',
    }));
}

/** The table that `npm run check` prints. */
export function printWeights(weights: Weight[]): void {
  console.table(
    weights.map(({ what, most, limit, page }) => ({ budget: what, measured: most, limit, 'nearest page': page })),
  );
}
