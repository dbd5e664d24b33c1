import { describe, expect, test } from 'vitest';
import { mergeMedia } from './merge-media';

const WIDE = '@media (min-width: 768px)';
const merged = (css: string, elements: string[][] = []) => mergeMedia(css, elements).replace(/\s+/g, ' ').trim();

describe('rules of equal media queries come together', () => {
  test('at the last of them, in their order', () => {
    const css = `${WIDE}{.a{color:red}} .b{top:0} ${WIDE}{.b{top:1px}} .c{top:0} ${WIDE}{.c{top:2px}}`;
    expect(merged(css)).toBe(`.b{top:0} .c{top:0} ${WIDE}{.a{color:red}.b{top:1px}.c{top:2px}}`);
  });

  test('but not past a rule that would then lose, or win, over them', () => {
    const past = (rule: string) => `${WIDE}{.a{padding:0}} ${rule} ${WIDE}{.z{top:0}}`;
    const stays = (rule: string, elements?: string[][]) => expect(merged(past(rule), elements)).toBe(past(rule));
    stays('.a{padding:1px}');
    stays('.a:hover{padding-left:1px}');
    stays('.box > p{padding:1px}');
    stays('.b{padding:1px}', [['a', 'b']]);
    stays('@media print{.a{padding:1px}}');
  });

  test('and past all others', () => {
    const passes = (rule: string) =>
      expect(merged(`${WIDE}{a.a{padding:0}} ${rule} ${WIDE}{.z{top:0}}`, [['a'], ['b']])).toBe(
        `${rule} ${WIDE}{a.a{padding:0}.z{top:0}}`,
      );
    passes('.a{margin:0}');
    passes('.b{padding:1px}');
    passes('.a::before{padding:1px}');
    passes('.box > p{padding:1px}');
  });
});
