import { expect, test } from 'vitest';
import { renderHtml } from '../../tests/support/render';
import { BeforeAfter } from './BeforeAfter';

test('each picture has its own label below it', () => {
  const html = renderHtml(<BeforeAfter before="ardoise-avant" after="ardoise-apres" />);
  expect(html).toMatch(/-avant-[^]*>Hier<[^]*-apres-[^]*>Aujourd’hui</);
});
