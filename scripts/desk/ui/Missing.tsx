import { type ReactNode, useEffect, useRef } from 'react';
import { formatCount, inMinutes } from '../../lib/format';
import type { Chapter } from '../../to-do/to-do-list';
import { type Field, keyOf, uniqueFields } from '../shared/field';
import { isWithin } from '../shared/values';
import { Button } from './button';
import * as styles from './desk.css';
import { FieldAt } from './fields';
import { focusField, scrollIntoView } from './focus';
import { nameOf, savedValueAt, schemaOf } from './lookups';
import { photoAddress } from './photo-inputs';
import { listOf, openField, openWhole, say, useDesk, usePersistentViewState } from './store';

const LEVELS = { obligatoire: 'Obligatoire', conseillé: 'Conseillé' } as const;

/** How many points these chapters ask for. */
export const count = (chapters: Chapter[]) => chapters.reduce((sum, { todo }) => sum + todo.length, 0);
const minutesOf = (chapters: Chapter[]) => inMinutes(chapters.reduce((sum, { minutes }) => sum + minutes, 0));

/** A chapter that is open, with its fields, what was missing then first: an answer does not move its field. */
type ShownChapter = { title: string; asked: Field[] };

/** What only the owner can tell: paper by paper, what the law wants first; its fields are filled in here. */
export function Missing() {
  const { records, chapters, faults, unreadable, warnings } = useDesk().state;
  const wrong = faults.length + unreadable.length;
  /** What the owner leaves for later: it comes back when the desk is opened anew. */
  const [later, setLater] = usePersistentViewState<string[]>('later', []);
  const [shown, show] = usePersistentViewState<ShownChapter | undefined>('chapter', undefined);
  /** Whether the button for going on has opened it. */
  const isGuided = useRef(false);
  const at = chapters.findIndex(({ title }) => title === shown?.title);
  const next = [...chapters.slice(at + 1), ...chapters.slice(0, Math.max(0, at))].find(
    ({ title, todo }) => todo.length > 0 && !later.includes(title),
  );
  const isBegun = shown !== undefined || chapters.some(({ todo, total }) => todo.length < total);
  const requiredChapters = chapters.filter(({ level }) => level === 'obligatoire');
  const putOff = (title: string) => {
    say(later.includes(title) ? '' : `Remis à plus tard : ${title}`);
    setLater(later.includes(title) ? later.filter((one) => one !== title) : [...later, title]);
  };
  const isLast = ({ title }: Chapter) => Number(later.includes(title));
  const openChapter = ({ title, todo, fields }: Chapter, isGuidedNow: boolean) => {
    isGuided.current = isGuidedNow;
    const isAskedField = (field: Field) =>
      todo.some(({ record, path }) => record === field.record && isWithin(field.path, path));
    show({ title, asked: [...todo, ...fields.filter((field) => !isAskedField(field))] });
  };
  useEffect(() => {
    const [first] = (isGuided.current && shown?.asked) || [];
    if (first) focusField(listOf(first).path);
    // A chapter above it that closes takes it away from under the pointer.
    else scrollIntoView(document.querySelector('main section > details[open] > summary'));
  }, [shown]);
  const goOn = next && (
    <Button look="action" onClick={() => openChapter(next, true)}>
      {isBegun ? 'Continuer' : 'Commencer'} : {next.title}
    </Button>
  );
  return (
    <>
      <h1>
        {count(requiredChapters) > 0
          ? `Il reste ${formatCount(count(requiredChapters), 'point obligatoire', 'points obligatoires')}, ${minutesOf(requiredChapters)} environ`
          : wrong > 0
            ? `${formatCount(wrong, 'remarque')} à corriger d’abord`
            : 'Rien d’obligatoire ne manque'}
      </h1>
      {[...faults, ...warnings].map((fault) => (
        <p key={JSON.stringify(fault)} className={styles.fault}>
          {nameOf(fault)} : {fault.sentence} <Button onClick={() => openField(fault)}>Ouvrir</Button>
        </p>
      ))}
      {!shown && goOn}
      {records
        .filter(({ draft }) => draft)
        .map((one) => (
          <Button key={one.file} look="item" onClick={() => openWhole(one)}>
            Brouillon {one.draft?.faults.length ? 'à finir' : 'prêt'} : {one.title}
          </Button>
        ))}
      {Object.entries(LEVELS).map(([level, levelTitle]) => {
        const all = chapters.filter((one) => one.level === level);
        return (
          <section key={level} className={styles.chapters}>
            <h2>
              {levelTitle} : {count(all) === 0 ? 'rien ne manque' : minutesOf(all)}
            </h2>
            {all
              .toSorted((one, other) => isLast(one) - isLast(other))
              .map((chapter) => (
                <ChapterDetails
                  key={chapter.title}
                  chapter={chapter}
                  asked={shown?.title === chapter.title ? shown.asked : undefined}
                  isLater={later.includes(chapter.title)}
                  turn={(isOpen) => (isOpen ? openChapter(chapter, false) : show(undefined))}
                  putOff={() => putOff(chapter.title)}
                  goOn={goOn}
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
  /** Its fields, if it is open. */
  asked: Field[] | undefined;
  isLater: boolean;
  turn(isOpen: boolean): void;
  putOff(): void;
  /** The button that leads to the next chapter. */
  goOn: ReactNode;
};

/** How far a chapter is; opened, why it is asked for, its fields, and the way on. */
function ChapterDetails({ chapter, asked, isLater, turn, putOff, goOn }: ChapterProps) {
  const { title, todo, total, minutes, why, where, meanwhile } = chapter;
  const given = total - todo.length;
  const isShown = asked !== undefined;
  return (
    <details
      className={styles.group}
      open={isShown}
      onToggle={({ currentTarget }) => currentTarget.open !== isShown && turn(currentTarget.open)}
    >
      <summary>
        {title}
        <span className={styles.progress}>
          <progress max={total} value={given} aria-hidden />
          {todo.length === 0 ? 'fait' : `${given} sur ${total}, ${inMinutes(minutes)}${isLater ? ', plus tard' : ''}`}
        </span>
      </summary>
      {asked && (
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
          <AskedFields points={asked} where={where} />
          {todo.length > 0 && (
            <Button onClick={putOff}>
              {isLater ? 'Reprendre' : 'Plus tard'} : {title}
            </Button>
          )}
          {goOn}
        </div>
      )}
    </details>
  );
}

/**
 * The fields of a chapter, which has said where to find them: an entry of a list is replaced or removed where its list is, a
 * photograph has a form of its own.
 */
function AskedFields({ points, where }: { points: Field[]; where: string }) {
  const fileOf = ({ path, ...record }: Field) => savedValueAt({ ...record, path: [path[0] ?? '', 'file'] });
  return uniqueFields(points.map(listOf)).map((field) => (
    <div key={keyOf(field)} data-path={JSON.stringify(field.path)}>
      {field.record === 'photos' ? (
        <Button look="item" onClick={() => openField(field)}>
          <span className={styles.photoSummary}>
            {field.path.length > 0 && (
              <img className={styles.small} src={photoAddress(String(fileOf(field)))} alt="" loading="lazy" />
            )}
            {nameOf(field)}
          </span>
        </Button>
      ) : (
        <FieldAt field={field} words={schemaOf(field).where === where ? { where: '' } : {}} />
      )}
    </div>
  ));
}
