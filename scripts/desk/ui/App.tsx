import { type MouseEvent, type UIEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from './Button';
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
import { navigateTo, openForm, resetViewState, useDesk } from './store';
import { canReadRequests, labelOfRequests, readRequests } from './stored-requests';

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
  const List = list && LISTS[list];
  return (
    <div className={styles.desk}>
      <Bar list={list} />
      <main className={styles.panel} ref={panel} {...positionEvents}>
        <Tabs current={list} />
        <Unreadable />
        {List ? <List /> : 'file' in view && <RecordForm key={view.at} view={view} />}
      </main>
      <Preview />
    </div>
  );
}

/** Restores the scroll position and the focused button of each list when it is opened again. */
function useListPosition(list: string | undefined, isBroken: boolean) {
  const { view } = useDesk();
  const panel = useRef<HTMLElement>(null);
  const positions = useRef<Record<string, { top: number; button?: number }>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies(view): `view` changes each time that a view opens, also for the same list.
  useLayoutEffect(() => {
    panel.current?.scrollTo(0, (!isBroken && list && positions.current[list]?.top) || 0);
  }, [view, list, isBroken]);
  const hasRendered = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies(view): `view` changes each time that a view opens, also for the same list.
  useEffect(() => {
    const button = list && buttonsIn(panel.current)[positions.current[list]?.button ?? -1];
    if (hasRendered.current && document.activeElement === document.body)
      button ? button.focus({ preventScroll: true }) : focusHeading();
    hasRendered.current = true;
    document.title = `${document.querySelector('main h1')?.textContent} – Le bureau`;
  }, [view, list]);
  const positionEvents = {
    onScroll({ currentTarget }: UIEvent<HTMLElement>) {
      if (list) positions.current[list] = { ...positions.current[list], top: currentTarget.scrollTop };
    },
    onClickCapture({ target, currentTarget }: MouseEvent<HTMLElement>) {
      const button = buttonsIn(panel.current).indexOf((target as Element).closest('button')!);
      if (list) positions.current[list] = { top: currentTarget.scrollTop, button };
    },
  };
  return { panel, positionEvents };
}

const buttonsIn = (panel: HTMLElement | null) => [...(panel?.querySelectorAll('button') ?? [])];

/** Renders the top bar: undo and redo, the last message, pending entries, requests, the phone and going online. */
function Bar({ list }: { list: string | undefined }) {
  const { state, online, phone, requests, unsavedEdits, pendingEntries } = useDesk();
  useEffect(() => {
    window.onbeforeunload = unsavedEdits.size > 0 ? (event) => event.preventDefault() : null;
  }, [unsavedEdits]);
  const canRead = canReadRequests();
  useEffect(() => {
    // Reads the requests when the desk opens, and when the delivery and the host become known.
    if (canRead) void readRequests();
  }, [canRead]);
  return (
    <header className={styles.bar}>
      <strong>Le bureau</strong>
      <Button
        variant="toggle"
        disabled={!state.undo && unsavedEdits.size === 0}
        title={state.undo ?? 'Rien à annuler ; d’avant : « Modifications »'}
        onClick={undo}
      >
        Annuler
      </Button>
      <Button variant="toggle" disabled={!state.redo} title={state.redo} onClick={() => act('redo', {})}>
        Rétablir
      </Button>
      <Message />
      {[...pendingEntries].map(
        ([entryKey, entry]) =>
          currentRecord(entry) && (
            <Button key={entryKey} variant="toggle" onClick={() => openForm(entry)}>
              {entry.isChange ? 'À finir' : 'À ajouter'} : {entry.title}
            </Button>
          ),
      )}
      {canRead && requests && requests.kind !== 'off' && (
        <Button variant="toggle" aria-pressed={list === 'requests'} onClick={() => navigateTo({ list: 'requests' })}>
          {labelOfRequests(requests)}
        </Button>
      )}
      <Button variant="toggle" aria-pressed={list === 'phone'} onClick={() => navigateTo({ list: 'phone' })}>
        {phone.url ? 'Téléphone relié' : 'Depuis mon téléphone'}
      </Button>
      <Button variant="toggle" aria-pressed={list === 'online'} onClick={() => navigateTo({ list: 'online' })}>
        {online.phase === 'running' && online.goal !== 'prepare' ? stepOf(online) : 'Mettre en ligne'}
      </Button>
    </header>
  );
}

/** Shows the last message, then the first problem of an unsaved edit with a button that opens its field. */
function Message() {
  const { message, unsavedEdits } = useDesk();
  const problemEdit = [...unsavedEdits.values()].find(({ faults, conflict }) => faults.length > 0 || conflict);
  const faults = [...unsavedEdits.values()].flatMap(({ faults }) => faults);
  const problem =
    problemEdit && (problemEdit.conflict?.sentence ?? `Pas encore enregistré. ${summarizeFaults(faults)}`);
  const field = problemEdit && (problemEdit.faults[0] ?? { ...problemEdit, path: problemEdit.edit.path });
  return (
    <>
      <p className={styles.message} role="status">
        {/* An older problem follows the message, so that the result of the last click stays readable. */}
        {problem ? `${message.replace(/[^.…]$/, '$&.')} ${problem}` : message}
      </p>
      {field && (
        <Button variant="toggle" onClick={() => openForm(field)}>
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
          variant="tab"
          aria-current={current === name}
          onClick={() => {
            // A click on a tab resets the search. The browser's «back» button keeps the search.
            resetViewState('search');
            navigateTo({ list: name });
          }}
        >
          {title}
        </Button>
      ))}
    </nav>
  );
}

/** Lists the files that cannot be read, each with a button that restores its last copy. */
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
          <Button variant="action" onClick={() => act('restore', { file })}>
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
