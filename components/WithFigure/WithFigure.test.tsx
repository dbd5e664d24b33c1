import { describe, expect, test } from 'vitest';
import { renderHtml } from '../../tests/support/render';
import { WithFigure } from './WithFigure';

const figureOf = (text: string) =>
  /<span[^>]*>([^<]*)</.exec(renderHtml(<WithFigure text={text} />))?.[1]?.replace(/\s/g, ' ');

describe('WithFigure', () => {
  test.each([
    ['Plus de 15 ans sur les toits', '15 ans'],
    ["50 kilomètres autour d'Épinal", '50'],
    ['De 289 à 1 363 m', '289'],
    ['Le Hohneck, 1 363 m', '1 363 m'],
    ['Un toit de 30 mètres', '30'],
  ])('sets the first number of «%s» as display type', (text, figure) => {
    expect(figureOf(text)).toBe(figure);
  });

  test('keeps a heading without a number unchanged', () => {
    expect(renderHtml(<WithFigure text="Quatre raisons" />)).toBe('Quatre raisons');
  });
});
