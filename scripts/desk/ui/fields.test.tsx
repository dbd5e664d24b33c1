// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sample } from '../../../data/model/owner-facts';
import type { Edit, Value } from '../records/edit-source';
import type { DeskFault, FieldSchema } from '../shared/protocol';
import { applyEdit } from '../shared/values';
import { AnyField } from './fields';
import { FormContext } from './form';
import { getSnapshot, set } from './store';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const PLACE = { file: 'data/essai.ts', record: 'essai' };
/** What the form was told to change, in order. */
const edits: { edit: Edit; atOnce?: boolean | undefined }[] = [];
/** What is wrong with the next entry that is added. */
let refusal: DeskFault[];
let user: UserEvent;

/** A field of a record without a server: what is typed changes what is shown. */
function Harness({ schema, initial, faults = [] }: { schema: FieldSchema; initial: Value; faults?: DeskFault[] }) {
  const [value, keep] = useState<Value>(initial);
  const apply = (edit: Edit, atOnce?: boolean) => {
    edits.push({ edit, atOnce });
    keep((before) => applyEdit(before, edit) ?? null);
  };
  const edit = async (...all: Edit[]) => {
    if (refusal.length === 0) for (const one of all) apply(one);
    return refusal;
  };
  return (
    <FormContext value={{ at: { ...PLACE, path: [] }, value, faults, type: apply, edit }}>
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
  set({ schemas, state: { serial: 1, records, entries: [], faults: [], warnings: [] }, typed: new Map() } as never);
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
  set({ begun: new Map(), message: '', looked: undefined });
});
afterEach(cleanup);

describe('a text field', () => {
  const TEXT: FieldSchema = { type: 'string', title: 'nom' };

  test('keeps each letter, and writes at once when it is left', async () => {
    renderField(TEXT, 'Toit');
    await user.type(screen.getByLabelText('Nom'), 's!');
    expect(edits.map(({ edit }) => edit)).toEqual([
      { kind: 'set', path: ['field'], value: 'Toits' },
      { kind: 'set', path: ['field'], value: 'Toits!' },
    ]);
    await user.tab();
    expect(edits.at(-1)).toEqual({ edit: { kind: 'set', path: ['field'], value: 'Toits!' }, atOnce: true });
  });

  test('is removed from its record when it is emptied and optional', async () => {
    renderField(TEXT, 'x', { required: false });
    await user.clear(screen.getByRole('textbox', { name: /^Nom/ }));
    expect(lastEdit()).toEqual({ kind: 'remove', path: ['field'] });
  });

  test('announces what is wrong', () => {
    renderField(TEXT, 'x', { faults: [fault(['field'], 'Deux lettres au moins.')] });
    const input = screen.getByLabelText('Nom');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(input)).toContain('Deux lettres au moins.');
  });

  test('tells its hints and how many letters are too many', async () => {
    renderField({ ...TEXT, description: 'Comme sur l’avis.', where: 'avis Sirene', maxLength: 3 }, 'abc');
    const input = screen.getByLabelText('Nom');
    expect(descriptionOf(input)).toMatch(/Comme sur l’avis\.\s+Où le trouver\s: avis Sirene.*Encore 0 caractères/su);
    await user.type(input, 'de');
    expect(descriptionOf(input)).toContain('2 de trop');
  });

  test('asks the preview for its place when it gets the focus', async () => {
    renderField(TEXT, 'Toit');
    await user.click(screen.getByLabelText('Nom'));
    expect(getSnapshot().looked).toEqual({ ...PLACE, path: ['field'], how: 'here' });
  });

  test.each([
    ['time', 'time'],
    ['date', 'date'],
    ['password', 'password'],
  ] as const)('has the control %s that its schema declares', (control, type) => {
    renderField({ ...TEXT, control }, '');
    expect(screen.getByLabelText('Nom').getAttribute('type')).toBe(type);
  });
});

