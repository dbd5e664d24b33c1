import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from './button';
import { Changes } from './Changes';
import * as styles from './desk.css';
import { toHeading } from './focus';
import { GoOnline, stepOf } from './GoOnline';
import { inShort, recordNow } from './lookups';
import { Missing } from './Missing';
import { Preview } from './Preview';
import { RecordForm } from './RecordForm';
import { Records } from './Records';
import { act, undo } from './saving';
import { forget, open, turnTo, useDesk } from './store';

const TABS = [
  ['missing', 'À compléter'],
  ['records', 'Toutes les fiches'],
  ['changes', 'Modifications'],
] as const;
const LISTS = { missing: Missing, records: Records, changes: Changes, online: GoOnline };

export function App() {
  const { state, online, message, typed, begun, view } = useDesk();
  const panel = useRef<HTMLElement>(null);
  const list = 'list' in view ? view.list : undefined;
  /** Where each list was left: how far down, and by which of its buttons. */
  const left = useRef<Record<string, { top: number; button?: number }>>({});
  const isBroken = state.unreadable.length > 0;
  useLayoutEffect(() => {
    panel.current?.scrollTo(0, (!isBroken && 'list' in view && left.current[view.list]?.top) || 0);
  }, [view, isBroken]);
  const buttons = () => [...(panel.current?.querySelectorAll('button') ?? [])];
  const isOpened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown follows from the view.
  useEffect(() => {
    const button = list && buttons()[left.current[list]?.button ?? -1];
    if (isOpened.current && document.activeElement === document.body)
      button ? button.focus({ preventScroll: true }) : toHeading();
    isOpened.current = true;
    document.title = `${document.querySelector('main h1')?.textContent} – Le bureau`;
  }, [view]);
  const waiting = [...typed.values()].find(({ faults, conflict }) => faults.length > 0 || conflict);
  const faults = [...typed.values()].flatMap(({ faults }) => faults);
  const remark = waiting && (waiting.conflict?.sentence ?? `Pas encore enregistré. ${inShort(faults)}`);
  // What came of a click since is told, whatever waits.
  const told = remark ? `${message.replace(/[^.…]$/, '$&.')} ${remark}` : message;
  const field = waiting && (waiting.faults[0] ?? { ...waiting, path: waiting.edit.path });
  useEffect(() => {
    window.onbeforeunload = typed.size > 0 ? (event) => event.preventDefault() : null;
  }, [typed]);
  const Shown = list && LISTS[list];
  return (
    <div className={styles.desk}>
      <header className={styles.bar}>
        <strong>Le bureau</strong>
        <Button
          look="toggle"
          disabled={!state.undo && typed.size === 0}
          title={state.undo ?? 'Rien depuis que le bureau est ouvert ; d’avant : « Modifications »'}
          onClick={undo}
        >
          Annuler
        </Button>
        <Button look="toggle" disabled={!state.redo} title={state.redo} onClick={() => act('retablir', {})}>
          Rétablir
        </Button>
        <p className={styles.message} role="status">
          {told}
        </p>
        {field && (
          <Button look="toggle" onClick={() => open(field)}>
            Voir la remarque
          </Button>
        )}
        {[...begun].map(
          ([place, one]) =>
            recordNow(one) && (
              <Button key={place} look="toggle" onClick={() => open(one)}>
                À ajouter : {one.title}
              </Button>
            ),
        )}
        <Button look="toggle" aria-pressed={list === 'online'} onClick={() => turnTo({ list: 'online' })}>
          {online.phase === 'running' && online.goal !== 'prepare' ? stepOf(online) : 'Mettre en ligne'}
        </Button>
      </header>
      <main
        className={styles.panel}
        ref={panel}
        onScroll={({ currentTarget }) => {
          if (list) left.current[list] = { ...left.current[list], top: currentTarget.scrollTop };
        }}
        onClickCapture={({ target, currentTarget }) => {
          const button = buttons().indexOf((target as Element).closest('button')!);
          if (list) left.current[list] = { top: currentTarget.scrollTop, button };
        }}
      >
        <nav className={styles.tabs} aria-label="Bureau">
          {TABS.map(([name, title]) => (
            <Button
              key={name}
              look="tab"
              aria-current={list === name}
              onClick={() => {
                // Whoever goes back finds what he has sought; whoever begins anew, every record.
                forget('search');
                turnTo({ list: name });
              }}
            >
              {title}
            </Button>
          ))}
        </nav>
        {state.unreadable.map(({ file, title, sentence, hasCopy }) => (
          <div key={sentence} className={styles.conflict} role="alert">
            <p>
              {hasCopy ? `La fiche ${title} est abîmée : son fichier a été changé en dehors du bureau.` : sentence}{' '}
              D’ici là, rien ne peut être mis en ligne.
            </p>
            {hasCopy && (
              <>
                <Button look="action" onClick={() => act('remettre', { file })}>
                  La remettre comme avant
                </Button>
                <details>
                  <summary>Détail</summary>
                  {sentence}
                </details>
              </>
            )}
          </div>
        ))}
        {Shown ? <Shown /> : 'at' in view && <RecordForm key={view.at} view={view} />}
      </main>
      <Preview />
    </div>
  );
}
