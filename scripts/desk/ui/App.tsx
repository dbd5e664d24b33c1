import { useEffect, useState } from 'react';
import type { Path } from '../edit-source';
import type { PageDraft } from '../protocol';
import type { Field } from '../text-index';
import { DraftForm } from './DraftForm';
import * as styles from './desk.css';
import { GoOnline } from './GoOnline';
import { Changes } from './lists';
import { Missing, NextPoint } from './Missing';
import { Preview } from './Preview';
import { RecordForm } from './RecordForm';
import { Records } from './Records';
import { act, useDesk } from './store';

/** What the panel shows: a list, or the form of a record with the place that was asked for. */
type View =
  | { list: keyof typeof LISTS | 'online' }
  | { draft: PageDraft }
  | { file: string; record: string; focus: Path; others: Field[]; chapter: string | undefined; at: number };

const LISTS = {
  missing: 'À compléter',
  records: 'Toutes les fiches',
  changes: 'Modifications',
} as const;

export function App() {
  const snapshot = useDesk();
  const [view, setView] = useState<View>({ list: 'missing' });
  const open = ({ file, record, path }: Field, others: Field[] = [], chapter?: string) =>
    setView({ file, record, focus: path, others, chapter, at: performance.now() });
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
  if (!snapshot) return null;
  const { state, message } = snapshot;
  return (
    <div className={styles.desk}>
      <header className={styles.bar}>
        <strong>Le bureau</strong>
        <button
          type="button"
          className={styles.barButton}
          disabled={!state.undo}
          title={state.undo}
          onClick={() => act('annuler')}
        >
          Annuler
        </button>
        <button
          type="button"
          className={styles.barButton}
          disabled={!state.redo}
          title={state.redo}
          onClick={() => act('retablir')}
        >
          Rétablir
        </button>
        <p className={styles.message} role="status">
          {message}
        </p>
        <button
          type="button"
          className={styles.publish}
          aria-pressed={'list' in view && view.list === 'online'}
          onClick={() => setView({ list: 'online' })}
        >
          Mettre en ligne
        </button>
      </header>
      <main className={styles.panel}>
        <nav className={styles.tabs} aria-label="Bureau">
          {Object.entries(LISTS).map(([list, title]) => (
            <button
              type="button"
              key={list}
              className={styles.tab}
              aria-current={'list' in view && view.list === list}
              onClick={() => setView({ list: list as keyof typeof LISTS })}
            >
              {title}
            </button>
          ))}
        </nav>
        {'list' in view ? (
          {
            missing: <Missing state={state} open={open} />,
            records: <Records snapshot={snapshot} open={open} openDraft={(draft) => setView({ draft })} />,
            changes: <Changes state={state} open={open} />,
            online: <GoOnline state={state} version={state.version} showMissing={() => setView({ list: 'missing' })} />,
          }[view.list]
        ) : 'draft' in view ? (
          <DraftForm
            key={view.draft.slug}
            snapshot={snapshot}
            draft={view.draft}
            open={open}
            leave={() => setView({ list: 'records' })}
          />
        ) : (
          <>
            {view.chapter && (
              <NextPoint state={state} chapter={view.chapter} field={{ ...view, path: view.focus }} open={open} />
            )}
            <RecordForm key={`${view.file} ${view.record} ${view.at}`} snapshot={snapshot} {...view} open={open} />
          </>
        )}
      </main>
      <Preview state={state} open={open} />
    </div>
  );
}
