import { useId, useState } from 'react';
import { slugOf } from '../../../data/model/text/slug';
import type { Value } from '../records/edit-source';
import { COMMUNES, communeLike, communeNamed, isSameName } from '../shared/communes';
import { addressIn, type DeskRecord, DRAFTS } from '../shared/protocol';
import { blank } from '../shared/values';
import { Button } from './button';
import * as styles from './desk.css';
import { newService, newTown } from './new-pages';
import { act } from './saving';
import { open, openWhole, useDesk } from './store';

const WORDS = {
  town: { folder: 'towns', add: 'Ajouter une ville', name: 'Nom de la ville', address: '/zones/' },
  service: { folder: 'services', add: 'Ajouter un service', name: 'Nom du service', address: '/services/' },
} as const;

/** The beginning of a page: its name, from which its address comes. */
export function NewPage({ record }: { record: keyof typeof WORDS }) {
  const [name, setName] = useState<string>();
  const id = useId();
  const { schemas, state } = useDesk();
  const { folder, add, name: label, address } = WORDS[record];
  const isTown = record === 'town';
  if (name === undefined) return <Button onClick={() => setName('')}>{add}</Button>;
  const commune = isTown ? communeNamed(name) : undefined;
  // Whoever presses Enter means the one that there is.
  const meant = isTown && !commune ? communeLike(name) : undefined;
  const wanted = meant?.name ?? name;
  const slug = slugOf(wanted);
  const isCalledSo = ({ title, file }: DeskRecord) =>
    [title, addressIn(file)].some((known) => isSameName(known, wanted));
  const taken = state.records.find((one) => one.record === record && isCalledSo(one));
  const begin = async (called: string) => {
    const empty = blank(schemas[record] ?? {}) as Record<string, Value>;
    const given = isTown ? newTown(called, state) : newService(called.trim());
    const file = `${DRAFTS}/${folder}/${slugOf(called)}.ts`;
    const value = { ...empty, ...given };
    if ((await act('commencer', { file, value }))?.kind === 'saved') openWhole({ file, record });
  };
  return (
    <form
      className={styles.fresh}
      onSubmit={(event) => {
        event.preventDefault();
        void begin(wanted);
      }}
    >
      <div className={styles.field}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: it appears where the owner has just asked for it.
          autoFocus
          value={name}
          list={isTown ? `${id}-communes` : undefined}
          aria-describedby={`${id}-hint`}
          aria-invalid={taken && true}
          onChange={({ target }) => setName(target.value)}
        />
        {isTown && (
          <datalist id={`${id}-communes`}>
            {COMMUNES.map((one) => (
              <option key={one.name} value={one.name} />
            ))}
          </datalist>
        )}
        {taken && <Button onClick={() => open({ ...taken, path: [] })}>Ouvrir : {taken.title}</Button>}
      </div>
      <Button type="submit" look="action" disabled={!slug || taken !== undefined}>
        {meant ? `Commencer : ${meant.name}` : 'Commencer'}
      </Button>{' '}
      {meant && <Button onClick={() => begin(name)}>Non : « {name.trim()} »</Button>}{' '}
      <Button onClick={() => setName(undefined)}>Ne rien ajouter</Button>
      {/* Beneath the buttons: what it says as one types moves nothing away from the pointer. */}
      <p className={taken ? styles.fault : styles.hint} id={`${id}-hint`} role="status">
        {meant && `« ${name.trim()} » : vous vouliez sans doute dire ${meant.name}.\n`}
        {taken ? 'Cette page existe déjà.' : slug && `Adresse de la page : ${address}${slug}`}
        {isTown &&
          slug &&
          !taken &&
          (commune || meant
            ? '\nSon code postal, sa position et des communes voisines sont déjà connus.'
            : '\nAucune commune des Vosges ne s’écrit ainsi ; d’une autre, le bureau demandera aussi où elle est.')}
      </p>
    </form>
  );
}
