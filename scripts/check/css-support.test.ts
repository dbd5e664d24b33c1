import { describe, expect, test } from 'vitest';
import { findUnsupportedCss } from './css-support';
import { oldestBrowsers } from './oldest-browsers';

const findUnsupported = (css: string) => findUnsupportedCss(css, oldestBrowsers).map(({ text }) => text);

const DROPPED = 'is unknown, so the rule is dropped whole';

describe('findUnsupportedCss finds unsupported styles', () => {
  test.each([
    ['a gap between flex items', '.a{display:flex;gap:8px}', 'gap: 8px'],
    ['even in the spelling of grids', '.a{display:flex;grid-gap:8px}', 'gap between the items of a flex container'],
    ['proportions', '.a{aspect-ratio:2}', 'aspect-ratio: 2'],
    ['all four edges at once', '.a{inset:0}', 'inset: 0'],
    ['logical distances', '.a{margin-inline:auto}', 'margin-inline: auto'],
    ['a computed size', '.a{width:min(100%,20rem)}', 'width: min(100%,20rem)'],
    ['the height without the bars of the browser', '.a{height:100dvh}', 'height: 100dvh'],
    ['a hard edge', '.a{overflow:clip}', 'overflow: clip'],
    ['a mixed colour', '.a{color:color-mix(in srgb,red,blue)}', 'color: color-mix(in srgb,red,blue)'],
    ['a colour with a slash', '.a{color:rgb(0 0 0 / 50%)}', 'color: rgb(0 0 0 / 50%)'],
    ['a selector that drops its whole list', 'a:focus-visible,a:hover{color:red}', `a:focus-visible ${DROPPED}`],
    ['a selector that drops its rule', '.a:has(img){color:red}', `.a:has(img) ${DROPPED}`],
    ['a layer', '@layer a{.a{color:red}}', 'an at-rule that is dropped whole'],
  ])('%s', (_, css, text) => {
    expect(findUnsupported(css)).toContain(text);
  });
});

describe('findUnsupportedCss accepts styles with a fallback', () => {
  test.each([
    ['a height that all know, first', '.a{height:100vh;height:100svh}'],
    ['a padding that keeps the proportions', '.a{padding-bottom:50%;aspect-ratio:2}'],
    ['an older spelling', '.a{-webkit-appearance:none;appearance:none}'],
    ['the older name of a gap', '.a{display:grid;grid-gap:8px;gap:8px}'],
    ['a rule under @supports', '@supports (inset:0){.a{inset:0}}'],
    ['a colour for forced colours alone', '@media (forced-colors:active){.a{inset:0}}'],
    ['a ring that only clicks lose', ':focus:not(:focus-visible){outline:none}'],
    ['a refinement', 'html{scroll-padding-top:88px;accent-color:red}'],
  ])('%s', (_, css) => {
    expect(findUnsupported(css)).toEqual([]);
  });

  test('rejects a fallback after the newer style', () => {
    expect(findUnsupported('.a{height:100svh;height:100vh}')).toEqual(['height: 100svh']);
  });
});
