import { type ReactNode, useEffect, useRef } from 'react';
import { formatCount, formatMinutes } from '../../lib/format';
import type { Chapter } from '../../to-do/to-do-list';
import { type Field, keyOf, uniqueFields } from '../shared/field';
import { isWithin } from '../shared/values';
import { Button } from './Button';
import * as styles from './desk.css';
import { FieldAt } from './fields';
import { focusField, scrollIntoView } from './focus';
import { nameOf, savedValueAt, schemaOf } from './lookups';
import { photoUrl } from './PhotoField';
import { saveTyped } from './saving';
import { announce, listOf, openField, openRecord, useDesk, usePersistentViewState } from './store';

const LEVELS = { obligatoire: 'Obligatoire', conseillé: 'Conseillé' } as const;

/** Returns the number of open points in chapters. */
export const countPoints = (chapters: Chapter[]) => chapters.reduce((sum, { todo }) => sum + todo.length, 0);
const minutesOf = (chapters: Chapter[]) => formatMinutes(chapters.reduce((sum, { minutes }) => sum + minutes, 0));

/**
 * The open chapter. Its fields keep their initial order, with missing facts first, so that an answered field does not
 * move.
 */
type ShownChapter = { title: string; askedFields: Field[] };

/**
 * Lists the facts that only the owner knows, with their fields. Each paper has one chapter, and chapters with required
 * facts come first.
 */
export function Missing() {
  const { records, chapters, faults, unreadable, warnings } = useDesk().state;
  const faultCount = faults.length + unreadable.length;
  /** The titles of postponed chapters. They are cleared when the desk is opened again. */
  const [postponed, setPostponed] = usePersistentViewState<string[]>('later', []);
  const [shownChapter, setShownChapter] = usePersistentViewState<ShownChapter | undefined>('chapter', undefined);
  /** True if the «Continuer» button has opened the chapter. */
  const isGuided = useRef(false);
  const shownIndex = chapters.findIndex(({ title }) => title === shownChapter?.title);
  const nextChapter = [...chapters.slice(shownIndex + 1), ...chapters.slice(0, Math.max(0, shownIndex))].find(
    ({ title, todo }) => todo.length > 0 && !postponed.includes(title),
  );
  const isBegun = shownChapter !== undefined || chapters.some(({ todo, total }) => todo.length < total);
  const requiredChapters = chapters.filter(({ level }) => level === 'obligatoire');
  const togglePostponed = (title: string) => {
    const message = postponed.includes(title) ? '' : `Remis à plus tard : ${title}`;
    // The message of a save in progress would otherwise replace this message.
    void saveTyped().then(() => announce(message));
    setPostponed(
      postponed.includes(title) ? postponed.filter((laterTitle) => laterTitle !== title) : [...postponed, title],
    );
  };
  const orderOf = ({ title }: Chapter) => Number(postponed.includes(title));
  const openChapter = ({ title, todo, fields }: Chapter, isGuidedStep: boolean) => {
    isGuided.current = isGuidedStep;
    const isAskedField = (field: Field) =>
      todo.some(({ record, path }) => record === field.record && isWithin(field.path, path));
    setShownChapter({ title, askedFields: [...todo, ...fields.filter((field) => !isAskedField(field))] });
  };
  useEffect(() => {
    const [first] = (isGuided.current && shownChapter?.askedFields) || [];
    if (first) focusField(listOf(first).path);
    // The closed chapter above may have moved the open chapter out of view.
    else scrollIntoView(document.querySelector('main section > details[open] > summary'));
  }, [shownChapter]);
  const nextButton = nextChapter && (
    <Button variant="action" onClick={() => openChapter(nextChapter, true)}>
      {isBegun ? 'Continuer' : 'Commencer'} : {nextChapter.title}
    </Button>
  );
  return (
    <>
      <h1>
        {countPoints(requiredChapters) > 0
          ? `Il reste ${formatCount(countPoints(requiredChapters), 'point obligatoire', 'points obligatoires')}, ${minutesOf(requiredChapters)} environ`
          : faultCount > 0
            ? `${formatCount(faultCount, 'remarque')} à corriger d’abord`
            : 'Rien d’obligatoire ne manque'}
      </h1>
      {[...faults, ...warnings].map((fault) => (
        <p key={JSON.stringify(fault)} className={styles.fault}>
          {nameOf(fault)} : {fault.sentence} <Button onClick={() => openField(fault)}>Ouvrir</Button>
        </p>
      ))}
      {!shownChapter && nextButton}
      {records
        .filter(({ draft }) => draft)
        .map((record) => (
          <Button key={record.file} variant="item" onClick={() => openRecord(record)}>
            Brouillon {record.draft?.faults.length ? 'à finir' : 'prêt'} : {record.title}
          </Button>
        ))}
      {Object.entries(LEVELS).map(([level, levelTitle]) => {
        const all = chapters.filter((chapter) => chapter.level === level);
        return (
          <section key={level} className={styles.chapters}>
            <h2>
              {levelTitle} : {countPoints(all) === 0 ? 'rien ne manque' : minutesOf(all)}
            </h2>
            {all
              .toSorted((a, b) => orderOf(a) - orderOf(b))
              .map((chapter) => (
                <ChapterDetails
                  key={chapter.title}
                  chapter={chapter}
                  askedFields={shownChapter?.title === chapter.title ? shownChapter.askedFields : undefined}
                  isPostponed={postponed.includes(chapter.title)}
                  onToggle={(isOpen) => (isOpen ? openChapter(chapter, false) : setShownChapter(undefined))}
                  togglePostponed={() => togglePostponed(chapter.title)}
                  nextButton={nextButton}
                />
              ))}
          </section>
        );
      })}
    </>
  );
}

