import { describe, expect, test } from 'vitest';
import { validateHtml } from './html';

const page = (body: string, head = '<title>Toit</title>') =>
  `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

/** Returns the rules that a document breaks, in the order of their findings. */
async function brokenRules(html: string): Promise<string[]> {
  const findings = await validateHtml([{ file: 'index.html', html }]);
  return findings.map(({ remedy }) => remedy.replace(/^.*\/rules\/|\.html$/g, ''));
}

test('finds nothing in a valid document', async () => {
  expect(await brokenRules(page('<h1>Toit</h1><p>Tuiles</p>'))).toEqual([]);
});

// The Nu checker needs Java. These errors are the ones that its version 26.9.27 reports
// (docs/decisions/018-standards.md).
describe('reports the same errors as the Nu checker', () => {
  test.each([
    ['a repeated id', page('<p id="a">x</p><p id="a">y</p>'), 'no-dup-id'],
    ['a repeated attribute', page('<p class="a" class="b">x</p>'), 'no-dup-attr'],
    ['a paragraph in a list', page('<ul><p>x</p></ul>'), 'element-permitted-content'],
    ['a block in a span', page('<span><div>x</div></span>'), 'element-permitted-content'],
    ['a block in a paragraph', page('<p><div>x</div></p>'), 'close-order'],
    ['a link in a link', page('<a href="/"><a href="/b">x</a></a>'), 'element-permitted-content'],
    ['a button in a link', page('<a href="/"><button type="button">x</button></a>'), 'element-permitted-content'],
    ['a caption without its figure', page('<figcaption>x</figcaption>'), 'element-permitted-content'],
    ['a named meta in the body', page('<meta name="a" content="b">'), 'element-permitted-content'],
    ['an element that is not closed', page('<section><h1>x</h1>'), 'close-order'],
    ['an end tag too many', page('<p>x</p></div>'), 'close-order'],
    ['an obsolete element', page('<center>x</center>'), 'deprecated'],
    ['an input of an unknown type', page('<input type="foo" aria-label="a">'), 'attribute-allowed-values'],
    ['an attribute of another input type', page('<input type="text" aria-label="a" min="1">'), 'input-attributes'],
    ['a width with its unit', page('<img alt="a" src="/a.jpg" width="10px">'), 'attribute-allowed-values'],
    ['a picture without alternative', page('<img src="/a.jpg">'), 'wcag/h37'],
    ['a label of no field', page('<label for="nowhere">x</label>'), 'no-missing-references'],
    ['a name on an element without a role', page('<div aria-label="x">x</div>'), 'aria-label-misuse'],
    ['a role that the element has', page('<nav role="navigation">x</nav>'), 'no-redundant-role'],
    ['details without a summary', page('<details>x</details>'), 'element-required-content'],
    ['two main elements', page('<main>a</main><main>b</main>'), 'no-multiple-main'],
    ['an empty heading', page('<h1></h1>'), 'empty-heading'],
    ['a heading level left out', page('<h1>a</h1><h3>b</h3>'), 'heading-level'],
    ['a bare <', page('<p>a < b</p>'), 'no-raw-characters'],
    ['a document without a title', page('', ''), 'element-required-content'],
    ['a document without a doctype', page('').replace('<!DOCTYPE html>', ''), 'missing-doctype'],
  ])('%s', async (_, html, rule) => {
    expect(await brokenRules(html)).toContain(rule);
  });
});
