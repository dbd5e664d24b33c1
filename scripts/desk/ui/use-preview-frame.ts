import { useEffect, useReducer, useRef } from 'react';
import type { Field } from '../shared/field';
import { attachPreview } from './attach-preview';
import { elementsOf, revealField, versionOf } from './page-fields';
import { isUnknownPage, pagePathOf } from './page-paths';
import { type FrameEvent, type FrameState, initialFrameState, reduceFrame } from './preview-frame';
import { announce, getSnapshot, openEventStream, type PreviewMode, useDesk } from './store';

const SEARCHING = 'Je cherche la page…';

/** Milliseconds after which a requested page that has not arrived is requested again. */
const LOST_REQUEST_MS = 8000;

/** A field to show in the preview. */
type PreviewRequest = Field & { mode: PreviewMode };

const detailsElementsIn = (page: Document) => [...page.querySelectorAll('details')];

/**
 * Controls the preview frame: reloads its page when data/ changes, shows `previewTarget`, and calls `offer` with the
 * fields of a clicked link or button. Returns the ref, the state and the `onLoad` handler of the frame.
 */
export function usePreviewFrame(firstPath: string, offer: (fields: Field[]) => void) {
  const { state: desk, schemas, previewTarget } = useDesk();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, dispatch] = useReducer(reduceFrame, initialFrameState(firstPath, desk.version));
  // Events of the frame come between two renders and need the current state.
  const latest = useRef(state);
  /** A request that came while a page was loading. */
  const postponedRequest = useRef<PreviewRequest>(undefined);
  /** The last request, except those of a focused field, which do not replace a search. */
  const lastRequest = useRef<PreviewRequest>(undefined);
  const send = (event: FrameEvent) => {
    latest.current = reduceFrame(latest.current, event);
    dispatch(event);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies(send): only a new version of data/ reloads the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies(requestPage): it reads the current state.
  useEffect(() => {
    if (desk.version === latest.current.version || !frame.current?.contentWindow) return;
    send({ type: 'outdated', version: desk.version });
    // A page that is still loading is requested again. Chromium 156 ignores a second request for the same URL within
    // two seconds, so `onLoad` repeats the request. The error page of the browser is replaced.
    requestPage();
  }, [desk.version]);

  // Chromium 156 may also ignore a request for the URL that it has just loaded. The earlier page is then still shown,
  // and nothing else would request the page again. Or the page shows a newer version than the desk knows, because the
  // browser has closed the event stream. A page that is loading is not interrupted.
  // biome-ignore lint/correctness/useExhaustiveDependencies(requestPage): it reads the current state.
  useEffect(() => {
    if (state.request === 'none') return;
    const timer = setInterval(() => {
      const page = frame.current?.contentDocument;
      if (latest.current.phase === 'arriving' && page && page.readyState !== 'complete') return;
      requestPage();
      openEventStream();
    }, LOST_REQUEST_MS);
    return () => clearInterval(timer);
  }, [state.request]);

  // Requests the page again if the browser shows its error page, whose document is not readable. New schemas arrive
  // with each new connection to the desk.
  // biome-ignore lint/correctness/useExhaustiveDependencies(schemas): `schemas` only triggers the effect.
  useEffect(() => {
    const { target, path } = latest.current;
    if (frame.current && !frame.current.contentDocument)
      frame.current.contentWindow?.location.replace(target?.path ?? path);
  }, [schemas]);

  // biome-ignore lint/correctness/useExhaustiveDependencies(showField): each target is shown once.
  useEffect(() => {
    if (previewTarget) void showField(previewTarget);
  }, [previewTarget]);

  /** Requests the expected page, or else the open page. */
  function requestPage(): void {
    const { target, path } = latest.current;
    frame.current?.contentWindow?.location.replace(target?.path ?? (isUnknownPage(path) ? '/' : path));
  }

  function navigate(path: string, field?: Field): void {
    offer([]);
    send({ type: 'sent', path, field });
    // Uses `replace`, so that the browser's «back» button returns through the views of the desk only.
    frame.current?.contentWindow?.location.replace(path);
  }

  /** Expects the page of a clicked link, which the browser opens. A search that is still running ends. */
  function follow(path: string): void {
    lastRequest.current = undefined;
    send({ type: 'sent', path });
  }

  /**
   * Shows a field on the open page, or announces that it is hidden on that page. Otherwise opens the first page that
   * prints it.
   */
  async function showField(request: PreviewRequest): Promise<void> {
    const { mode, ...field } = request;
    if (!frame.current) return;
    const page = frame.current.contentDocument;
    const pagePath = pagePathOf(field.file);
    if (mode !== 'here') {
      lastRequest.current = request;
      postponedRequest.current = undefined;
    } else if (postponedRequest.current?.mode === 'here') {
      postponedRequest.current = undefined;
    }
    // The browser shows its error page.
    if (!page) {
      if (mode === 'anywhere' && field.path.length > 0) postponedRequest.current = request;
      return mode === 'here' ? undefined : navigate(pagePath ?? '/');
    }
    const { phase, target } = latest.current;
    // An added entry is on the page only after the next reload.
    if (mode === 'added')
      return send({ type: 'expected', path: target?.path ?? page.location.pathname, field: request });
    if (field.path.length === 0) {
      // A page that is still expected is requested again, because the browser may have given up on it.
      if (pagePath && (target || page.location.pathname !== pagePath)) navigate(pagePath);
      return;
    }
    if (mode === 'here') {
      if (phase === 'arriving') {
        // A search that is postponed goes first.
        postponedRequest.current ??= request;
        return;
      }
      const { scrollY } = window;
      revealField(page, field, 'nearest');
      // On a narrow or zoomed window the preview is below the form. The window must stay at the field.
      return window.scrollTo(0, scrollY);
    }
    if (mode === 'anywhere') frame.current.scrollIntoView({ block: 'nearest' });
    // The page is searched when it has loaded, because until then its body or some of its texts are missing.
    if (phase === 'arriving') {
      postponedRequest.current = request;
      return;
    }
    if (revealField(page, field)) return announce('');
    if (announceHidden(page, field)) return;
    await searchField(request, page, pagePath);
  }

  /** Opens the first page that prints the field, among `pagePath` and the pages that `page` links to. */
  async function searchField(request: PreviewRequest, page: Document, pagePath: string | undefined): Promise<void> {
    const { mode: _mode, ...field } = request;
    const { view } = getSnapshot();
    // SVG links of the map have no `pathname`.
    const links = [...page.querySelectorAll('a[href^="/"]')];
    const paths = links.map((link) => new URL(link.getAttribute('href')!, location.href).pathname);
    announce(SEARCHING);
    // Keeps a newer message.
    const clearMessage = () => getSnapshot().message === SEARCHING && announce('');
    for (const path of new Set([pagePath ?? '/', ...paths])) {
      const html = await fetch(path)
        .then((response) => response.text())
        .catch(() => undefined);
      // Stops if the owner has requested another field or view meanwhile.
      if (lastRequest.current !== request || getSnapshot().view !== view) return void clearMessage();
      if (html === undefined) return announce('Le bureau ne répond pas : la page n’a pas pu être cherchée.');
      const candidate = new DOMParser().parseFromString(html, 'text/html');
      if (elementsOf(candidate, field, path).length === 0) continue;
      navigate(path, field);
      return void clearMessage();
    }
    announce('Cette information n’est écrite telle quelle sur aucune page.');
    // The page of its record is still the best place to look.
    if (pagePath && frame.current?.contentDocument?.location.pathname !== pagePath) navigate(pagePath);
  }

  /** Attaches the desk to the loaded page, and restores its scroll position and open `details` elements. */
  function onLoad(): void {
    const page = frame.current?.contentDocument;
    if (!page) return;
    const { pathname } = page.location;
    const { lastPosition, target, request } = latest.current;
    attachPreview(page, offer, follow);
    const detailsElements = pathname === lastPosition.path ? detailsElementsIn(page) : [];
    // If the number of `details` elements has changed, the stored states cannot be assigned.
    if (detailsElements.length === lastPosition.openDetails.length)
      for (const [index, element] of detailsElements.entries()) element.open = lastPosition.openDetails[index]!;
    scrollBack(page, latest.current);
    send({ type: 'opened', path: pathname, version: versionOf(page) });
    const { defaultView: window } = page;
    // Scroll anchoring of the browser would move a reloaded page to the content that was at its top.
    window!.history.scrollRestoration = 'manual';
    window!.addEventListener('pagehide', () => {
      const position = {
        path: pathname,
        top: window!.scrollY,
        openDetails: detailsElementsIn(page).map(({ open }) => open),
      };
      send({ type: 'left', position });
      restoreScrollEachFrame();
    });
    if (latest.current.request !== 'none') {
      if (request === 'outdated') requestPage();
      return;
    }
    const { field } = target ?? {};
    if (field && !revealField(page, field)) announceHidden(page, field);
    // A requested field goes before a focused field.
    if (field && postponedRequest.current?.mode === 'here') postponedRequest.current = undefined;
    if (postponedRequest.current) void showField(postponedRequest.current);
  }

  /** Restores the scroll position in each frame while a page reloads, so that the page does not jump. */
  function restoreScrollEachFrame(): void {
    const page = frame.current?.contentDocument;
    if (!latest.current.isReprinting) return;
    if (page) scrollBack(page, latest.current);
    requestAnimationFrame(restoreScrollEachFrame);
  }

  return { frame, state, onLoad };
}

function scrollBack(page: Document, { lastPosition }: FrameState): void {
  // Does not scroll the error page of the browser, because that page has another path.
  if (page.location?.pathname === lastPosition.path) page.defaultView?.scrollTo(0, lastPosition.top);
}

/** Announces that a field is in a closed menu of the page. Returns false if the page does not print the field. */
function announceHidden(page: Document, field: Field): boolean {
  const isPrinted = elementsOf(page, field).length > 0;
  if (isPrinted) announce('Cette information est sur cette page, mais dans un menu fermé : ouvrez-le pour la voir.');
  return isPrinted;
}
