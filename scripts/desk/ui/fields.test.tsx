// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sample } from '../../../data/model/owner-facts';
import { MAX_WAIT_MS } from '../../../tests/support/max-wait';
import type { Edit, Value } from '../records/edit-source';
import type { DeskFault, FieldSchema } from '../shared/protocol';
import { applyEdit } from '../shared/values';
import { AnyField } from './fields';
import { FormContext } from './form';
import { getSnapshot, updateStore } from './store';

configure({ asyncUtilTimeout: MAX_WAIT_MS });

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const PLACE = { file: 'data/essai.ts', record: 'essai' };
/** The edits that the form has received, in order. */
const edits: { edit: Edit; immediately?: boolean | undefined }[] = [];
/** The faults that `applyEdits` returns; empty if it succeeds. */
let refusal: DeskFault[];
let user: UserEvent;

/** Renders a field in a form without a server, which applies each edit to its value. */
function Harness({ schema, initial, faults = [] }: { schema: FieldSchema; initial: Value; faults?: DeskFault[] }) {
  const [value, setValue] = useState<Value>(initial);
  const apply = (edit: Edit, immediately?: boolean) => {
    edits.push({ edit, immediately });
    setValue((before) => applyEdit(before, edit) ?? null);
  };
  const edit = async (...all: Edit[]) => {
    if (refusal.length === 0) for (const accepted of all) apply(accepted);
    return refusal;
  };
  return (
    <FormContext value={{ field: { ...PLACE, path: [] }, value, faults, handleInput: apply, applyEdits: edit }}>
      <AnyField schema={schema} path={[]} />
    </FormContext>
  );
}

function renderField(
  field: FieldSchema,
  value: Value | undefined,
  { required = true, faults = [] as DeskFault[] } = {},
) {
  const schema = { type: 'object', properties: { field }, required: required ? ['field'] : [] };
  const initial = { ...(value !== undefined && { field: value }) };
  const schemas = { essai: schema };
  const records = [{ ...PLACE, title: 'Essai', value: initial }];
  updateStore({
    schemas,
    state: { serial: 1, records, entries: [], faults: [], warnings: [] },
    unsavedEdits: new Map(),
  } as never);
  render(<Harness schema={schema} initial={initial} faults={faults} />);
}

const lastEdit = () => edits.at(-1)?.edit;
const fault = (path: DeskFault['path'], sentence: string): DeskFault => ({ ...PLACE, path, sentence });
const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

beforeEach(() => {
  user = userEvent.setup();
  edits.length = 0;
  refusal = [];
  localStorage.clear();
  updateStore({ pendingEntries: new Map(), message: '', previewTarget: undefined });
});
afterEach(cleanup);

describe('a text field', () => {
  const TEXT: FieldSchema = { type: 'string', title: 'nom' };

  test('reports each letter, and saves immediately when it loses the focus', async () => {
    renderField(TEXT, 'Toit');
    await user.type(screen.getByLabelText('Nom'), 's!');
    expect(edits.map(({ edit }) => edit)).toEqual([
      { kind: 'set', path: ['field'], value: 'Toits' },
      { kind: 'set', path: ['field'], value: 'Toits!' },
    ]);
    await user.tab();
    expect(edits.at(-1)).toEqual({ edit: { kind: 'set', path: ['field'], value: 'Toits!' }, immediately: true });
  });

  test('is removed from its record when it is optional and empty', async () => {
    renderField(TEXT, 'x', { required: false });
    await user.clear(screen.getByRole('textbox', { name: /^Nom/ }));
    expect(lastEdit()).toEqual({ kind: 'remove', path: ['field'] });
  });

  test('describes its faults to screen readers', () => {
    renderField(TEXT, 'x', { faults: [fault(['field'], 'Deux lettres au moins.')] });
    const input = screen.getByLabelText('Nom');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(input)).toContain('Deux lettres au moins.');
  });

  test('describes its hints and the number of excess characters', async () => {
    renderField({ ...TEXT, description: 'Comme sur l’avis.', where: 'avis Sirene', maxLength: 3 }, 'abc');
    const input = screen.getByLabelText('Nom');
    expect(descriptionOf(input)).toMatch(/Comme sur l’avis\.\s+Où le trouver\s: avis Sirene.*Encore 0 caractères/su);
    await user.type(input, 'de');
    expect(descriptionOf(input)).toContain('2 de trop');
  });

  test('shows its text in the preview when it gets the focus', async () => {
    renderField(TEXT, 'Toit');
    await user.click(screen.getByLabelText('Nom'));
    expect(getSnapshot().previewTarget).toEqual({ ...PLACE, path: ['field'], mode: 'here' });
  });

  test.each([
    ['time', 'time'],
    ['date', 'date'],
    ['password', 'password'],
  ] as const)('has the control %s of its schema', (control, type) => {
    renderField({ ...TEXT, control }, '');
    expect(screen.getByLabelText('Nom').getAttribute('type')).toBe(type);
  });
});

