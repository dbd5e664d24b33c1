import { expect, test } from 'vitest';
import { townAt } from '../../data/model/site/zones';
import { printed } from '../../tests/support/printed';
import { testSite } from '../../tests/support/test-site';
import { townServed } from './pages';
import { StructuredData } from './StructuredData';

test('no text can end the script that holds the data', () => {
  const name = '</script><script>alert(1)</script>';
  const html = printed(<StructuredData path="/" things={[{ '@type': 'Service', name }]} />);
  const json = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)['@graph'][0].name).toBe(name);
});

test('what an area page offers is named with its town', () => {
  const [service] = townServed(testSite, townAt(testSite, 'ombreval'));
  expect(service.name).toBe('Votre couvreuse à Ombreval');
});
