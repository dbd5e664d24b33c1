// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { withName } from './TownName';

const TOWN = {
  name: 'Granges',
  at: 'à Granges',
  of: 'de Granges',
  seo: { title: 'Couvreur à Granges (88640)', keywords: ['couvreur Granges', 'toits de Granges'] },
};

describe('withName', () => {
  test('replaces the former name once when the new name contains it', () => {
    expect(withName(TOWN, 'Granges-Aumontzey')).toEqual({
      name: 'Granges-Aumontzey',
      at: 'à Granges-Aumontzey',
      of: 'de Granges-Aumontzey',
      seo: {
        title: 'Couvreur à Granges-Aumontzey (88640)',
        keywords: ['couvreur Granges-Aumontzey', 'toits de Granges-Aumontzey'],
      },
    });
  });

  test('replaces the prepositional forms by those of the new name', () => {
    const { seo } = withName(TOWN, 'Les Forges');
    expect(seo).toEqual({
      title: 'Couvreur aux Forges (88640)',
      keywords: ['couvreur Les Forges', 'toits des Forges'],
    });
  });
});