describe('a sample', () => {
  test('has the mark «exemple», and is replaced by typing', async () => {
    renderField({ type: 'string', title: 'nom' }, sample('Modèle') as unknown as Value);
    expect(screen.getByText('exemple')).toBeDefined();
    await user.click(screen.getByRole('textbox', { name: /^Nom/ }));
    await user.keyboard('Petit');
    expect(lastEdit()).toEqual({ kind: 'set', path: ['field'], value: 'Petit' });
  });

  test('becomes a real value when the owner confirms it', async () => {
    renderField({ type: 'string', title: 'nom' }, sample('Modèle') as unknown as Value);
    await user.click(screen.getByRole('button', { name: 'C’est exact' }));
    expect(edits).toEqual([{ edit: { kind: 'set', path: ['field'], value: 'Modèle' }, immediately: true }]);
  });

  test('cannot be confirmed if its address is invented', () => {
    renderField({ type: 'string', title: 'email' }, sample('contact@toits.example') as unknown as Value);
    expect(screen.queryByRole('button', { name: 'C’est exact' })).toBeNull();
  });
});

describe('a number', () => {
  test.each([
    ['7,5', 7.5],
    ['1 200', 1200],
    ['sept', 'sept'],
  ])('reads «%s» as %j', async (typed, value) => {
    renderField({ type: 'number', title: 'rayon' }, 3);
    const input = screen.getByLabelText<HTMLInputElement>('Rayon');
    await user.clear(input);
    await user.type(input, typed);
    expect(lastEdit()).toEqual({ kind: 'set', path: ['field'], value });
    expect(input.value).toBe(typed);
  });
});

describe('a choice', () => {
  test('saves yes or no immediately', async () => {
    renderField({ type: 'boolean', title: 'visible' }, true);
    await user.click(screen.getByRole('radio', { name: 'Non' }));
    expect(edits).toEqual([{ edit: { kind: 'set', path: ['field'], value: false }, immediately: true }]);
  });

  test('keeps several days in the order of the week', async () => {
    const items = { type: 'string', enum: ['Monday', 'Tuesday', 'Wednesday'] };
    renderField({ type: 'array', title: 'jours', items }, ['Wednesday']);
    await user.click(screen.getByRole('checkbox', { name: 'lundi' }));
    expect(lastEdit()).toEqual({ kind: 'set', path: ['field'], value: ['Monday', 'Wednesday'] });
    await user.click(screen.getByRole('checkbox', { name: 'mercredi' }));
    expect(lastEdit()).toEqual({ kind: 'set', path: ['field'], value: ['Monday'] });
  });

  test('omits the values already in its list', () => {
    renderField({ type: 'string', title: 'sorte', enum: ['a', 'b', 'c'], existingValues: ['b', 'c'] }, 'c');
    const options = within(screen.getByLabelText('Sorte')).getAllByRole('option');
    expect(options.map((option) => (option as HTMLOptionElement).value)).toEqual(['a', 'c']);
  });
});

