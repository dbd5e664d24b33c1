import { SentenceError } from '../../data/model/sentence-error';

const START = '# >>> site';
const END = '# <<< site';

/** The .htaccess files to put online, in order. `during` goes up ahead of the pages, `after` behind them. */
export type HtaccessPlan = {
  during?: Buffer;
  after?: Buffer;
  /** How many lines of the host's own are kept. */
  kept: number;
  /** True where somebody has taken the marks around the site's rules away. */
  isUnmarked: boolean;
};

type Merge = {
  /** The site's block, as it was built. */
  built: Buffer;
  /** The host's file. */
  live: Buffer | undefined;
  /** What `memoryOf` says of the blocks that may be online. */
  remembered?: readonly string[];
};

/**
 * Plans the host's .htaccess. Lines that the host wrote before, inside or behind the site's block stay as they are,
 * byte for byte; the block stands there once, whatever has happened to it. While old and new pages stand side by side,
 * the security policy must allow the styles and scripts of both; where the site's rules are not online yet, they come
 * last, because pages of another site may still be there. Throws a SentenceError where rules of the site stand there
 * changed and without their marks: what is whose cannot be told.
 */
export function planHtaccess({ built, live, remembered = [] }: Merge): HtaccessPlan {
  const block = toText(built);
  const current = live && toText(live);
  const { before, blocks, after, isUnmarked } = split(current ?? '', [...remembered, memoryOf(built)]);
  const kept = (before + after).split('\n').filter((line) => line.trim() !== '').length;
  const wanted = before + block + after;
  if (current === wanted) return { kept, isUnmarked };
  if (blocks.length === 0) return { kept, isUnmarked, after: toBuffer(wanted) };
  const during = before + allowing(block, policyHashes(blocks.join(''))) + after;
  return {
    kept,
    isUnmarked,
    ...(during !== current ? { during: toBuffer(during) } : {}),
    ...(wanted !== during ? { after: toBuffer(wanted) } : {}),
  };
}

/** What tells a block's own lines from those that the host writes between them; the same while only hashes change. */
export function memoryOf(block: Buffer): string {
  return toText(block).split('\n').map(bare).filter(Boolean).join('\n');
}

/** One character a byte: what is not the site's may be in any encoding, and comes back unchanged. */
const toText = (content: Buffer) => content.toString('latin1');
const toBuffer = (text: string) => Buffer.from(text, 'latin1');

