import { expect, test } from 'vitest';
import { printed } from '../../tests/support/printed';
import { BeforeAfter } from './BeforeAfter';

test('each picture has its own label below it', () => {
  const html = printed(<BeforeAfter before="ardoise-avant" after="ardoise-apres" />);
  expect(html).toMatch(/-avant-[^]*>Hier<[^]*-apres-[^]*>Aujourd’hui</);
});