describe('a list', () => {
  const items: FieldSchema = { type: 'string', title: 'commune' };
  const TOWNS: FieldSchema = { type: 'array', title: 'communes', items, minItems: 2 };
  const texts = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

  test('moves an entry together with the focus', async () => {
    renderField(TOWNS, ['Igney', 'Golbey', 'Darnieulles']);
    const down = screen.getByRole('button', { name: /^Descendre : Igney/ });
    await user.click(down);
    await waitFor(() => expect(texts()).toEqual(['Golbey', 'Igney', 'Darnieulles']));
    expect(edits.map(({ edit }) => edit)).toEqual([{ kind: 'move', path: ['field'], from: 0, to: 1 }]);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Descendre : Igney/);
  });

  test('moves an entry to the top of a long list', async () => {
    renderField(TOWNS, ['Igney', 'Golbey', 'Darnieulles', 'Xertigny']);
    await user.click(screen.getByRole('button', { name: /^Mettre en tête : Xertigny/ }));
    await waitFor(() => expect(texts()).toEqual(['Xertigny', 'Igney', 'Golbey', 'Darnieulles']));
    const first = screen.getByRole('button', { name: /^Mettre en tête : Xertigny/ });
    expect([first.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', first]);
  });

  test('disables moves beyond the start and the end', () => {
    renderField(TOWNS, ['Igney', 'Golbey']);
    expect(screen.getByRole('button', { name: /^Monter : Igney/ }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: /^Descendre : Golbey/ }).getAttribute('aria-disabled')).toBe('true');
  });

  test('removes an entry, except below the minimum', async () => {
    renderField(TOWNS, ['Igney', 'Golbey', 'Darnieulles']);
    await user.click(screen.getByRole('button', { name: /^Retirer : Golbey/ }));
    await waitFor(() => expect(texts()).toEqual(['Igney', 'Darnieulles']));
    const remove = screen.getByRole('button', { name: /^Retirer : Igney/ });
    expect([remove.getAttribute('aria-disabled'), remove.title]).toEqual(['true', 'Il en faut 2 au moins']);
    await user.click(remove);
    expect(texts()).toEqual(['Igney', 'Darnieulles']);
  });

  test('adds a complete entry once when Enter is pressed twice', async () => {
    renderField(TOWNS, ['Igney', 'Golbey']);
    await user.click(screen.getByRole('button', { name: 'Ajouter : commune' }));
    await user.keyboard('Xertigny{Enter}{Enter}');
    await waitFor(() => expect(texts()).toEqual(['Igney', 'Golbey', 'Xertigny']));
    expect(edits.map(({ edit }) => edit)).toEqual([{ kind: 'insert', path: ['field'], index: 2, value: 'Xertigny' }]);
    expect(screen.getByRole('button', { name: 'Ajouter : commune' })).toBeDefined();
  });

  test('shows why an entry is refused, and keeps its text', async () => {
    refusal = [fault(['field', 2], 'Cette commune y est déjà.')];
    renderField(TOWNS, ['Igney', 'Golbey']);
    await user.click(screen.getByRole('button', { name: 'Ajouter : commune' }));
    await user.keyboard('Golbey');
    await user.click(screen.getByRole('button', { name: 'Ajouter' }));
    const lastTextbox = () => screen.getAllByRole<HTMLInputElement>('textbox').at(-1)!;
    await waitFor(() => expect(lastTextbox().getAttribute('aria-invalid')).toBe('true'));
    expect(lastTextbox().value).toBe('Golbey');
    expect(descriptionOf(lastTextbox())).toContain('Cette commune y est déjà.');
    expect(edits).toEqual([]);
  });

  test('keeps a pending entry until it is cancelled', async () => {
    renderField(TOWNS, ['Igney', 'Golbey']);
    await user.click(screen.getByRole('button', { name: 'Ajouter : commune' }));
    await user.keyboard('Xer');
    expect([...getSnapshot().pendingEntries.values()].map(({ value }) => value)).toEqual(['Xer']);
    await user.click(screen.getByRole('button', { name: 'Annuler l’ajout' }));
    expect(getSnapshot().pendingEntries.size).toBe(0);
    expect(texts()).toEqual(['Igney', 'Golbey']);
  });
});