describe('a sample', () => {
  test('says that it is one, and is replaced by what is typed', async () => {
    renderField({ type: 'string', title: 'nom' }, sample('Modèle') as unknown as Value);
    expect(screen.getByText('exemple')).toBeDefined();
    await user.click(screen.getByRole('textbox', { name: /^Nom/ }));
    await user.keyboard('Petit');
    expect(lastEdit()).toEqual({ kind: 'set', path: ['field'], value: 'Petit' });
  });

  test('is the owner’s own once he says that it is right', async () => {
    renderField({ type: 'string', title: 'nom' }, sample('Modèle') as unknown as Value);
    await user.click(screen.getByRole('button', { name: 'C’est exact' }));
    expect(edits).toEqual([{ edit: { kind: 'set', path: ['field'], value: 'Modèle' }, atOnce: true }]);
  });

  test('with an invented address cannot be confirmed', () => {
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
  test('writes yes or no at once', async () => {
    renderField({ type: 'boolean', title: 'visible' }, true);
    await user.click(screen.getByRole('radio', { name: 'Non' }));
    expect(edits).toEqual([{ edit: { kind: 'set', path: ['field'], value: false }, atOnce: true }]);
  });

  test('keeps several days in the order of the week', async () => {
    const items = { type: 'string', enum: ['Monday', 'Tuesday', 'Wednesday'] };
    renderField({ type: 'array', title: 'jours', items }, ['Wednesday']);
    await user.click(screen.getByRole('checkbox', { name: 'lundi' }));
    expect(lastEdit()).toEqual({ kind: 'set', path: ['field'], value: ['Monday', 'Wednesday'] });
    await user.click(screen.getByRole('checkbox', { name: 'mercredi' }));
    expect(lastEdit()).toEqual({ kind: 'set', path: ['field'], value: ['Monday'] });
  });

  test('offers no value that its list already has', () => {
    renderField({ type: 'string', title: 'sorte', enum: ['a', 'b', 'c'], existingValues: ['b', 'c'] }, 'c');
    const options = within(screen.getByLabelText('Sorte')).getAllByRole('option');
    expect(options.map((option) => (option as HTMLOptionElement).value)).toEqual(['a', 'c']);
  });
});

describe('a list', () => {
  const items: FieldSchema = { type: 'string', title: 'commune' };
  const TOWNS: FieldSchema = { type: 'array', title: 'communes', items, minItems: 2 };
  const texts = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

  test('moves an entry, and the focus goes along', async () => {
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

  test('moves no entry beyond an end', () => {
    renderField(TOWNS, ['Igney', 'Golbey']);
    expect(screen.getByRole('button', { name: /^Monter : Igney/ }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: /^Descendre : Golbey/ }).getAttribute('aria-disabled')).toBe('true');
  });

  test('removes an entry, but none that it needs', async () => {
    renderField(TOWNS, ['Igney', 'Golbey', 'Darnieulles']);
    await user.click(screen.getByRole('button', { name: /^Retirer : Golbey/ }));
    await waitFor(() => expect(texts()).toEqual(['Igney', 'Darnieulles']));
    const remove = screen.getByRole('button', { name: /^Retirer : Igney/ });
    expect([remove.getAttribute('aria-disabled'), remove.title]).toEqual(['true', 'Il en faut 2 au moins']);
    await user.click(remove);
    expect(texts()).toEqual(['Igney', 'Darnieulles']);
  });

  test('adds an entry once it is complete, with Enter and only once', async () => {
    renderField(TOWNS, ['Igney', 'Golbey']);
    await user.click(screen.getByRole('button', { name: 'Ajouter : commune' }));
    await user.keyboard('Xertigny{Enter}{Enter}');
    await waitFor(() => expect(texts()).toEqual(['Igney', 'Golbey', 'Xertigny']));
    expect(edits.map(({ edit }) => edit)).toEqual([{ kind: 'insert', path: ['field'], index: 2, value: 'Xertigny' }]);
    expect(screen.getByRole('button', { name: 'Ajouter : commune' })).toBeDefined();
  });

  test('says why an entry is refused, and keeps what was typed', async () => {
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

  test('keeps what was begun until it is cancelled', async () => {
    renderField(TOWNS, ['Igney', 'Golbey']);
    await user.click(screen.getByRole('button', { name: 'Ajouter : commune' }));
    await user.keyboard('Xer');
    expect([...getSnapshot().begun.values()].map(({ value }) => value)).toEqual(['Xer']);
    await user.click(screen.getByRole('button', { name: 'Annuler l’ajout' }));
    expect(getSnapshot().begun.size).toBe(0);
    expect(texts()).toEqual(['Igney', 'Golbey']);
  });
});

describe('several lines that are pasted into a field of one line', () => {
  test.each([
    [false, 'Site dressé par Claire'],
    [true, 'Site dressé, par Claire'],
  ])('stay apart, with commas in an enumeration: %s', async (isEnumeration, expected) => {
    renderField({ type: 'string', title: 'nom', isEnumeration }, '');
    await user.click(screen.getByRole('textbox', { name: 'Nom' }));
    await user.paste('Site dressé\r\npar Claire\n');
    expect(lastEdit()).toEqual({ kind: 'set', path: ['field'], value: expected });
  });

  test('leave a text of one line to the browser', async () => {
    renderField({ type: 'string', title: 'nom' }, '');
    await user.click(screen.getByRole('textbox', { name: 'Nom' }));
    await user.paste('Claire');
    expect(lastEdit()).toEqual({ kind: 'set', path: ['field'], value: 'Claire' });
  });
});

describe('a text about the record that a field names', () => {
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

  test('is asked for again when another record is chosen', async () => {
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
    expect(getSnapshot().begun.size).toBe(0);
  });

  test('is kept only if the owner says so', async () => {
    await choose('nomexy');
    await press('Reprendre l’ancien texte');
    expect(reason().value).toBe('Ancienne ville textile.');
    await press('Remplacer');
    expect(edits.map(({ edit }) => edit)).toEqual([{ kind: 'set', path: ['field', 0, 'slug'], value: 'nomexy' }]);
  });

  test('stays when the first choice is kept', async () => {
    await choose('nomexy');
    await press('Garder thaon');
    expect(reason().value).toBe('Ancienne ville textile.');
    await choose('nomexy');
    await choose('thaon');
    expect([reason().value, edits, getSnapshot().begun.size]).toEqual(['Ancienne ville textile.', [], 0]);
  });

  test('shows what is wrong with it', async () => {
    refusal = [fault(['field', 0, 'reason'], 'Ce texte est vide.')];
    await choose('nomexy');
    await press('Remplacer');
    await waitFor(() => expect(descriptionOf(reason())).toContain('Ce texte est vide.'));
  });
});

describe('a part that the record may do without', () => {
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

  test('is left out again', async () => {
    renderField(PART, { name: 'Marie' }, { required: false });
    await user.click(screen.getByRole('button', { name: 'Retirer : portrait' }));
    expect(lastEdit()).toEqual({ kind: 'remove', path: ['field'] });
  });
});
