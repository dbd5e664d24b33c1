import { parse, serialize } from 'parse5';
import { describe, expect, test } from 'vitest';
import { omitEndTags } from './omit-end-tags';

const page = (body: string) =>
  `<!DOCTYPE html><html lang="fr"><head><title>Toits</title></head><body>${body}</body></html>`;
const bodyOf = (html: string) => /<body>(.*)<\/body>/.exec(html)?.[1];

describe('omitEndTags', () => {
  test.each([
    ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a<li>b</ul>'],
    ['<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><div><dt>a<dd>b</div></dl>'],
    ['<div><p>a</p><p>b <i>c</i></p></div>', '<div><p>a<p>b <i>c</i></div>'],
    ['<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>', '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'],
  ])('shortens %s', (body, expected) => {
    expect(bodyOf(omitEndTags(page(body)))).toBe(expected);
  });

  test.each([
    ['text follows', '<div><p>a</p> b</div>'],
    ['a space follows', '<ul><li>a</li> </ul>'],
    ['a link contains the paragraph', '<a href="/"><p>a</p></a>'],
    ['an inline element follows', '<div><p>a</p><span>b</span></div>'],
    ['the element is in a script', '<script type="application/json">{"a":"<li>a</li><li>"}</script>'],
    ['a shape has a title', '<svg><path d="M0 0"><title>a</title></path></svg>'],
    ['the end tag is misplaced', '<section><p><div>a</div></p></section>'],
  ])('changes nothing if %s', (_, body) => {
    expect(bodyOf(omitEndTags(page(body)))).toBe(body);
  });

  test('browsers get the same document', () => {
    const html = page(
      '<main><ul><li>a<ol><li><p>b</p></li></ol></li><li><a href="/"><p>c</p></a></li></ul><noscript><p>d</p></noscript>' +
        '<blockquote><p>e</p></blockquote><button type="button"><svg><rect width="1"></rect></svg></button></main>',
    );
    expect(omitEndTags(html).length).toBeLessThan(html.length);
    for (const scriptingEnabled of [true, false])
      expect(serialize(parse(omitEndTags(html), { scriptingEnabled }))).toBe(
        serialize(parse(html, { scriptingEnabled })),
      );
  });
});
