import { useEffect, useMemo, useRef, useState } from 'react';
import type { DeskRecord, DeskState } from '../protocol';
import { type Field, type Match, textIndex } from '../text-index';
import { Button } from './button';
import { aimAt, fieldsUnder, highlightIn, matchesOf, pictureUnder, placesOf, reveal } from './clickable';
import * as styles from './desk.css';
import { onKey } from './keys';
import { REPLACED, replacePhoto } from './photos';
import { summary } from './schema';
import { isPage, modelOf, open, receive, recordOf, say, useDesk, writtenAt } from './store';

const WIDTHS = { Téléphone: 390, Ordinateur: 1280 } as const;

/** The page as the development server prints it; a click on what it shows opens its field. */
export function Preview() {
  const { state, looked, view } = useDesk();
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>(WIDTHS.Téléphone);
  const [room, setRoom] = useState({ width: 800, height: 800 });
  const [offered, offer] = useState<Field[]>();
  const index = useMemo(() => textIndex(state.entries), [state.entries]);
  /** The page that is not there yet, and is being written beside the one that is shown. */
  const draft = 'file' in view && recordOf(view)?.lacks ? view.file : undefined;
  const latest = useRef({ state, index, draft });
  latest.current = { state, index, draft };
  /** Where the page that was shown last was left, printed anew or not. */
  const left = useRef({ pathname: '', top: 0 });
  const printed = useRef(state.version);
  const wanted = useRef<Field>(undefined);
  const going = useRef<string>(undefined);
  const [isListening, listen] = useState(false);
  const [address, setAddress] = useState('/');

  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    if (stage.current) watch.observe(stage.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const page = frame.current?.contentWindow;
    if (state.version === printed.current || !page) return;
    printed.current = state.version;
    // What is on its way is printed from what data/ holds by then, or asked for again.
    if (going.current) return page.location.replace(going.current);
    page.location.reload();
  }, [state.version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for once, in what is there by then.
  useEffect(() => {
    if (looked) void look(looked);
    // The desk is opened anew at a form.
    else if ('file' in view) void look({ ...view, path: [] });
  }, [looked]);

  function go(address: string): void {
    going.current = address;
    offer(undefined);
    listen(false);
    // «Back» is for what the owner has opened.
    frame.current?.contentWindow?.location.replace(address);
  }

  /** Shows a field where the page has it, else on the first page that does; a whole record by its page, if it is one. */
  async function look(field: Field): Promise<void> {
    const here = frame.current?.contentDocument;
    if (!here || !frame.current) return;
    const own = pageOf(field.file, latest.current.state);
    if (field.path.length === 0) {
      if (own && here.location.pathname !== own) go(own);
      return;
    }
    if (reveal(here, latest.current.index, field)) return say('');
    const addresses = [...here.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(({ pathname }) => pathname);
    const pages = [...new Set([...(own ? [own] : []), ...addresses])];
    say('Je cherche la page…');
    for (const address of pages) {
      const html = await (await fetch(address)).text();
      if (!placesOf(new DOMParser().parseFromString(html, 'text/html'), latest.current.index, field).length) continue;
      wanted.current = field;
      go(address);
      return say('');
    }
    say("Cette information n'est écrite telle quelle sur aucune page.");
  }

  /** A new page in the frame: it is looked at, and clicks on it are ours. */
  function opened(): void {
    const page = frame.current?.contentDocument;
    if (!page) return;
    listen(true);
    going.current = undefined;
    // Its own code comes later than on the site, which then does without: visitors see what it does with.
    page.documentElement.classList.add('js');
    highlightIn(page);
    const { pathname } = page.location;
    setAddress(pathname);
    const { defaultView: window } = page;
    if (left.current.pathname === pathname) window?.scrollTo(0, left.current.top);
    window?.addEventListener('pagehide', () => {
      left.current = { pathname, top: window.scrollY };
      listen(false);
    });
    if (wanted.current) reveal(page, latest.current.index, wanted.current);
    wanted.current = undefined;
    let matches: Map<Node, Match> | undefined;
    const fieldsAt = (event: MouseEvent) => {
      matches ??= matchesOf(page, latest.current.index);
      return fieldsUnder(event, matches, latest.current.state.photos);
    };
    page.addEventListener('keydown', onKey);
    page.addEventListener('mouseover', (event) => {
      const [first] = fieldsAt(event);
      aimAt(page, first && (first.record === 'photos' ? pictureUnder(event) : (event.target as Element)));
    });
    page.addEventListener('dragover', (event) => event.preventDefault());
    page.addEventListener('drop', async (event) => {
      event.preventDefault();
      const [photo] = event.dataTransfer?.files ?? [];
      const field = fieldsAt(event).find(({ record }) => record === 'photos');
      if (!photo) return;
      if (!field) return say('Déposez-la sur la photo qu’elle remplace.');
      say(`${photo.name} arrive…`);
      const [id] = field.path.map(String);
      const answer = await receive(photo, id);
      if ('sentence' in answer) return say(answer.sentence);
      const outcome = await replacePhoto(id!, answer);
      open(field);
      if (outcome?.kind === 'saved') say([REPLACED, answer.note].filter(Boolean).join('\n'));
    });
    page.addEventListener(
      'click',
      (event) => {
        const target = event.target as Element;
        const link = target.closest<HTMLAnchorElement>('a[href]');
        const button = target.closest<HTMLElement>('button, header summary');
        const label = target.closest('label');
        const fields = fieldsAt(event);
        const leads =
          link &&
          link.origin === location.origin &&
          (link.pathname !== page.location.pathname || link.hash) &&
          !link.pathname.startsWith('/assets/');
        // Links lead on and buttons act; what they say can still be changed.
        const acts = leads || (button && !button.matches('[type=submit]'));
        offer(acts ? fields : undefined);
        if (acts) return;
        if (link || button || label) event.preventDefault();
        // Its field would take the focus; what it chooses is still shown.
        if (label?.control?.matches('[type=radio]')) (label.control as HTMLInputElement).checked = true;
        const [first, ...others] = fields;
        const { draft, state } = latest.current;
        if (draft && pageOf(draft, state) === pathname) {
          event.stopPropagation();
          const isItsOwn = first && pageOf(first.file, state) === pathname;
          return isItsOwn ? open({ ...first, file: draft }) : say('Ceci est le modèle : votre page s’écrit à gauche.');
        }
        // The site would show the photograph large, over the whole page.
        if (first?.record === 'photos') event.stopPropagation();
        if (first) open(first, others);
        else if (target.textContent?.trim())
          say('Ces mots ne viennent pas de vos fiches : le site les compose lui-même.');
      },
      true,
    );
  }

  const own = draft ? undefined : recordOn(address, state);
  const scale = Math.min(1, room.width / width);
  return (
    <section className={styles.stage} aria-label="Aperçu du site">
      <div className={styles.strip}>
        {Object.entries(WIDTHS).map(([name, wide]) => (
          <Button key={name} look="toggle" aria-pressed={width === wide} onClick={() => setWidth(wide)}>
            {name}
          </Button>
        ))}
        {!isListening
          ? 'La page arrive…'
          : draft
            ? 'Le modèle : cliquez sur un passage pour écrire le vôtre.'
            : !offered?.[0] && 'Cliquez sur ce que vous voulez changer.'}
        <span role="status">
          {offered?.[0] && (
            <>
              Un lien ou un bouton :{' '}
              <Button onClick={() => open(offered[0]!, offered.slice(1))}>
                changer « {summary(writtenAt(offered[0]))} »
              </Button>
            </>
          )}
        </span>
        {own && <Button onClick={() => open({ ...own, path: [] })}>Toute la fiche de cette page</Button>}
      </div>
      <div className={styles.window_} aria-busy={!isListening} ref={stage}>
        <iframe
          ref={frame}
          className={styles.frame}
          title="Page du site"
          src="/"
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

/** Where one looks for what a file holds, if that is one page. */
const PAGES: Record<string, string> = {
  'data/home.ts': '/',
  'data/testimonials.ts': '/',
  'data/roof-anatomy.ts': '/',
  'data/contact-page.ts': '/contact',
  'data/contact-form.ts': '/contact',
  'data/gallery-page.ts': '/realisations',
  'data/gallery.ts': '/realisations',
  'data/zones-page.ts': '/zones-intervention',
  'data/legal-notice.ts': '/mentions-legales',
  'data/privacy-policy.ts': '/politique-confidentialite',
};

/** The record that a page is, if it is one. */
function recordOn(address: string, state: DeskState): DeskRecord | undefined {
  const file = Object.keys(PAGES).find((name) => PAGES[name] === address);
  const isIt = (one: DeskRecord) =>
    isPage(one.file) ? !one.lacks && pageOf(one.file, state) === address : one.file === file;
  return state.records.find(isIt);
}

/** The address of the page that a file of data/ is, if it is one; a draft is written beside its model. */
function pageOf(file: string, state: DeskState): string | undefined {
  if (!isPage(file)) return PAGES[file];
  const own = state.records.find((one) => one.file === file);
  const page = own?.lacks ? modelOf(own, state)?.file : file;
  return page?.replace('data/towns', '/zones').replace('data/services', '/services').replace('.ts', '');
}
