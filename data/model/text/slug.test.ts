import { describe, expect, test } from 'vitest';
import { fileSlug, slugOf } from './slug';

describe('a slug', () => {
  test.each([
    ["Le Val-d'Ajol", 'le-val-d-ajol'],
    ['Vœgtlinshoffen', 'voegtlinshoffen'],
    ['ŒUVRE ET ŒIL-DE-BŒUF', 'oeuvre-et-oeil-de-boeuf'],
    ['Lætitia, Curriculum vitæ', 'laetitia-curriculum-vitae'],
    ['Straße', 'strasse'],
    ['Ålesund, Tromsø', 'alesund-tromso'],
    ['  Épinal (été) ', 'epinal-ete'],
  ])('of «%s» is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  test('omits the extension of a file', () => {
    expect(fileSlug('Œil-de-bœuf.jpg')).toBe('oeil-de-boeuf');
  });
});
