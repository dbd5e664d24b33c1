// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Value } from '../records/edit-source';
import { type Form, FormContext } from './form';
import { SearchResult } from './SearchResult';
import { updateStore } from './store';

const COMPANY = { file: 'data/company.ts', record: 'company' };
const TOWN = { file: 'data/towns/epinal.ts', record: 'town' };

function renderResult(seo: Record<string, string>): string {
  const company = {
    ...COMPANY,
    title: 'Entreprise',
    value: { name: 'Toits d’Igney', siteUrl: 'https://www.toits.example' },
  };
  const entries = [{ ...TOWN, path: ['seo', 'description'], text: 'Toits d’Igney répare.', references: [] }];
  updateStore({ schemas: {}, state: { records: [company], entries }, unsavedEdits: new Map() } as never);
  const form = { field: { ...TOWN, path: [] }, value: { seo } as Value, faults: [] } as unknown as Form;
  render(
    <FormContext value={form}>
      <SearchResult path={['seo']} />
    </FormContext>,
  );
  return screen.getByRole('figure').textContent ?? '';
}
afterEach(cleanup);

describe('SearchResult', () => {
  test('shows the title, the path and the description while the owner types', () => {
    const text = renderResult({ title: 'Couvreur à Épinal', description: 'Une fuite ? Nous venons.' });
    expect(text).toContain('Couvreur à Épinal | Toits d’Igney');
    expect(text).toContain('www.toits.example › zones › epinal');
    expect(text).toContain('Une fuite ? Nous venons.');
  });

  test('truncates long texts between two words', () => {
    const text = renderResult({ title: 'Couvreur '.repeat(12), description: 'mot '.repeat(60) });
    expect(text).toMatch(/Couvreur …/);
    expect(text).toMatch(/mot …$/);
    expect(text).not.toContain('Toits d’Igney');
  });

  test('resolves references to other records', () =>
    expect(renderResult({ title: 'x', description: '{company.name} répare.' })).toContain('Toits d’Igney répare.'));
});
