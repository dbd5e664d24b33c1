/** The .htaccess files to put online, in order. `during` goes up ahead of the pages, `after` behind them. */
export type HtaccessPlan = { during?: Buffer; after?: Buffer };

/** The site's rules between their markers, with any line ends: panels and FTP in text mode change them. */
const BLOCK = /^[ \t]*# >>> site\s*\n(?:(?![ \t]*# >>> site\s)[^\n]*\n)*?[ \t]*# <<< site[ \t\r]*(?:\n|$)/gm;

/**
 * A security policy of the site that has lost its markers: no host writes hashes. Behind the new one it would win, and
 * refuse the new pages' styles. The other rules of the site may stand there twice.
 */
const STRAY_POLICY = /^[ \t]*Header always set Content-Security-Policy "[^\n]*'sha256-[^\n]*(?:\n|$)/gm;

/** UTF-8's byte order mark, a character a byte. It goes: in front of a directive, Apache takes it for a part of its name. */
const BOM = /^\u00ef\u00bb\u00bf/;

/**
 * Plans the host's .htaccess from the site's `built` rules and what is `live`, or `aside` where nothing is: they take
 * the place of the rules between the markers, wherever these stand, or come first where there are none. What the host
 * wrote around them stays as it is, byte for byte. While old and new pages stand side by side, the security policy must
 * allow the styles and scripts of both; where no rules of the site are online yet, they come last, because pages of
 * another site may still be there.
 */
export function planHtaccess(built: Buffer, live: Buffer | undefined, aside?: Buffer): HtaccessPlan {
  // One character a byte: what is not the site's may be in any encoding, and comes back unchanged.
  const rules = built.toString('latin1');
  const current = live?.toString('latin1');
  const text = (current ?? aside?.toString('latin1') ?? '').replace(BOM, '');
  const [before = '', ...behind] = text.split(BLOCK).map((lines) => lines.replace(STRAY_POLICY, ''));
  const after = behind.length > 0 ? before + rules + behind.join('') : rules + (before && `\n${before}`);
  if (current === after) return {};
  const during = after.replace(rules, () => allowing(rules, text));
  const hasOldPages = text.includes("'sha256-");
  return {
    ...(hasOldPages && during !== current ? { during: Buffer.from(during, 'latin1') } : {}),
    ...(hasOldPages && during === after ? {} : { after: Buffer.from(after, 'latin1') }),
  };
}

/** The rules with a policy that allows also what the policies of another text allow. */
function allowing(rules: string, other: string): string {
  return ['script-src', 'style-src'].reduce((text, directive) => {
    const sources = new RegExp(`${directive} [^;"]*`, 'g');
    const hashes = [...other.matchAll(sources)].join(' ').match(/'sha256-[^']+'/g) ?? [];
    return text.replace(sources, (own) => [own, ...new Set(hashes.filter((hash) => !own.includes(hash)))].join(' '));
  }, rules);
}
