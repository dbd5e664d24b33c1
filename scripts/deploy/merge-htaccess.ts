/** The .htaccess files to put online. `during` is uploaded before the pages, `after` after them. */
export type HtaccessPlan = { during?: Buffer; after?: Buffer };

/**
 * The site's rules between their markers, with any line endings, because hosting panels and FTP in text mode change
 * line endings.
 */
const BLOCK = /^[ \t]*# >>> site\s*\n(?:(?![ \t]*# >>> site\s)[^\n]*\n)*?[ \t]*# <<< site[ \t\r]*(?:\n|$)/gm;

/**
 * A security policy of the site that has lost its markers. Its hashes identify it, because hosts do not write hashes.
 * If it came after the new policy, it would override the new policy and block the styles of the new pages. Other rules
 * of the site may appear twice without harm.
 */
const LEFTOVER_POLICY = /^[ \t]*Header always set Content-Security-Policy "[^\n]*'sha256-[^\n]*(?:\n|$)/gm;

/**
 * UTF-8's byte order mark, decoded with one character per byte. It must be removed, because Apache takes the mark for a
 * part of the directive behind it.
 */
const BOM = /^\u00ef\u00bb\u00bf/;

/**
 * Plans the host's .htaccess. The site's `built` rules replace the rules between the markers in the `live` file, at the
 * same place. Without markers the built rules come first. If `live` is undefined, `backup` is used, which is the file
 * that an interrupted run has renamed. Lines of the host around the rules stay unchanged, byte for byte. While old and
 * new pages are online together, the security policy must allow the styles and scripts of both. If the site has no
 * rules online yet, the rules are uploaded after the pages, because pages of another site may still be online.
 */
export function planHtaccess(built: Buffer, live: Buffer | undefined, backup?: Buffer): HtaccessPlan {
  // Latin-1 decodes each byte to one character, so that the host's lines come back unchanged in any encoding.
  const rules = built.toString('latin1');
  const current = live?.toString('latin1');
  const text = (current ?? backup?.toString('latin1') ?? '').replace(BOM, '');
  const [before = '', ...rest] = text.split(BLOCK).map((lines) => lines.replace(LEFTOVER_POLICY, ''));
  const after = rest.length > 0 ? before + rules + rest.join('') : rules + (before && `\n${before}`);
  if (current === after) return {};
  const during = after.replace(rules, () => allowHashesOf(rules, text));
  const hasOldPages = text.includes("'sha256-");
  return {
    ...(hasOldPages && during !== current ? { during: Buffer.from(during, 'latin1') } : {}),
    ...(hasOldPages && during === after ? {} : { after: Buffer.from(after, 'latin1') }),
  };
}

/** Returns the rules with a policy that also allows the hashes of the policies in `otherRules`. */
function allowHashesOf(rules: string, otherRules: string): string {
  return ['script-src', 'style-src'].reduce((text, directive) => {
    const sources = new RegExp(`${directive} [^;"]*`, 'g');
    const hashes = [...otherRules.matchAll(sources)].join(' ').match(/'sha256-[^']+'/g) ?? [];
    return text.replace(sources, (directiveText) =>
      [directiveText, ...new Set(hashes.filter((hash) => !directiveText.includes(hash)))].join(' '),
    );
  }, rules);
}
