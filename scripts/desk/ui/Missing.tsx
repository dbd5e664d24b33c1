import { useState } from 'react';
import { inCount, inMinutes } from '../../format';
import type { Chapter } from '../../to-do-list';
import type { DeskState } from '../protocol';
import type { Field } from '../text-index';
import * as styles from './desk.css';
import { capital } from './schema';

/** Opens a field; `chapter` is the one that asks for it. */
type Open = (field: Field, others?: Field[], chapter?: string) => void;
type Props = { state: DeskState; open: Open };

const LEVELS = { obligatoire: 'Obligatoire', conseillé: 'Conseillé' } as const;

/** Chapters that the owner leaves for later: they come back when the desk is opened anew. */
const LATER = 'plus-tard';
const leftForLater = (): string[] => JSON.parse(sessionStorage.getItem(LATER) ?? '[]');
const setLater = (titles: string[]) => sessionStorage.setItem(LATER, JSON.stringify(titles));

/** What is asked next: the first point of a chapter that is not left for later. */
function nextPoint(chapters: Chapter[], skipped = leftForLater()) {
  const chapter = chapters.find(({ title, todo }) => todo.length > 0 && !skipped.includes(title));
  return chapter && { chapter, point: chapter.todo[0]! };
}

const count = (chapters: Chapter[]) => chapters.reduce((sum, { todo }) => sum + todo.length, 0);
const minutesOf = (chapters: Chapter[]) => inMinutes(chapters.reduce((sum, { minutes }) => sum + minutes, 0));

/** What only the owner can tell: paper by paper, what the law wants first. */
export function Missing({ state, open }: Props) {
  const [later, setShownLater] = useState(leftForLater);
  const skip = (titles: string[]) => {
    setLater(titles);
    setShownLater(titles);
  };
  const must = state.chapters.filter(({ level }) => level === 'obligatoire');
  const next = nextPoint(state.chapters, later);
  return (
    <>
      <h1 className={styles.title}>
        {count(must) === 0
          ? 'Rien d’obligatoire ne manque'
          : `Il reste ${inCount(count(must), 'point obligatoire', 'points obligatoires')}, ${minutesOf(must)} environ`}
      </h1>
      <Faults state={state} open={open} />
      {next && (
        <button
          type="button"
          className={styles.action}
          onClick={() => open(next.point, [], next.chapter.title)}
        >{`Continuer : ${next.point.what}`}</button>
      )}
      {Object.entries(LEVELS).map(([level, title]) => {
        const chapters = state.chapters.filter((one) => one.level === level);
        return (
          <section key={level} className={styles.chapters}>
            <h2>
              {title} : {count(chapters) === 0 ? 'rien ne manque' : minutesOf(chapters)}
            </h2>
            {[...chapters]
              .sort((one, other) => Number(later.includes(one.title)) - Number(later.includes(other.title)))
              .map((chapter) => (
                <ChapterOf
                  key={chapter.title}
                  {...chapter}
                  isLater={later.includes(chapter.title)}
                  open={open}
                  skip={() => skip([...later, chapter.title])}
                  takeBack={() => skip(later.filter((one) => one !== chapter.title))}
                />
              ))}
          </section>
        );
      })}
    </>
  );
}

type ChapterProps = Chapter & { open: Open; isLater: boolean; skip(): void; takeBack(): void };

function ChapterOf({
  title,
  todo,
  total,
  minutes,
  why,
  where,
  meanwhile,
  open,
  isLater,
  skip,
  takeBack,
}: ChapterProps) {
  const done = total - todo.length;
  return (
    <details className={styles.group}>
      <summary>
        {title}
        <span className={styles.progress}>
          <progress max={total} value={done} aria-label={title} />
          {todo.length === 0 ? 'fait' : `${done} sur ${total}, ${inMinutes(minutes)}${isLater ? ', plus tard' : ''}`}
        </span>
      </summary>
      {todo.length > 0 && (
        <>
          <p className={styles.hint}>
            <b>Pourquoi :</b> {why}
            <br />
            <b>Où le trouver :</b> {where}
            <br />
            <b>En attendant, le site dit :</b> {meanwhile}.
          </p>
          {todo.map((point) => (
            <button
              type="button"
              key={`${point.record} ${point.path.join()}`}
              className={styles.item}
              onClick={() => open(point, [], title)}
            >
              {capital(point.what)}
            </button>
          ))}
          <button type="button" className={styles.quiet} onClick={isLater ? takeBack : skip}>
            {isLater ? 'Reprendre' : 'Plus tard'} : {title}
          </button>
        </>
      )}
    </details>
  );
}

/** Above a form that a chapter has opened: how far it is, and what comes next. */
export function NextPoint({ state, chapter: title, field, open }: Props & { chapter: string; field: Field }) {
  const chapter = state.chapters.find((one) => one.title === title);
  if (!chapter) return null;
  const isHere = ({ record, path }: Field) => record === field.record && path.join() === field.path.join();
  const here = chapter.todo.findIndex(isHere);
  const point = chapter.todo[here + 1] ?? chapter.todo.find((one) => !isHere(one));
  const later = nextPoint(state.chapters, [...leftForLater(), title]);
  const next = point ? { point, chapter } : later;
  return (
    <nav className={styles.change} aria-label="Questions suivantes">
      <p className={styles.hint}>
        {title} : {chapter.total - chapter.todo.length} sur {chapter.total}
      </p>
      {next && (
        <button type="button" className={styles.action} onClick={() => open(next.point, [], next.chapter.title)}>
          {point ? 'Suivant' : next.chapter.title} : {next.point.what}
        </button>
      )}
    </nav>
  );
}

function Faults({ state, open }: Props) {
  return state.faults.map((fault) => (
    <p key={fault.sentence} className={styles.fault}>
      {fault.sentence}{' '}
      <button type="button" className={styles.quiet} onClick={() => open(fault)}>
        Ouvrir
      </button>
    </p>
  ));
}
