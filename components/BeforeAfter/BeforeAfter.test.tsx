import { expect, test } from 'vitest';
import { printed } from '../../tests/support/printed';
import { BeforeAfter } from './BeforeAfter';

test('each picture stands over its own word', () => {
  const html = printed(<BeforeAfter before="galerie-demoussage-avant" after="galerie-demoussage-apres" />);
  expect(html).toMatch(/-avant-[^]*Avant[^]*-apres-[^]*Après/);
});
