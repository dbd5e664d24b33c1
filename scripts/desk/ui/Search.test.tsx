// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { Search } from './Search';
import { resetViewState, updateStore } from './store';

const COMPANY = { file: 'data/company.ts', record: 'company' };
const SCHEMAS = { company: { type: 'object', properties: { note: { type: 'string', title: 'note' } } } };

/** Renders the search over one field, and returns the name and the excerpt of its result for a query. */
async function resultOf(text: string, query: string): Promise<string> {
  const record = { ...COMPANY, title: 'Entreprise', value: { note: text } };
  const entries = [{ ...COMPANY, path: ['note'], text, references: [] }];
  updateStore({ schemas: SCHEMAS, state: { records: [record], entries }, unsavedEdits: new Map() } as never);
  render(<Search records={[record]}>{null}</Search>);
  await userEvent.type(screen.getByRole('searchbox'), query);
  return screen.getByRole('button').textContent ?? '';
}
afterEach(() => {
  cleanup();
  resetViewState('search');
});

describe('Search', () => {
  test('shows the text around the first word that matches', async () => {
    const text = `Un mail arrive. ${'Le toit est en tuiles. '.repeat(9)}Un courriel part.`;
    expect(await resultOf(text, 'email')).toContain('Un mail arrive.');
  });

  test('shows the text around a match near the end', async () => {
    const text = `${'Le toit est en tuiles. '.repeat(9)}Nos congés d’été.`;
    expect(await resultOf(text, 'vacances')).toMatch(/…[^…]*Nos congés d’été\.$/);
  });
});
