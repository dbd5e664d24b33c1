import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Field } from '../shared/field';
import { capital, summary } from '../shared/values';
import { isGone, pageAddress, recordOn } from './addresses';
import { Button } from './button';
import { placesOf, reveal } from './clickable';
import * as styles from './desk.css';
import { writtenAt } from './lookups';
import { takeOver } from './site-page';
import { type Look, now, open, say, useDesk } from './store';

const SEARCHING = 'Je cherche la page…';
const WIDTHS = { Téléphone: 390, Ordinateur: 1280 } as const;
/** A phone is this much higher than wide at least: else the site takes it for one that is held across. */
const UPRIGHT = 1.6;

const foldsOf = (page: Document) => [...page.querySelectorAll('details')];

/** The page as the development server prints it; a click on what it shows opens its field. */
export function Preview() {
  const { state, looked, view } = useDesk();
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>(WIDTHS.Téléphone);
  const [room, setRoom] = useState({ width: 800, height: 800 });
  const [[offered, ...others], offer] = useState<Field[]>([]);
  /** How the page that was shown last was left, printed anew or not: how far down, and which of its folds were open. */
  const left = useRef({ pathname: '', top: 0, folds: [] as boolean[] });
  const isComing = useRef(false);
  const printed = useRef(state.version);
  /** The page that is on its way, and what is to be shown there. */
  const going = useRef<{ address: string; field?: Field | undefined }>(undefined);
  const [isListening, listen] = useState(false);
  // Opened anew at a form, its page comes first: put in the place of one on its way, WebKit's «back» would leave the desk.
  const [first] = useState(() => ('file' in view && pageAddress(view.file)) || '/');
  const [address, setAddress] = useState(first);

  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    if (stage.current) watch.observe(stage.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const page = frame.current?.contentWindow;
    if (state.version === printed.current || !page) return;
    printed.current = state.version;
    // What is on its way is printed from what data/ holds by then, or asked for again; a browser's own page of errors goes.
    page.location.replace(going.current?.address ?? (isGone(address) ? '/' : address));
  }, [state, address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for once, in what is there by then.
  useEffect(() => {
    const { pathname } = frame.current?.contentDocument?.location ?? {};
    // It is there once the page has been printed anew.
    if (looked?.how === 'added' && pathname) going.current = { address: pathname, field: looked };
    else if (looked) void look(looked);
  }, [looked]);

  function go(address: string, field?: Field): void {
    going.current = { address, field };
    offer([]);
    listen(false);
    // «Back» is for what the owner has opened.
    frame.current?.contentWindow?.location.replace(address);
  }

  /** Shows a field where the page has it, or says that it is hidden there, else on the first page that has it; a whole record by its page. */
  async function look(asked: Field & { how: Look }): Promise<void> {
    const { how, ...field } = asked;
    const { view } = now();
    const here = frame.current?.contentDocument;
    if (!here || !frame.current) return;
    const own = pageAddress(field.file);
    if (field.path.length === 0) {
      if (own && here.location.pathname !== own) go(own);
      return;
    }
    // One that is on its way has no texts yet.
    if (how === 'here') {
      const { scrollY } = window;
      if (isListening) reveal(here, field, 'nearest');
      // Enlarged, the page lies below the form: he who writes stays at what he writes.
      return window.scrollTo(0, scrollY);
    }
    if (how === 'anywhere') frame.current.scrollIntoView({ block: 'nearest' });
    if (reveal(here, field)) return say('');
    if (sayHidden(here, field)) return;
    // Those of a map's drawing know no path of their own.
    const links = [...here.querySelectorAll('a[href^="/"]')];
    const addresses = links.map((link) => new URL(link.getAttribute('href')!, location.href).pathname);
    say(SEARCHING);
    // What came of something else stays to be read.
    const end = () => now().message === SEARCHING && say('');
    for (const address of new Set([own ?? '/', ...addresses])) {
      const html = await (await fetch(address)).text();
      // He has asked for something else meanwhile.
      if (now().looked !== asked || now().view !== view) return void end();
      const page = new DOMParser().parseFromString(html, 'text/html');
      if (placesOf(page, field, address).length === 0) continue;
      go(address, field);
      return void end();
    }
    say('Cette information n’est écrite telle quelle sur aucune page.');
  }

  /** What is in a menu that is closed is on the page, and not to be seen. */
  function sayHidden(page: Document, field: Field): boolean {
    const isThere = placesOf(page, field).length > 0;
    if (isThere) say('Cette information est sur cette page, mais dans un menu fermé : ouvrez-le pour la voir.');
    return isThere;
  }

  /** A new page in the frame: it is looked at, and clicks on it are ours. */
  function opened(): void {
    const page = frame.current?.contentDocument;
    if (!page) return;
    listen(true);
    const { pathname } = page.location;
    takeOver(page, offer);
    setAddress(pathname);
    const folds = pathname === left.current.pathname ? foldsOf(page) : [];
    // One more or one less, it is not known which are which.
    if (folds.length === left.current.folds.length)
      for (const [index, fold] of folds.entries()) fold.open = left.current.folds[index]!;
    leadBack();
    isComing.current = false;
    const { defaultView: window } = page;
    // The browser would lead a page that is loaded again back to what stood at its top, wherever that stands now.
    window!.history.scrollRestoration = 'manual';
    window!.addEventListener('pagehide', () => {
      left.current = { pathname, top: window!.scrollY, folds: foldsOf(page).map(({ open }) => open) };
      isComing.current = true;
      hold();
      listen(false);
    });
    const { field } = going.current ?? {};
    going.current = undefined;
    if (field && !reveal(page, field)) sayHidden(page, field);
  }

  /** What one looks at stays in view at the other width. */
  function showAt(wide: number): void {
    const page = frame.current?.contentDocument;
    const read = page?.elementFromPoint(width / 2, page.documentElement.clientHeight / 2);
    flushSync(() => setWidth(wide));
    read?.scrollIntoView({ block: 'center' });
  }

  function leadBack(): void {
    // None of ours where the browser shows a page of errors.
    const page = frame.current?.contentDocument?.defaultView;
    if (page?.location.pathname === left.current.pathname) page.scrollTo(0, left.current.top);
  }

  /** While a page comes again, it is seen nowhere else than where it was left. */
  function hold(): void {
    if (!isComing.current) return;
    leadBack();
    requestAnimationFrame(hold);
  }

  const own = recordOn(address);
  const isWritten = own?.draft && 'file' in view && view.file === own.file;
  const name = capital(own?.title ?? frame.current?.contentDocument?.title);
  const least = width === WIDTHS.Téléphone ? width * UPRIGHT : 0;
  const scale = Math.min(1, room.width / width, room.height / least);
  return (
    <section className={styles.stage} aria-label="Aperçu du site">
      <div className={styles.strip}>
        {Object.entries(WIDTHS).map(([name, wide]) => (
          <Button key={name} look="toggle" aria-pressed={width === wide} onClick={() => showAt(wide)}>
            {name}
          </Button>
        ))}
        <span className={styles.told}>
          {!isListening
            ? 'La page arrive…'
            : !offered &&
              (own?.draft
                ? 'Ce qui est pâle vient du modèle : cliquez pour écrire le vôtre.'
                : 'Cliquez pour changer.')}
        </span>
        <span role="status" className={styles.told}>
          {offered && (
            <>
              Un lien ou un bouton :{' '}
              <Button onClick={() => open(offered, others)}>changer « {summary(writtenAt(offered))} »</Button>
            </>
          )}
        </span>
        {!offered && !isWritten && <strong className={styles.named}>{name}</strong>}
        {own && !offered && !isWritten && (
          <Button of={name} onClick={() => open({ ...own, path: [] })}>
            Toute sa fiche
          </Button>
        )}
      </div>
      <div className={styles.window_} aria-busy={!isListening} ref={stage}>
        <iframe
          ref={frame}
          className={styles.frame}
          title="Page du site"
          src={first}
          width={width}
          height={room.height / scale}
          // A click before we listen would follow the link that it is on.
          style={{ transform: `scale(${scale})`, pointerEvents: isListening ? undefined : 'none' }}
          onLoad={opened}
        />
      </div>
    </section>
  );
}