type ChapterProps = {
  chapter: Chapter;
  /** The fields of the chapter; undefined if the chapter is closed. */
  askedFields: Field[] | undefined;
  isPostponed: boolean;
  onToggle(isOpen: boolean): void;
  togglePostponed(): void;
  /** The button that opens the next chapter. */
  nextButton: ReactNode;
};

/**
 * Renders the progress of a chapter. If the chapter is open, also renders the reason for its questions, its fields, and
 * the button of the next chapter.
 */
function ChapterDetails({ chapter, askedFields, isPostponed, onToggle, togglePostponed, nextButton }: ChapterProps) {
  const { title, todo, total, minutes, why, where, meanwhile } = chapter;
  const answeredCount = total - todo.length;
  const isShown = askedFields !== undefined;
  return (
    <details
      className={styles.group}
      open={isShown}
      onToggle={({ currentTarget }) => currentTarget.open !== isShown && onToggle(currentTarget.open)}
    >
      <summary>
        {title}
        <span className={styles.progress}>
          <progress max={total} value={answeredCount} aria-hidden />
          {todo.length === 0
            ? 'fait'
            : `${answeredCount} sur ${total}, ${formatMinutes(minutes)}${isPostponed ? ', plus tard' : ''}`}
        </span>
      </summary>
      {askedFields && (
        <div className={styles.fields}>
          <p className={styles.hint}>
            {todo.length > 0 && (
              <>
                <b>Pourquoi :</b> {why}
                <br />
                <b>En attendant, le site dit :</b> {meanwhile}.
                <br />
              </>
            )}
            <b>Où le trouver :</b> {where}
          </p>
          <AskedFields fields={askedFields} where={where} />
          {todo.length > 0 && (
            <Button onClick={togglePostponed}>
              {isPostponed ? 'Reprendre' : 'Plus tard'} : {title}
            </Button>
          )}
          {nextButton}
        </div>
      )}
    </details>
  );
}

/**
 * Renders the fields of a chapter, without the hint that the chapter has already shown. A list entry is shown with its
 * whole list, so that the owner can replace or remove the entry. A photo is shown as a link to its form.
 */
function AskedFields({ fields, where }: { fields: Field[]; where: string }) {
  const fileOf = ({ path, ...record }: Field) => savedValueAt({ ...record, path: [path[0] ?? '', 'file'] });
  return uniqueFields(fields.map(listOf)).map((field) => (
    <div key={keyOf(field)} data-path={JSON.stringify(field.path)}>
      {field.record === 'photos' ? (
        <Button variant="item" onClick={() => openField(field)}>
          <span className={styles.photoSummary}>
            {field.path.length > 0 && (
              <img className={styles.thumbnail} src={photoUrl(String(fileOf(field)))} alt="" loading="lazy" />
            )}
            {nameOf(field)}
          </span>
        </Button>
      ) : (
        <FieldAt field={field} schemaChanges={schemaOf(field).where === where ? { where: '' } : {}} />
      )}
    </div>
  ));
}
