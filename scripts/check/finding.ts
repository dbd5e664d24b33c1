/** Something to mend: where, what, and how, each in a few words. */
export type Finding = { place: string; problem: string; remedy: string };

/** One line a finding. */
export function printFindings(findings: Finding[]): string {
  return findings.map(({ place, problem, remedy }) => `${place}: ${problem} -> ${remedy}`).join('\n');
}
