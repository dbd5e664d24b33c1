import { useId, useState } from 'react';
import { COLLECTIONS, type CollectionName } from '../../../data/model/collections';
import { slugOf } from '../../../data/model/text/slug';
import type { Value } from '../records/edit-source';
import { COMMUNES, communeNamed, findCommune, isSameName } from '../shared/communes';
import { type DeskRecord, draftOf, slugOfFile } from '../shared/protocol';
import { blankValue } from '../shared/values';
import { Button } from './Button';
import * as styles from './desk.css';
import { INITIAL_VALUES } from './new-pages';
import { act } from './saving';
import { navigateUnlessGone, openRecord, useDesk } from './store';

/** Asks for the name of a new collection page, derives the path from the name, and creates the draft. */
export function NewPage({ collection }: { collection: CollectionName }) {
  const [name, setName] = useState<string>();
  const id = useId();
  const { schemas, state } = useDesk();
  const { folder, record, path, words } = COLLECTIONS[collection];
  const isTown = collection === 'towns';
  if (name === undefined) return <Button onClick={() => setName('')}>{words.add}</Button>;
  const commune = isTown ? communeNamed(name) : undefined;
  // The Enter key chooses the suggested commune.
  const suggestedCommune = isTown && !commune ? findCommune(name) : undefined;
  const pageName = suggestedCommune?.name ?? name;
  const slug = slugOf(pageName);
  const hasSameName = ({ title, file }: DeskRecord) =>
    [title, slugOfFile(file)].some((name) => isSameName(name, pageName));
  const existingPage = state.records.find((page) => page.record === record && hasSameName(page));
  const begin = async (chosenName: string) => {
    const empty = blankValue(schemas[record] ?? {}) as Record<string, Value>;
    const file = `${draftOf(folder)}/${slugOf(chosenName)}.ts`;
    const nameField = 'name' in empty ? 'name' : 'title';
    const value = { ...empty, [nameField]: chosenName.trim(), ...INITIAL_VALUES[collection]?.(chosenName, state) };
    const navigateAfterwards = navigateUnlessGone();
    if ((await act('begin', { file, value }))?.kind === 'saved') navigateAfterwards(() => openRecord({ file, record }));
  };
  return (
    <form
      className={styles.newEntry}
      onSubmit={(event) => {
        event.preventDefault();
        void begin(pageName);
      }}
    >
      <div className={styles.field}>
        <label htmlFor={id}>{words.nameLabel}</label>
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: the field replaces the button that the owner has just clicked.
          autoFocus
          value={name}
          list={isTown ? `${id}-communes` : undefined}
          aria-describedby={`${id}-hint`}
          aria-invalid={existingPage && true}
          onChange={({ target }) => setName(target.value)}
        />
        {isTown && (
          <datalist id={`${id}-communes`}>
            {COMMUNES.map((option) => (
              <option key={option.name} value={option.name} />
            ))}
          </datalist>
        )}
        {existingPage && <Button onClick={() => openRecord(existingPage)}>Ouvrir : {existingPage.title}</Button>}
      </div>
      <Button type="submit" variant="action" disabled={!slug || existingPage !== undefined}>
        {suggestedCommune ? `Commencer : ${suggestedCommune.name}` : 'Commencer'}
      </Button>{' '}
      {suggestedCommune && <Button onClick={() => begin(name)}>Non : « {name.trim()} »</Button>}{' '}
      <Button onClick={() => setName(undefined)}>Ne rien ajouter</Button>
      {/* The message is below the buttons, so that a message of another height does not move them. */}
      <p className={existingPage ? styles.fault : styles.hint} id={`${id}-hint`} role="status">
        {suggestedCommune && `« ${name.trim()} » : vous vouliez sans doute dire ${suggestedCommune.name}.\n`}
        {existingPage ? 'Cette page existe déjà.' : slug && `Adresse de la page : ${path}/${slug}`}
        {isTown &&
          slug &&
          !existingPage &&
          (commune || suggestedCommune
            ? '\nSon code postal, sa position et des communes voisines sont déjà connus.'
            : '\nAucune commune des Vosges ne s’écrit ainsi ; d’une autre, le bureau demandera aussi où elle est.')}
      </p>
    </form>
  );
}
