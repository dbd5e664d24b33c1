import { typeset } from '../../../components/typography/typeset';
import { type Field, keyOf } from '../shared/field';
import { type Change, draftOf } from '../shared/protocol';
import { Button } from './Button';
import * as styles from './desk.css';
import { nameOf } from './lookups';
import { Mentions } from './PageActions';
import { photoUrl } from './PhotoField';
import { act } from './saving';
import { navigateUnlessGone, openField, openRecord, useDesk } from './store';
import { FormerNameMentions } from './TownName';

/**
 * Lists the changes since the site last went online, each with a button that reverts the change. The owner removes an
 * added page in the form of that page.
 */
export function Changes() {
  const { changes, isOnline } = useDesk().state;
  return (
    <>
      <h1>Modifié depuis {isOnline ? 'la dernière mise en ligne' : 'le début'}</h1>
      {changes.length === 0 && <p>Rien n’a changé.</p>}
      {changes.map((change) => {
        const { file, record, path, new: newText, page } = change;
        return (
          <div key={keyOf(change)} className={styles.change}>
            <ChangeRow {...change} />
            {page && newText === undefined && <Mentions file={file} />}
            {record === 'town' && path.join() === 'name' && <FormerNameMentions file={file} />}
            <div className={styles.choice}>
              {!(page && newText === undefined) && (
                <Button subject={page ?? nameOf(change)} onClick={() => openField(change)}>
                  Ouvrir
                </Button>
              )}
              {page && newText === undefined && (
                <Button aria-label={`Reprendre : ${page}`} onClick={() => resume(change)}>
                  Reprendre cette page
                </Button>
              )}
              {!page && (
                <Button
                  subject={nameOf(change)}
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

/** Restores a withdrawn page as a draft and opens it. */
async function resume({ file, record }: Change): Promise<void> {
  const navigateAfterwards = navigateUnlessGone();
  if ((await act('resume', { file }))?.kind === 'saved')
    navigateAfterwards(() => openRecord({ file: draftOf(file), record }));
}

/** Renders the old and the new text of a change. */
export function ChangeRow({ old, new: newText, page, ...field }: Change) {
  if (page)
    return (
      <>
        <strong>{page}</strong>
        <div>{old ?? newText}</div>
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
      <div>Maintenant : {newText === undefined ? 'plus rien' : <ins>{renderValue(field, newText)}</ins>}</div>
    </>
  );
}

/** Renders photos as images and everything else as text. */
const renderValue = ({ record, path }: Field, text: string) =>
  record === 'photos' && path[1] === 'file' ? (
    <img className={styles.thumbnail} src={photoUrl(text)} alt={text} />
  ) : (
    typeset(text)
  );
