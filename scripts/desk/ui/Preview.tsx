import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Field } from '../shared/field';
import type { DeskRecord } from '../shared/protocol';
import { capitalize, summarize } from '../shared/values';
import { pageAddress, recordOn } from './addresses';
import { Button } from './button';
import * as styles from './desk.css';
import { savedValueAt } from './lookups';
import { open, useDesk } from './store';
import { usePreviewFrame } from './use-preview-frame';

const WIDTHS = { Téléphone: 390, Ordinateur: 1280 } as const;
/** The least height of a phone to its width: below it the site takes the phone for one held across. */
const UPRIGHT = 1.6;

/** The page as the development server prints it; a click on what it shows opens its field. */
export function Preview() {
  const { view } = useDesk();
  const [width, setWidth] = useState<number>(WIDTHS.Téléphone);
  const [offered, offer] = useState<Field[]>([]);
  // The page of the form that the desk opens with comes first: replacing one on its way, WebKit's «back» would leave the desk.
  const [first] = useState(() => ('file' in view && pageAddress(view.file)) || '/');
  const { frame, state, opened } = usePreviewFrame(first, offer);
  const { stage, room } = useAvailableSize();

  /** Keeps what the owner looks at in view at the other width. */
  function showAtWidth(wide: number): void {
    const page = frame.current?.contentDocument;
    const read = page?.elementFromPoint(width / 2, page.documentElement.clientHeight / 2);
    flushSync(() => setWidth(wide));
    read?.scrollIntoView({ block: 'center' });
  }

  const own = recordOn(state.path);
  const isWritten = Boolean(own?.draft && 'file' in view && view.file === own.file);
  const isShown = state.phase === 'shown';
  const least = width === WIDTHS.Téléphone ? width * UPRIGHT : 0;
  const scale = Math.min(1, room.width / width, room.height / least);
  return (
    <section className={styles.stage} aria-label="Aperçu du site">
      <div className={styles.strip}>
        {Object.entries(WIDTHS).map(([name, wide]) => (
          <Button key={name} look="toggle" aria-pressed={width === wide} onClick={() => showAtWidth(wide)}>
            {name}
          </Button>
        ))}
        <Hint isShown={isShown} offered={offered} own={own} />
        {offered.length === 0 && !isWritten && (
          <PageName own={own} title={frame.current?.contentDocument?.title ?? ''} />
        )}
      </div>
      <div className={styles.window_} aria-busy={!isShown} ref={stage}>
        <iframe
          ref={frame}
          className={styles.frame}
          title="Page du site"
          src={first}
          width={width}
          height={room.height / scale}
          // A click before the desk listens would follow the link under it.
          style={{ transform: `scale(${scale})`, pointerEvents: isShown ? undefined : 'none' }}
          onLoad={opened}
        />
      </div>
    </section>
  );
}

/** Returns the size of what the preview has to fit into. */
function useAvailableSize() {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 800, height: 800 });
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    if (stage.current) watch.observe(stage.current);
    return () => watch.disconnect();
  }, []);
  return { stage, room };
}

type HintProps = { isShown: boolean; offered: Field[]; own: DeskRecord | undefined };

/** Says what a click does, and offers the field behind a link or a button, which a click follows or presses. */
function Hint({ isShown, offered: [offered, ...others], own }: HintProps) {
  const hint = own?.draft ? 'Ce qui est pâle vient du modèle : cliquez pour écrire le vôtre.' : 'Cliquez pour changer.';
  return (
    <>
      <span className={styles.statusLine}>{isShown ? !offered && hint : 'La page arrive…'}</span>
      <span role="status" className={styles.statusLine}>
        {offered && (
          <>
            Un lien ou un bouton :{' '}
            <Button onClick={() => open(offered, others)}>changer « {summarize(savedValueAt(offered))} »</Button>
          </>
        )}
      </span>
    </>
  );
}

/** Names the page, and opens its whole record if it is one. */
function PageName({ own, title }: { own: DeskRecord | undefined; title: string }) {
  const name = capitalize(own?.title ?? title);
  return (
    <>
      <strong className={styles.truncatedName}>{name}</strong>
      {own && (
        <Button of={name} onClick={() => open({ ...own, path: [] })}>
          Toute sa fiche
        </Button>
      )}
    </>
  );
}
