const START = '# >>> site\n';
const END = '# <<< site\n';

/** The .htaccess files to put online, in order. `before` goes up ahead of the pages, `after` behind them. */
export type RulesPlan = { before?: string; after?: string };

/**
 * Plans the host's rules. Lines that the host wrote around the site's own (a PHP version, for instance) stay. While old
 * and new pages stand side by side, the security policy must allow the styles and scripts of both; where the site's
 * rules are not online yet, they come last, because pages of another site may still be there.
 */
export function planRules(built: string, live: string | undefined): RulesPlan {
  const wanted = around(built, live);
  const isFirst = live === undefined || !live.includes(START);
  const during = isFirst ? undefined : around(allowing(built, policyHashes(live)), live);
  return {
    ...(during !== undefined && during !== live && wanted !== live ? { before: during } : {}),
    ...(wanted !== live && wanted !== during ? { after: wanted } : {}),
  };
}

/** How many lines the host's own part has; they are kept. */
export function foreignLines(live: string): number {
  const [before, after] = split(live);
  return `${before}${after}`.split('\n').filter((line) => line.trim() !== '').length;
}

function around(built: string, live: string | undefined): string {
  const [before, after] = split(live ?? '');
  return before + built + after;
}

/** What stands before and after the site's own lines. */
function split(live: string): [before: string, after: string] {
  const start = live.indexOf(START);
  const end = live.indexOf(END, start);
  if (start < 0 || end < 0) return ['', live && `\n${live}`];
  return [live.slice(0, start), live.slice(end + END.length)];
}

type Hashes = Record<'script-src' | 'style-src', string[]>;

function policyHashes(rules: string): Hashes {
  const of = (directive: string) => new RegExp(`${directive} [^;"]*`).exec(rules)?.[0].match(/'sha256-[^']+'/g) ?? [];
  return { 'script-src': of('script-src'), 'style-src': of('style-src') };
}

function allowing(rules: string, more: Hashes): string {
  const own = policyHashes(rules);
  return (['script-src', 'style-src'] as const).reduce((text, directive) => {
    const added = more[directive].filter((hash) => !own[directive].includes(hash));
    return text.replace(new RegExp(`${directive} [^;"]*`), (sources) => [sources, ...added].join(' '));
  }, rules);
}
