import { useId, useState } from 'react';
import { COLLECTIONS, type CollectionName } from '../../../data/model/collections';
import { slugOf } from '../../../data/model/text/slug';
import type { Value } from '../records/edit-source';
import { COMMUNES, communeNamed, findCommune, isSameName } from '../shared/communes';
import { type DeskRecord, draftOf, slugOfFile } from '../shared/protocol';
import { blankValue } from '../shared/values';
import { Button } from './button';
import * as styles from './desk.css';
import { FIRST_VALUES } from './new-pages';
import { act } from './saving';
import { openWhole, turnUnlessGone, useDesk } from './store';

/** The beginning of a page of a collection: its name, from which its path comes. */
export function NewPage({ collection }: { collection: CollectionName }) {
  const [name, setName] = useState<string>();
  const id = useId();
  const { schemas, state } = useDesk();
  const { folder, record, path, words } = COLLECTIONS[collection];
  const isTown = collection === 'towns';
  if (name === undefined) return <Button onClick={() => setName('')}>{words.add}</Button>;
  const commune = isTown ? communeNamed(name) : undefined;
  // Whoever presses Enter means the one that there is.
  const meant = isTown && !commune ? findCommune(name) : undefined;
  const wanted = meant?.name ?? name;
  const slug = slugOf(wanted);
  const hasSameName = ({ title, file }: DeskRecord) =>
    [title, slugOfFile(file)].some((known) => isSameName(known, wanted));
  const taken = state.records.find((one) => one.record === record && hasSameName(one));
  const begin = async (called: string) => {
    const empty = blankValue(schemas[record] ?? {}) as Record<string, Value>;
    const file = `${draftOf(folder)}/${slugOf(called)}.ts`;
    const nameField = 'name' in empty ? 'name' : 'title';
    const value = { ...empty, [nameField]: called.trim(), ...FIRST_VALUES[collection]?.(called, state) };
    const turn = turnUnlessGone();
    if ((await act('begin', { file, value }))?.kind === 'saved') turn(() => openWhole({ file, record }));
  };
  return (
    <form
      className={styles.newEntry}
      onSubmit={(event) => {
        event.preventDefault();
        void begin(wanted);
      }}
    >
      <div className={styles.field}>
        <label htmlFor={id}>{words.nameLabel}</label>
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
        {taken && <Button onClick={() => openWhole(taken)}>Ouvrir : {taken.title}</Button>}
      </div>
      <Button type="submit" look="action" disabled={!slug || taken !== undefined}>
        {meant ? `Commencer : ${meant.name}` : 'Commencer'}
      </Button>{' '}
      {meant && <Button onClick={() => begin(name)}>Non : « {name.trim()} »</Button>}{' '}
      <Button onClick={() => setName(undefined)}>Ne rien ajouter</Button>
      {/* Beneath the buttons: what it says as one types moves nothing away from the pointer. */}
      <p className={taken ? styles.fault : styles.hint} id={`${id}-hint`} role="status">
        {meant && `« ${name.trim()} » : vous vouliez sans doute dire ${meant.name}.\n`}
        {taken ? 'Cette page existe déjà.' : slug && `Adresse de la page : ${path}/${slug}`}
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