describe('pasting into a single-line field', () => {
  test.each([
    [false, 'Site dressé par Claire'],
    [true, 'Site dressé, par Claire'],
  ])('joins lines with spaces, or with commas in an enumeration (%s)', async (isEnumeration, expected) => {
    renderField({ type: 'string', title: 'nom', isEnumeration }, '');
    await user.click(screen.getByRole('textbox', { name: 'Nom' }));
    await user.paste('Site dressé\r\npar Claire\n');
    expect(lastEdit()).toEqual({ kind: 'set', path: ['field'], value: expected });
  });

  test('leaves a single line to the browser', async () => {
    renderField({ type: 'string', title: 'nom' }, '');
    await user.click(screen.getByRole('textbox', { name: 'Nom' }));
    await user.paste('Claire');
    expect(lastEdit()).toEqual({ kind: 'set', path: ['field'], value: 'Claire' });
  });
});

describe('a text about the record chosen in a sibling field', () => {
  const ROW: FieldSchema = {
    type: 'object',
    title: 'ville',
    properties: {
      slug: { type: 'string', title: 'ville', enum: ['thaon', 'nomexy'] },
      reason: { type: 'string', title: 'raison', subject: 'slug' },
    },
    required: ['slug', 'reason'],
  };
  const ROWS: FieldSchema = { type: 'array', title: 'villes', items: ROW };
  const reason = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Raison' });
  const choose = (slug: string) => user.selectOptions(screen.getByRole('combobox', { name: 'Ville' }), slug);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  beforeEach(() => renderField(ROWS, [{ slug: 'thaon', reason: 'Ancienne ville textile.' }]));

  test('becomes empty when another record is chosen', async () => {
    await choose('nomexy');
    expect(edits).toEqual([]);
    expect(reason().value).toBe('');
    expect(screen.getByText(/pour thaon : « Ancienne ville textile. »/)).toBeDefined();
    await user.type(reason(), 'Au bord de la Moselle.');
    await press('Remplacer');
    expect(edits.map(({ edit }) => edit)).toEqual([
      { kind: 'set', path: ['field', 0, 'slug'], value: 'nomexy' },
      { kind: 'set', path: ['field', 0, 'reason'], value: 'Au bord de la Moselle.' },
    ]);
    expect(reason().value).toBe('Au bord de la Moselle.');
    expect(getSnapshot().pendingEntries.size).toBe(0);
  });

  test('is kept for the newly chosen record if the owner restores it', async () => {
    await choose('nomexy');
    await press('Reprendre l’ancien texte');
    expect(reason().value).toBe('Ancienne ville textile.');
    await press('Remplacer');
    expect(edits.map(({ edit }) => edit)).toEqual([{ kind: 'set', path: ['field', 0, 'slug'], value: 'nomexy' }]);
  });

  test('stays when the owner returns to the first record', async () => {
    await choose('nomexy');
    await press('Garder thaon');
    expect(reason().value).toBe('Ancienne ville textile.');
    await choose('nomexy');
    await choose('thaon');
    expect([reason().value, edits, getSnapshot().pendingEntries.size]).toEqual(['Ancienne ville textile.', [], 0]);
  });

  test('shows its fault when the change is refused', async () => {
    refusal = [fault(['field', 0, 'reason'], 'Ce texte est vide.')];
    await choose('nomexy');
    await press('Remplacer');
    await waitFor(() => expect(descriptionOf(reason())).toContain('Ce texte est vide.'));
  });
});

describe('an optional part', () => {
  const PART: FieldSchema = {
    type: 'object',
    title: 'portrait',
    properties: { name: { type: 'string', title: 'nom' } },
    required: ['name'],
  };

  test('is added when it is complete', async () => {
    renderField(PART, undefined, { required: false });
    await user.click(screen.getByRole('button', { name: 'Ajouter : portrait' }));
    await user.keyboard('Marie');
    await user.click(screen.getByRole('button', { name: 'Ajouter' }));
    await waitFor(() => expect(lastEdit()).toEqual({ kind: 'set', path: ['field'], value: { name: 'Marie' } }));
  });

  test('is removed by its button', async () => {
    renderField(PART, { name: 'Marie' }, { required: false });
    await user.click(screen.getByRole('button', { name: 'Retirer : portrait' }));
    expect(lastEdit()).toEqual({ kind: 'remove', path: ['field'] });
  });
});
