import { describe, expect, test } from 'vitest';
import { stripTags, tagText } from '../../data/model/text/field-tags';
import { renderHtml } from '../../tests/support/render';
import { WithFigure } from './WithFigure';

const renderFigure = (text: string) => renderHtml(<WithFigure text={text} />).replace(/\s/g, ' ');
const figureOf = (text: string) => /<span[^>]*>([^<]*)</.exec(renderFigure(text))?.[1];
const toText = (html: string) => html.replace(/<[^>]*>/g, '');

describe('WithFigure', () => {
  test.each([
    ['Plus de 15 ans sur les toits', '15 ans'],
    ["50 kilomètres autour d'Épinal", '50'],
    ['De 289 à 1 363 m : la coupe', '289 à 1 363 m'],
    ['De 289 à 1363 m : la coupe', '289 à 1 363 m'],
    ["400 ou 700 m d'altitude", '400 ou 700 m'],
    ['Tous les 3 à 5 ans, hors gel', '3 à 5 ans'],
    ['Le Hohneck, 1 363 m', '1 363 m'],
    ['Un toit de 30 mètres', '30'],
  ])('sets the first number or range of «%s» as display type', (text, figure) => {
    expect(figureOf(text)).toBe(figure);
  });

  test.each([
    [`Plus de ${tagText('15', 1)} ans`, '15 ans'],
    [`Tous les ${tagText('10', 1)} à ${tagText('15', 2)} ans`, '10 à 15 ans'],
  ])('finds the number of %j within field tags', (text, figure) => {
    expect(stripTags(figureOf(text) ?? '')).toBe(figure);
  });

  test.each([
    ['De 600 à 900 m, l’effet double', ','],
    ['900 m : règles de montagne', ' :'],
  ])('wraps the mark after the number of «%s» and keeps its text', (text, mark) => {
    const html = renderFigure(text);
    expect(html).toContain(`<small>${mark}</small>`);
    expect(toText(html)).toBe(text);
  });

  test('keeps a heading without a number unchanged', () => {
    expect(renderHtml(<WithFigure text="Quatre raisons" />)).toBe('Quatre raisons');
  });
});
