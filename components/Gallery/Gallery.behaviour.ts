import stylesheet from 'glightbox/dist/css/glightbox.min.css?url';
import GLightbox from 'glightbox/src/js/glightbox.js';
import { connectionIs } from '../widgets/loader';
import { attribute, part } from '../widgets/part';

/** Replaces GLightbox's own frame, because that frame has English labels and does not keep the focus inside. */
const FRAME = `<div id="glightbox-body" class="glightbox-container" tabindex="-1" role="dialog" aria-modal="true">
<div class="gloader visible"></div>
<div class="goverlay"></div>
<div class="gcontainer">
<p role="status"></p>
<div id="glightbox-slider" class="gslider"></div>
<button type="button" class="gclose gbtn">{closeSVG}</button>
<button type="button" class="gprev gbtn">{prevSVG}</button>
<button type="button" class="gnext gbtn">{nextSVG}</button>
</div>
</div>`;

const STATUS = '.glightbox-container [role=status]';

/** Maps each `data-text-…` attribute of the gallery to the selector of the element that gets the text as its label. */
const SELECTOR_OF_LABEL = { viewer: '.glightbox-container', close: '.gclose', previous: '.gprev', next: '.gnext' };

const NO_ANIMATION = {
  openEffect: 'none',
  closeEffect: 'none',
  // GLightbox ignores `slideEffect` on a phone, so the animation itself is replaced.
  cssEfects: { slide: { in: 'none', out: 'none' }, slideBack: { in: 'none', out: 'none' } },
} as const;

/** Makes the links of the gallery open their photos in a viewer instead of as files. */
export async function mount(gallery: HTMLElement): Promise<void> {
  // Downloads the tapped photo at the same time as the stylesheet.
  const tappedLink = gallery.querySelector<HTMLAnchorElement>('a[aria-busy]');
  if (tappedLink) new Image().src = tappedLink.href;
  // This code is repeated in toast.ts, because a shared chunk would be requested only after this chunk, a round trip
  // later.
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheet });
  const stylesLoaded = new Promise((done, fail) => Object.assign(link, { onload: done, onerror: fail }));
  document.head.appendChild(link);
  await stylesLoaded;
  const links = Array.from(gallery.querySelectorAll<HTMLAnchorElement>('a[data-photo]'));
  const text = (name: string) => attribute(gallery, `data-text-${name}`);
  const captionOf = (link: HTMLElement) => part(link.parentElement!, 'figcaption');
  const thumbnailOf = (link: HTMLElement) => part<HTMLImageElement>(link, 'img');
  // The viewer labels every rendering, even if the page has a single note for all renderings.
  const renderingNoteOf = (link: HTMLElement) => (link.hasAttribute('data-rendering') ? ` ${text('rendering')}` : '');
  const slides = () => Array.from(document.querySelectorAll('.gslide'));
  const hasMotion = window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
  let opener: HTMLElement | undefined;
  const failedLinks = new Set<HTMLElement>();
  // The browser's back button closes the viewer instead of leaving the page.
  let hasHistoryEntry = false;

  const viewer = GLightbox({
    elements: links.map((link) => ({
      href: link.href,
      type: 'image',
      alt: thumbnailOf(link).alt,
      // GLightbox inserts the description as HTML.
      description: `${captionOf(link).innerHTML}<small>${renderingNoteOf(link)}</small>`,
    })),
    lightboxHTML: FRAME,
    loop: true,
    moreLength: 0,
    preload: !connectionIs('slow'),
    zoomable: false,
    // GLightbox's own keyboard handling lets the focus leave the viewer.
    keyboardNavigation: false,
    slideEffect: 'none',
    ...(hasMotion ? { openEffect: 'fade', closeEffect: 'fade' } : NO_ANIMATION),
  });

  viewer.on('open', () => {
    const frame = part(document.body, '.glightbox-container');
    for (const [name, selector] of Object.entries(SELECTOR_OF_LABEL)) {
      part(document.body, selector).setAttribute('aria-label', text(name));
    }
    for (const icon of Array.from(frame.querySelectorAll('svg'))) icon.setAttribute('aria-hidden', 'true');
    part(frame, '[role=status]').style.cssText = 'position:absolute;clip:rect(0 0 0 0)';
    // Listens in the capture phase, because `error` does not bubble. Without a handler GLightbox would wait for the
    // photo forever.
    frame.addEventListener('error', ({ target }) => showThumbnail(target as HTMLImageElement), true);
    frame.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') viewer.close();
      else if (event.key === 'ArrowRight') viewer.nextSlide();
      else if (event.key === 'ArrowLeft') viewer.prevSlide();
      else if (event.key === 'Tab') keepFocusInside(frame, event);
    });
    failedLinks.clear();
    frame.focus();
    history.pushState(history.state, '');
    hasHistoryEntry = true;
  });
  viewer.on('slide_changed', ({ current }) => {
    // Hides the neighbouring photos from screen readers, because these photos are loaded but transparent. Uses the
    // index, because `current.slide` is still the previous slide if the photo was already loaded.
    slides().forEach((slide, index) => {
      slide.setAttribute('aria-hidden', String(index !== current.index));
    });
    announce(current.index);
  });
  const announce = (index: number) => {
    const link = links[index]!;
    const position = text('position')
      .replace('{n}', String(index + 1))
      .replace('{total}', String(links.length));
    part(document.body, STATUS).textContent =
      position +
      captionOf(link).textContent +
      renderingNoteOf(link) +
      (failedLinks.has(link) ? ` ${text('failed')}` : '');
  };
  /**
   * Replaces a photo that fails to load by its thumbnail and a message. Shows only the message if the thumbnail is
   * missing.
   */
  const showThumbnail = (photo: HTMLImageElement) => {
    const slide = photo.closest('.gslide')!;
    const index = slides().indexOf(slide);
    const link = links[index]!;
    const { complete, naturalWidth, currentSrc } = thumbnailOf(link);
    if (complete && naturalWidth && photo.src !== currentSrc) photo.src = currentSrc;
    // Makes GLightbox treat the photo as loaded and show its caption.
    else photo.dispatchEvent(new Event('load'));
    if (failedLinks.has(link)) return;
    failedLinks.add(link);
    const sentence = document.createElement('p');
    sentence.textContent = text('failed');
    part(slide, '.gslide-desc').appendChild(sentence);
    if (slide.classList.contains('current')) announce(index);
  };
  viewer.on('close', () => {
    if (hasHistoryEntry) history.back();
    hasHistoryEntry = false;
    opener?.focus();
  });
  window.addEventListener('popstate', () => {
    if (!hasHistoryEntry) return;
    hasHistoryEntry = false;
    viewer.close();
  });

  links.forEach((link, index) =>
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      opener = link;
      viewer.openAt(index);
    }),
  );
}

function keepFocusInside(frame: HTMLElement, event: KeyboardEvent): void {
  const buttons = Array.from(frame.querySelectorAll('button'));
  const first = buttons[0]!;
  const last = buttons[buttons.length - 1]!;
  const focusedElement = document.activeElement;
  if (event.shiftKey ? focusedElement !== first && focusedElement !== frame : focusedElement !== last) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}
