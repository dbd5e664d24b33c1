import { typeset } from '../../../components/typography/typeset';
import { type Field, keyOf } from '../shared/field';
import { type Change, draftOf } from '../shared/protocol';
import { Button } from './button';
import * as styles from './desk.css';
import { nameOf } from './lookups';
import { Spoken } from './PageActions';
import { photoAddress } from './photo-inputs';
import { act } from './saving';
import { openField, openWhole, turnUnlessGone, useDesk } from './store';
import { Formerly } from './TownName';

/** What differs from what is online, each taken back by itself; a page that was added goes from its own form. */
export function Changes() {
  const { changes, isOnline } = useDesk().state;
  return (
    <>
      <h1>Modifié depuis {isOnline ? 'la dernière mise en ligne' : 'le début'}</h1>
      {changes.length === 0 && <p>Rien n’a changé.</p>}
      {changes.map((change) => {
        const { file, record, path, new: now, page } = change;
        return (
          <div key={keyOf(change)} className={styles.change}>
            <ChangeRow {...change} />
            {page && now === undefined && <Spoken file={file} />}
            {record === 'town' && path.join() === 'name' && <Formerly file={file} />}
            <div className={styles.choice}>
              {!(page && now === undefined) && (
                <Button of={page ?? nameOf(change)} onClick={() => openField(change)}>
                  Ouvrir
                </Button>
              )}
              {page && now === undefined && (
                <Button aria-label={`Reprendre : ${page}`} onClick={() => resume(change)}>
                  Reprendre cette page
                </Button>
              )}
              {!page && (
                <Button
                  of={nameOf(change)}
                  onClick={() => act('revert', { file, record, path, title: nameOf(change) })}
                >
                  {change.old === undefined ? 'Retirer' : 'Revenir à l’ancien'}
                </Button>
              )}
            </div>
          </div>
        );
      })}
    </>
  );
}

/** A page that was withdrawn comes back as a draft, which is opened. */
async function resume({ file, record }: Change): Promise<void> {
  const turn = turnUnlessGone();
  if ((await act('resume', { file }))?.kind === 'saved') turn(() => openWhole({ file: draftOf(file), record }));
}

/** What it was beside what it is. */
export function ChangeRow({ old, new: now, page, ...field }: Change) {
  if (page)
    return (
      <>
        <strong>{page}</strong>
        <div>{old ?? now}</div>
      </>
    );
  return (
    <>
      <strong>{nameOf(field)}</strong>
      {old !== undefined && (
        <div>
          Avant : <del>{renderValue(field, old)}</del>
        </div>
      )}
      <div>Maintenant : {now === undefined ? 'plus rien' : <ins>{renderValue(field, now)}</ins>}</div>
    </>
  );
}

/** A photograph is seen, all else is read. */
const renderValue = ({ record, path }: Field, text: string) =>
  record === 'photos' && path[1] === 'file' ? (
    <img className={styles.small} src={photoAddress(text)} alt={text} />
  ) : (
    typeset(text)
  );
