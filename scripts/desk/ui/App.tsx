import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Path } from '../edit-source';
import type { PageDraft } from '../protocol';
import type { Field } from '../text-index';
import { Changes } from './Changes';
import { DraftForm } from './DraftForm';
import * as styles from './desk.css';
import { GoOnline } from './GoOnline';
import { Missing } from './Missing';
import { Preview } from './Preview';
import { RecordForm } from './RecordForm';
import { Records } from './Records';
import { act, type Draft, nameOf, say, showOnPage, useDesk } from './store';

/** What the panel shows: a list, or the form of a record with the place that was asked for. */
type View =
  | { list: keyof typeof LISTS | 'online' }
  | { draft: PageDraft }
  | { file: string; record: string; focus: Path; others: Field[]; at: number };

const LISTS = {
  missing: 'À compléter',
  records: 'Toutes les fiches',
  changes: 'Modifications',
} as const;

const STEPS = [
  ['annuler', 'Annuler', 'undo'],
  ['retablir', 'Rétablir', 'redo'],
] as const;

const whereOf = ({ file, record, edit: { path } }: Draft): Field => ({ file, record, path });

export function App() {
  const snapshot = useDesk();
  const [view, setView] = useState<View>({ list: 'missing' });
  const panel = useRef<HTMLElement>(null);
  /** Where each list was left. */
  const left = useRef<Record<string, number>>({});
  const open = ({ file, record, path }: Field, others: Field[] = []) =>
    turnTo({ file, record, focus: path, others, at: performance.now() });
  const openDraft = (draft: PageDraft) => {
    turnTo({ draft });
    const model = snapshot.state.records.find(({ file }) => file.startsWith(`data/${draft.collection}/`));
    if (model) showOnPage({ ...model, path: [] });
  };
  const turnTo = (next: View) => {
    if ('list' in view) left.current[view.list] = panel.current?.scrollTop ?? 0;
    if ('list' in next) say('');
    setView(next);
  };
  useLayoutEffect(() => {
    panel.current?.scrollTo(0, ('list' in view && left.current[view.list]) || 0);
  }, [view]);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (!(event.ctrlKey || event.metaKey) || isTyping || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      void act(event.shiftKey ? 'retablir' : 'annuler');
    };
    window.addEventListener('keydown', keys);
    return () => window.removeEventListener('keydown', keys);
  }, []);
  const waiting = [...snapshot.drafts.values()].find(({ faults, conflict }) => faults.length > 0 || conflict);
  useEffect(() => {
    if (!waiting) return;
    const keep = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [waiting]);
  const { state, message } = snapshot;
  return (
    <div className={styles.desk}>
      <header className={styles.bar}>
        <strong>Le bureau</strong>
        {STEPS.map(([route, name, step]) => (
          <button
            type="button"
            key={route}
            className={styles.barButton}
            disabled={!state[step]}
            title={state[step]}
            onClick={() => act(route)}
          >
            {name}
          </button>
        ))}
        <p className={styles.message} role="status">
          {waiting ? `Pas encore enregistré : ${nameOf(snapshot, whereOf(waiting))}` : message}
        </p>
        {waiting && (
          <button type="button" className={styles.barButton} onClick={() => open(whereOf(waiting))}>
            Voir la remarque
          </button>
        )}
        <button
          type="button"
          className={styles.barButton}
          aria-pressed={'list' in view && view.list === 'online'}
          onClick={() => turnTo({ list: 'online' })}
        >
          Mettre en ligne
        </button>
      </header>
      <main className={styles.panel} ref={panel}>
        <nav className={styles.tabs} aria-label="Bureau">
          {Object.entries(LISTS).map(([list, title]) => (
            <button
              type="button"
              key={list}
              className={styles.tab}
              aria-current={'list' in view && view.list === list}
              onClick={() => turnTo({ list: list as keyof typeof LISTS })}
            >
              {title}
            </button>
          ))}
        </nav>
        {'list' in view ? (
          {
            missing: <Missing snapshot={snapshot} open={open} />,
            records: <Records snapshot={snapshot} open={open} openDraft={openDraft} />,
            changes: <Changes snapshot={snapshot} open={open} />,
            online: <GoOnline snapshot={snapshot} showMissing={() => turnTo({ list: 'missing' })} />,
          }[view.list]
        ) : 'draft' in view ? (
          <DraftForm
            key={view.draft.slug}
            snapshot={snapshot}
            draft={view.draft}
            open={open}
            leave={() => turnTo({ list: 'records' })}
          />
        ) : (
          <RecordForm key={`${view.file} ${view.record} ${view.at}`} snapshot={snapshot} {...view} open={open} />
        )}
      </main>
      <Preview snapshot={snapshot} open={open} />
    </div>
  );
}
