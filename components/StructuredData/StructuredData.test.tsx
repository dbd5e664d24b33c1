import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { townAt } from '../../data/model/site/zones';
import { townServed } from './pages';
import { StructuredData } from './StructuredData';

test('no text can end the script that holds the data', () => {
  const name = '</script><script>alert(1)</script>';
  const html = renderToStaticMarkup(<StructuredData path="/" things={[{ '@type': 'Service', name }]} />);
  const json = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)['@graph'][0].name).toBe(name);
});

test('what an area page offers is named with its town', () => {
  const [service] = townServed(townAt('epinal'));
  expect(service.name).toBe('Rénovation de toiture à Épinal');
});
