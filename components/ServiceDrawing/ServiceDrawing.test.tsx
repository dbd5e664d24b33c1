import { describe, expect, test } from 'vitest';
import type { Drawing } from '../../data/model/schema/pages';
import { compressBrotli } from '../../scripts/check/transfers';
import { expectNone } from '../../tests/support/delivered';
import { renderHtml } from '../../tests/support/render';
import { site } from '../../tests/support/site';
import { typeset } from '../typography/typeset';
import { paint, sheet } from './paint';
import { printDrawing, toKebabCase } from './print-drawing';
import { ServiceDrawing } from './ServiceDrawing';

/** Maximum compressed bytes of a drawing, including its caption and text alternative. */
const MAX_BYTES = 2000;

const files = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true });
const drawings = Object.entries(site.drawings) as [string, Drawing][];
/** Matches a label as a whole word, because «contre-liteau» does not contain the word «liteau». */
const labelPattern = (label: string) => new RegExp(`(?<![\\p{L}-])${label.replaceAll('\n', ' ')}(?![\\p{L}-])`, 'iu');

test('each drawing has its texts in data/drawings.ts', () => {
  const unusedFiles = Object.keys(files).filter((file) => !drawings.some(([slug]) => file === `./${slug}.svg`));
  expectNone(unusedFiles, 'drawings without texts in data/drawings.ts');
});

test('every class of paint.ts is in a drawing', () => {
  const usedClasses = Object.values(files).flatMap((file) =>
    [...file.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, classes]) => classes!.split(' ')),
  );
  const unusedClasses = Object.keys(paint).filter((name) => !usedClasses.includes(name));
  expectNone(unusedClasses, 'classes that no drawing uses');
});

test('a service without a drawing renders nothing', () => {
  expect(renderHtml(<ServiceDrawing slug="charpente" copy={undefined} />)).toBe('');
});

describe.each(drawings)('the drawing of %s', (slug, copy) => {
  const markup = renderHtml(<ServiceDrawing slug={slug} copy={copy} />);

  test('names every label in its text alternative', () => {
    const missingLabels = Object.values(copy.labels).filter((label) => !labelPattern(label).test(copy.alternative));
    expect(missingLabels).toEqual([]);
    expect(markup).toContain(`<p>${typeset(copy.alternative)}</p>`);
  });

  test('shows all its labels', () => {
    const lines = [...markup.matchAll(/<text[^>]*>([^<]+)/g)].map(([, line]) => line);
    const labelLines = Object.values(copy.labels).flatMap((label) => label.replaceAll("'", '’').split('\n'));
    expect(new Set(lines)).toEqual(new Set(labelLines));
  });

  test('is one image with a short name and a one-sentence caption', () => {
    expect(markup).toMatch(/<svg[^>]* role="img" aria-label="Dessin[^"]{10,70}"/);
    expect(copy.caption).toMatch(/^[^.]+\.$/);
  });

  test('stays below its maximum size, without styles, classes or ids', () => {
    expect(compressBrotli(markup).length).toBeLessThan(MAX_BYTES);
    expect(markup).not.toMatch(/\s(?:style|id|class|data-label)=(?!"\w+ *")|NaN|undefined/);
  });
});

test.each(Object.entries(files))('%s looks the same when opened alone', (_, file) => {
  const usedClasses = new Set([...file.matchAll(/class="([^"]*)"/g)].flatMap(([, classes]) => classes!.split(' ')));
  const rules = Object.entries(paint)
    .filter(([name]) => usedClasses.has(name))
    .map(([name, style]) => `    .${name} { ${attributes(style, ([key, value]) => `${key}: ${value}`).join('; ')} }\n`);
  expect(file).toContain(`<style>\n${rules.join('')}  </style>`);
  expect(file).toContain(`\n  ${attributes(sheet, ([key, value]) => `${key}="${value}"`).join(' ')} `);
});

function attributes(style: object, write: (attribute: [string, unknown]) => string): string[] {
  return Object.entries(style).map(([name, value]) => write([toKebabCase(name), value]));
}

describe('the file of a drawing', () => {
  const labels = { moss: "mousse\ngorgée d'eau" };

  test('contains no additions of the drawing program after conversion', () => {
    const savedFile = `<?xml version="1.0"?><!-- Inkscape --><svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox="0 0 320 90" id="svg1">
      <sodipodi:namedview id="view"/><metadata/><style>.wood { fill: red }</style>
      <path id="path1" class="wood" style="stroke-width:2" d="M0 0h9" inkscape:label="chevron"/>
      <text class="name wrong" data-label="moss" x="8" y="20"><tspan sodipodi:role="line">à remplir</tspan></text>
    </svg>`;
    const { viewBox, markup } = printDrawing(savedFile, labels);
    const name = `fill="${paint.wrong.fill}" stroke="#ffffff" stroke-width="4" paint-order="stroke" x="8" y="20"`;
    expect(viewBox).toBe('0 0 320 90');
    expect(markup).toBe(
      `<path fill="${paint.wood.fill}" d="M0 0h9" stroke-width="2"/>` +
        `<text ${name}>mousse</text> <text ${name} dy="1.2em">gorgée d’eau</text>`,
    );
  });

  test.each([
    ['a text without a label', '<text data-label="mousse"/>', 'no words for <text data-label="mousse">'],
    ['a label without a text', '<path d="M0 0"/>', 'no <text data-label> for moss'],
    ['an unknown class', '<path class="bois"/>', 'unknown class «bois»: use name, wrong,'],
  ])('is rejected with %s', (_, inside, sentence) => {
    expect(() => printDrawing(`<svg viewBox="0 0 1 1">${inside}</svg>`, labels)).toThrow(sentence);
  });
});
