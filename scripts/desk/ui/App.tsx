import { type MouseEvent, type UIEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from './button';
import { Changes } from './Changes';
import * as styles from './desk.css';
import { focusHeading } from './focus';
import { GoOnline, stepOf } from './GoOnline';
import { currentRecord, summarizeFaults } from './lookups';
import { Missing } from './Missing';
import { Phone } from './Phone';
import { Preview } from './Preview';
import { RecordForm } from './RecordForm';
import { Records } from './Records';
import { Requests } from './Requests';
import { act, undo } from './saving';
import { forget, open, turnTo, useDesk } from './store';
import { canReadRequests, countOf, readRequests } from './stored-requests';

const TABS = [
  ['missing', 'À compléter'],
  ['records', 'Toutes les fiches'],
  ['changes', 'Modifications'],
] as const;
const LISTS = {
  missing: Missing,
  records: Records,
  changes: Changes,
  online: GoOnline,
  phone: Phone,
  requests: Requests,
};

export function App() {
  const { state, view } = useDesk();
  const list = 'list' in view ? view.list : undefined;
  const isBroken = state.unreadable.length > 0;
  const { panel, positionEvents } = useListPosition(list, isBroken);
  const Shown = list && LISTS[list];
  return (
    <div className={styles.desk}>
      <Bar list={list} />
      <main className={styles.panel} ref={panel} {...positionEvents}>
        <Tabs current={list} />
        <Unreadable />
        {Shown ? <Shown /> : 'at' in view && <RecordForm key={view.at} view={view} />}
      </main>
      <Preview />
    </div>
  );
}

/** Returns to each list where it was left: how far down, and at which of its buttons. */
function useListPosition(list: string | undefined, isBroken: boolean) {
  const { view } = useDesk();
  const panel = useRef<HTMLElement>(null);
  const left = useRef<Record<string, { top: number; button?: number }>>({});
  const buttons = () => [...(panel.current?.querySelectorAll('button') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opened view scrolls, also one of the same list.
  useLayoutEffect(() => {
    panel.current?.scrollTo(0, (!isBroken && list && left.current[list]?.top) || 0);
  }, [view, isBroken]);
  const isOpened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown follows from the view.
  useEffect(() => {
    const button = list && buttons()[left.current[list]?.button ?? -1];
    if (isOpened.current && document.activeElement === document.body)
      button ? button.focus({ preventScroll: true }) : focusHeading();
    isOpened.current = true;
    document.title = `${document.querySelector('main h1')?.textContent} – Le bureau`;
  }, [view]);
  const positionEvents = {
    onScroll({ currentTarget }: UIEvent<HTMLElement>) {
      if (list) left.current[list] = { ...left.current[list], top: currentTarget.scrollTop };
    },
    onClickCapture({ target, currentTarget }: MouseEvent<HTMLElement>) {
      const button = buttons().indexOf((target as Element).closest('button')!);
      if (list) left.current[list] = { top: currentTarget.scrollTop, button };
    },
  };
  return { panel, positionEvents };
}

/** The bar above everything: undo and redo, the last message, what waits, and the way online. */
function Bar({ list }: { list: string | undefined }) {
  const { state, online, phone, requests, typed, begun } = useDesk();
  useEffect(() => {
    window.onbeforeunload = typed.size > 0 ? (event) => event.preventDefault() : null;
  }, [typed]);
  const canRead = canReadRequests();
  useEffect(() => {
    // As the desk opens, and once the form delivers or the host is known.
    if (canRead) void readRequests();
  }, [canRead]);
  return (
    <header className={styles.bar}>
      <strong>Le bureau</strong>
      <Button
        look="toggle"
        disabled={!state.undo && typed.size === 0}
        title={state.undo ?? 'Rien à annuler ; d’avant : « Modifications »'}
        onClick={undo}
      >
        Annuler
      </Button>
      <Button look="toggle" disabled={!state.redo} title={state.redo} onClick={() => act('redo', {})}>
        Rétablir
      </Button>
      <Message />
      {[...begun].map(
        ([place, one]) =>
          currentRecord(one) && (
            <Button key={place} look="toggle" onClick={() => open(one)}>
              {one.isChange ? 'À finir' : 'À ajouter'} : {one.title}
            </Button>
          ),
      )}
      {canRead && requests && requests.kind !== 'off' && (
        <Button look="toggle" aria-pressed={list === 'requests'} onClick={() => turnTo({ list: 'requests' })}>
          {countOf(requests)}
        </Button>
      )}
      <Button look="toggle" aria-pressed={list === 'phone'} onClick={() => turnTo({ list: 'phone' })}>
        {phone.url ? 'Téléphone relié' : 'Depuis mon téléphone'}
      </Button>
      <Button look="toggle" aria-pressed={list === 'online'} onClick={() => turnTo({ list: 'online' })}>
        {online.phase === 'running' && online.goal !== 'prepare' ? stepOf(online) : 'Mettre en ligne'}
      </Button>
    </header>
  );
}

/** The last message, and the first remark on what is typed and not written, with the way to it. */
function Message() {
  const { message, typed } = useDesk();
  const waiting = [...typed.values()].find(({ faults, conflict }) => faults.length > 0 || conflict);
  const faults = [...typed.values()].flatMap(({ faults }) => faults);
  const remark = waiting && (waiting.conflict?.sentence ?? `Pas encore enregistré. ${summarizeFaults(faults)}`);
  const field = waiting && (waiting.faults[0] ?? { ...waiting, path: waiting.edit.path });
  return (
    <>
      <p className={styles.message} role="status">
        {/* The result of a click is told beside a remark that waits. */}
        {remark ? `${message.replace(/[^.…]$/, '$&.')} ${remark}` : message}
      </p>
      {field && (
        <Button look="toggle" onClick={() => open(field)}>
          Voir la remarque
        </Button>
      )}
    </>
  );
}

function Tabs({ current }: { current: string | undefined }) {
  return (
    <nav className={styles.tabs} aria-label="Bureau">
      {TABS.map(([name, title]) => (
        <Button
          key={name}
          look="tab"
          aria-current={current === name}
          onClick={() => {
            // «Back» keeps a search; a tab shows every record.
            forget('search');
            turnTo({ list: name });
          }}
        >
          {title}
        </Button>
      ))}
    </nav>
  );
}

/** Files that cannot be read, each with the way to restore it. */
function Unreadable() {
  const { unreadable } = useDesk().state;
  return unreadable.map(({ file, title, sentence, hasCopy }) => (
    <div key={sentence} className={styles.conflict} role="alert">
      <p>
        {hasCopy ? `La fiche ${title} est abîmée : son fichier a été changé en dehors du bureau.` : sentence} D’ici là,
        rien ne peut être mis en ligne.
      </p>
      {hasCopy && (
        <>
          <Button look="action" onClick={() => act('restore', { file })}>
            La remettre comme avant
          </Button>
          <details>
            <summary>Détail</summary>
            {sentence}
          </details>
        </>
      )}
    </div>
  ));
}
