import { useEffect, useReducer, useRef } from 'react';
import type { Field } from '../shared/field';
import { isUnknownPage, pageAddress } from './addresses';
import { placesOf, reveal } from './clickable';
import { type FrameEvent, type FrameState, firstFrame, frameReducer } from './preview-frame';
import { attachPreview } from './site-page';
import { getSnapshot, type PreviewMode, say, useDesk } from './store';

const SEARCHING = 'Je cherche la page…';

const foldsOf = (page: Document) => [...page.querySelectorAll('details')];

/**
 * Drives the frame of the preview: prints its page anew when data/ changes, shows the field that the desk looks for, and
 * hands the fields behind links and buttons to `offer`.
 */
export function usePreviewFrame(first: string, offer: (fields: Field[]) => void) {
  const { state: desk, looked } = useDesk();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, dispatch] = useReducer(frameReducer, firstFrame(first, desk.version));
  // Events of the frame come between two renders: they need the state of that moment.
  const latest = useRef(state);
  const send = (event: FrameEvent) => {
    latest.current = frameReducer(latest.current, event);
    dispatch(event);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version of data/ makes the page an old one.
  useEffect(() => {
    const page = frame.current?.contentWindow;
    const { version, target, path } = latest.current;
    if (desk.version === version || !page) return;
    send({ type: 'outdated', version: desk.version });
    // A page on its way is printed from what data/ contains by then, or asked for again; a browser's own error page goes.
    page.location.replace(target?.path ?? (isUnknownPage(path) ? '/' : path));
  }, [desk.version]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a field is looked for once, in what is there by then.
  useEffect(() => {
    const { pathname } = frame.current?.contentDocument?.location ?? {};
    // What was added is there once the page has been printed anew.
    if (looked?.how === 'added' && pathname) send({ type: 'expected', path: pathname, field: looked });
    else if (looked) void showField(looked);
  }, [looked]);

  function navigate(path: string, field?: Field): void {
    offer([]);
    send({ type: 'sent', path, field });
    // The browser's history is for what the owner has opened.
    frame.current?.contentWindow?.location.replace(path);
  }

  /** Shows a field on the page in the frame, or says that it is hidden there, else goes to the first page that has it. */
  async function showField(asked: Field & { how: PreviewMode }): Promise<void> {
    const { how, ...field } = asked;
    const here = frame.current?.contentDocument;
    if (!here || !frame.current) return;
    const own = pageAddress(field.file);
    if (field.path.length === 0) {
      if (own && here.location.pathname !== own) navigate(own);
      return;
    }
    if (how === 'here') {
      const { scrollY } = window;
      // A page on its way has no texts yet.
      if (latest.current.phase === 'shown') reveal(here, field, 'nearest');
      // Enlarged, the page lies below the form: the owner stays where he writes.
      return window.scrollTo(0, scrollY);
    }
    if (how === 'anywhere') frame.current.scrollIntoView({ block: 'nearest' });
    if (reveal(here, field)) return say('');
    if (sayHidden(here, field)) return;
    await search(asked, here, own);
  }

  /** Goes to the first page, of those that this one links, that prints the field. */
  async function search(asked: Field & { how: PreviewMode }, here: Document, own: string | undefined): Promise<void> {
    const { how: _, ...field } = asked;
    const { view } = getSnapshot();
    // The links of a map's drawing have no path of their own.
    const links = [...here.querySelectorAll('a[href^="/"]')];
    const paths = links.map((link) => new URL(link.getAttribute('href')!, location.href).pathname);
    say(SEARCHING);
    // Another message that has come meanwhile stays.
    const end = () => getSnapshot().message === SEARCHING && say('');
    for (const path of new Set([own ?? '/', ...paths])) {
      const html = await (await fetch(path)).text();
      // The owner has asked for something else meanwhile.
      if (getSnapshot().looked !== asked || getSnapshot().view !== view) return void end();
      const page = new DOMParser().parseFromString(html, 'text/html');
      if (placesOf(page, field, path).length === 0) continue;
      navigate(path, field);
      return void end();
    }
    say('Cette information n’est écrite telle quelle sur aucune page.');
    // Its record is still read there.
    if (own && here.location.pathname !== own) navigate(own);
  }

  /** Makes the page that has arrived the desk's, and shows it as it was left. */
  function onLoad(): void {
    const page = frame.current?.contentDocument;
    if (!page) return;
    const { pathname } = page.location;
    const { left, target } = latest.current;
    attachPreview(page, offer);
    const folds = pathname === left.path ? foldsOf(page) : [];
    // If there is one more or one less, nobody knows which are which.
    if (folds.length === left.folds.length) for (const [index, fold] of folds.entries()) fold.open = left.folds[index]!;
    scrollBack(page, latest.current);
    send({ type: 'opened', path: pathname });
    const { defaultView: window } = page;
    // The browser would lead a page that is loaded again to what stood at its top, wherever that is now.
    window!.history.scrollRestoration = 'manual';
    window!.addEventListener('pagehide', () => {
      const position = { path: pathname, top: window!.scrollY, folds: foldsOf(page).map(({ open }) => open) };
      send({ type: 'left', position });
      restoreScrollEachFrame();
    });
    const { field } = target ?? {};
    if (field && !reveal(page, field)) sayHidden(page, field);
  }

  /** Keeps a page that is printed anew where it was left, from its first frame on. */
  function restoreScrollEachFrame(): void {
    const page = frame.current?.contentDocument;
    if (!latest.current.isReprinting) return;
    if (page) scrollBack(page, latest.current);
    requestAnimationFrame(restoreScrollEachFrame);
  }

  return { frame, state, opened: onLoad };
}

function scrollBack(page: Document, { left }: FrameState): void {
  // A browser's own error page has another path.
  if (page.location?.pathname === left.path) page.defaultView?.scrollTo(0, left.top);
}

/** Says that a field is in a closed menu of the page; false if the page does not have it. */
function sayHidden(page: Document, field: Field): boolean {
  const isThere = placesOf(page, field).length > 0;
  if (isThere) say('Cette information est sur cette page, mais dans un menu fermé : ouvrez-le pour la voir.');
  return isThere;
}