/** A line wherever it begins and ends, and whatever styles and scripts it allows. */
const bare = (line: string) => line.replace(/ 'sha256-[^']*(?:'|$)/g, '').trim();

/** UTF-8's byte order mark, read so. It goes: in front of a directive, Apache takes it for a part of its name. */
const BOM = '\u00ef\u00bb\u00bf';

type Parts = { before: string; blocks: string[]; after: string };

/**
 * Takes the site's blocks out of a file. Panels and FTP in text mode change line ends, a copy doubles the block, a cut
 * one lacks its end, and a panel that tidies up takes the marks away.
 */
function split(file: string, memories: readonly string[]): Parts & { isUnmarked: boolean } {
  const text = file.startsWith(BOM) ? file.slice(BOM.length) : file;
  const marked = splitAtMarks(text, memories);
  const [head, tail] = [splitUnmarked(marked.before, memories), splitUnmarked(marked.after, memories)];
  const blocks = [...marked.blocks, ...head.blocks, ...tail.blocks];
  const isUnmarked = marked.blocks.length < blocks.length;
  if (blocks.length === 0) return { before: '', blocks, after: text && `\n${text}`, isUnmarked };
  const isBehind = marked.blocks.length > 0;
  return {
    before: head.before + head.after + (isBehind ? '' : tail.before),
    blocks,
    after: (isBehind ? tail.before : '') + tail.after,
    isUnmarked,
  };
}

/** Finds the blocks by their marks. */
function splitAtMarks(text: string, memories: readonly string[]): Parts {
  const lines = linesOf(text);
  const marks = lines.map((line) => line.trim());
  const first = marks.indexOf(START);
  if (first < 0) return { before: '', blocks: [], after: text };

  const blocks: string[] = [];
  let after = '';
  for (let start = first; start < lines.length; ) {
    const isBlock = marks[start] === START;
    const stop = marks.findIndex((mark, line) => line > start && (mark === START || (isBlock && mark === END)));
    const isWhole = isBlock && marks[stop] === END;
    const end = stop < 0 ? lines.length : stop + Number(isWhole);
    const part = lines.slice(start, end);
    if (isBlock) blocks.push(part.join(''));
    after += isBlock ? foreignIn(part, isWhole, memories) : part.join('');
    start = end;
  }
  return { before: lines.slice(0, first).join(''), blocks, after };
}

/** Finds the blocks that have lost their marks by their rules; comments may be gone, too. */
function splitUnmarked(text: string, memories: readonly string[]): Parts {
  const lines = linesOf(text);
  for (const memory of memories) {
    const known = memory.split('\n').map(bare);
    const rules = known.filter(isRule);
    const own = new Set<number>();
    lines.forEach((line, index) => {
      if (bare(line) === rules[own.size]) own.add(index);
    });
    if (rules.length === 0 || own.size < rules.length) continue;
    const [at, last] = [Math.min(...own), Math.max(...own)];
    lines.forEach((line, index) => {
      const isBlankWithin = line.trim() === '' && index > at && index < last;
      if (isBlankWithin || (line.trim().startsWith('#') && known.includes(bare(line)))) own.add(index);
    });
    const without = (isWanted: (index: number) => boolean) =>
      lines.filter((_, index) => !own.has(index) && isWanted(index)).join('');
    const rest = splitUnmarked(
      without((index) => index > at),
      memories,
    );
    const block = lines.filter((_, index) => own.has(index)).join('');
    return {
      before: without((index) => index < at),
      blocks: [block, ...rest.blocks],
      after: rest.before + rest.after,
    };
  }
  rejectChanged(lines, memories);
  return { before: '', blocks: [], after: text };
}

/** Whoever takes some of our lines for the host's, or some of the host's for ours, can break every page. */
function rejectChanged(lines: string[], memories: readonly string[]): void {
  const present = new Set(lines.map(bare));
  const isOurs = memories.some((memory) => {
    const rules = [...new Set(memory.split('\n').map(bare))].filter((line) => isRule(line) && !CLOSING.test(line));
    return rules.length > 0 && rules.filter((line) => present.has(line)).length > rules.length / 2;
  });
  if (isOurs)
    throw new SentenceError(
      `Chez l'hébergeur, .htaccess contient des règles du site, mais changées et sans leurs repères « ${START} » et « ${END} » : avec son gestionnaire de fichiers, renommez-le en « htaccess-ancien.txt », relancez la commande, puis recopiez à la fin du nouveau .htaccess les seules lignes qui sont à l'hébergeur.`,
    );
}

const isRule = (line: string) => line !== '' && !line.startsWith('#');

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** The lines of a block that the host has written there. */
function foreignIn(block: string[], isWhole: boolean, memories: readonly string[]): string {
  for (const memory of memories) {
    const own = memory
      .split('\n')
      .map(bare)
      .filter((line) => isWhole || line !== END);
    const foreign = block.filter((line) => {
      if (bare(line) !== own[0]) return line.trim() !== '' || own.length === 0;
      own.shift();
      return false;
    });
    if (own.length === 0) return foreign.join('');
  }
  // Another version's block, or one that was cut.
  return isWhole ? '' : block.slice(endOf(block, memories)).join('');
}

/** Where a block without its end ends: behind the last line that can be no other's, and what that leaves open. */
function endOf(block: string[], memories: readonly string[]): number {
  const known = memories.flatMap((memory) => memory.split('\n').map(bare)).filter((line) => !CLOSING.test(line));
  const isKnown = (line: string) =>
    line.endsWith('\n') ? known.includes(bare(line)) : known.some((other) => other.startsWith(bare(line)));
  let end = 1 + block.findLastIndex(isKnown);
  while (CLOSING.test(block[end] ?? '')) end += 1;
  return end;
}

const CLOSING = /^\s*<\//;

type Hashes = Record<'script-src' | 'style-src', string[]>;

function policyHashes(rules: string): Hashes {
  const of = (directive: string) => [
    ...new Set([...rules.matchAll(new RegExp(`${directive} [^;"]*`, 'g'))].join(' ').match(/'sha256-[^']+'/g)),
  ];
  return { 'script-src': of('script-src'), 'style-src': of('style-src') };
}

function allowing(rules: string, more: Hashes): string {
  const own = policyHashes(rules);
  return (['script-src', 'style-src'] as const).reduce((text, directive) => {
    const missing = more[directive].filter((hash) => !own[directive].includes(hash));
    return text.replace(new RegExp(`${directive} [^;"]*`), (sources) => [sources, ...missing].join(' '));
  }, rules);
}
