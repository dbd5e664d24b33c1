// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Path } from '../../../data/model/owner-facts';
import { createFormSchemas } from '../server/form-schemas';
import type { DeskState } from '../shared/protocol';
import { nameOf } from './lookups';
import { updateStore } from './store';

const COMPANY = { file: 'data/company.ts', record: 'company' };
const PHOTOS = { file: 'data/photos.ts', record: 'photos' };
const value = { name: 'Toits', delivery: false, holidays: [{ from: '2027-08-02', until: '2027-08-22' }] };
const photos = { lac: { file: 'lac.jpg', alt: 'Maison au bord du lac' } };
updateStore({
  schemas: createFormSchemas(),
  state: {
    records: [
      { ...COMPANY, title: 'L’entreprise', value },
      { ...PHOTOS, title: 'Photos', value: photos },
    ],
    entries: [],
  } as unknown as DeskState,
});

test.each<[typeof COMPANY, Path, string]>([
  [COMPANY, ['delivery', 'from'], 'L’entreprise › Réception des demandes du formulaire › Adresse qui envoie'],
  [COMPANY, ['insurer', 'name'], 'L’entreprise › Assureur › Nom de l’assureur'],
  [COMPANY, ['holidays', 0, 'until'], 'L’entreprise › Congés › 2 août 2027 › Dernier jour'],
  [PHOTOS, ['lac', 'alt'], 'Photos › Maison au bord du lac › Ce que la photo montre'],
])('names a field in French: %o %j', (record, path, name) => {
  expect(nameOf({ ...record, path }).replaceAll('\u00a0', ' ')).toBe(name);
});
