// These functions are sent to the oldest browsers as text, so they use old syntax and nothing from outside the
// function.

/** Scrolls an element into view and returns its centre in pixels of the window; null if it is not visible. */
export function centreOf(selector: string): { x: number; y: number } | null {
  const element = document.querySelector(selector);
  if (!element) return null;
  document.documentElement.style.scrollBehavior = 'auto';
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const centre = { x: left + width / 2, y: top + height / 2 };
  const isInside = centre.x > 0 && centre.y > 0 && centre.x < window.innerWidth && centre.y < window.innerHeight;
  return width > 0 && height > 0 && isInside ? centre : null;
}

export function isShown(selector: string): boolean {
  const element = document.querySelector(selector);
  if (!element) return false;
  // Newer browsers lay out the content of a closed <details>, but do not paint it.
  if (element.checkVisibility && !element.checkVisibility()) return false;
  const { width, height } = element.getBoundingClientRect();
  const { visibility, opacity } = getComputedStyle(element);
  return width > 0 && height > 0 && visibility === 'visible' && opacity !== '0';
}

export function textOf(selector: string): string {
  const element = document.querySelector(selector);
  return element ? (element as HTMLElement).innerText : '';
}

/** Finds elements that overflow the window on the right, and texts that are covered or overlap. */
export function layoutFaults(): string[] {
  const faults: string[] = [];
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}> «${(element.textContent || '').trim().slice(0, 30)}»`;
  const isOutOfFlow = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === 'fixed' || isOutOfFlow(element.parentElement));

  // Text for assistive technology is visually hidden in a box of one pixel.
  const isClipped = (element: Element | null): boolean =>
    element !== null && ((element as HTMLElement).offsetWidth === 1 || isClipped(element.parentElement));

  if (document.documentElement.scrollWidth > window.innerWidth) {
    const widest = Array.from(document.body.querySelectorAll('*'))
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .slice(0, 3);
    faults.push(`scrolls sideways: ${widest.map(nameOf).join(', ')}`);
  }

  // Opens all <details>, because some engines place the content of a closed <details> over the following content.
  for (const details of Array.from(document.querySelectorAll('main details'))) details.setAttribute('open', '');

  // A text is covered if a picture, or an element with a background, is on top of it.
  const isOpaque = (element: Element) =>
    /^(IMG|IFRAME)$/.test(element.tagName) ||
    !/transparent|, 0\)$/.test(getComputedStyle(element).backgroundColor || '');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, null);
  const lines: { element: Element; rect: DOMRect | ClientRect }[] = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (
      !element ||
      !(walker.currentNode.nodeValue || '').trim() ||
      /^(SCRIPT|NOSCRIPT|STYLE|text)$/.test(element.tagName)
    )
      continue;
    // The closed list of services in the header is skipped, because newer browsers lay it out without painting it.
    if (element.checkVisibility && !element.checkVisibility()) continue;
    if (getComputedStyle(element).visibility !== 'visible' || isOutOfFlow(element) || isClipped(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const rect of Array.from(range.getClientRects())) {
      if (rect.width > 1 && rect.height > 1) lines.push({ element, rect });
    }
  }

  document.documentElement.style.scrollBehavior = 'auto';
  for (const { element, rect } of lines) {
    window.scrollTo(0, rect.top + rect.height / 2 - window.innerHeight / 2);
    const y = rect.top + rect.height / 2 - window.pageYOffset;
    for (const x of [rect.left + 2, rect.left + rect.width / 2, rect.right - 2]) {
      const elementsAtPoint = document.elementsFromPoint(x, y);
      const covers = elementsAtPoint
        .slice(0, Math.max(0, elementsAtPoint.indexOf(element)))
        .filter((candidate) => !isOutOfFlow(candidate) && isOpaque(candidate));
      if (covers[0]) faults.push(`${nameOf(element)} is covered by ${nameOf(covers[0])}`);
    }
  }
  window.scrollTo(0, 0);

  // The box of a large figure is higher than its line, but the difference is empty.
  const lineOf = ({ element, rect }: (typeof lines)[number]) => {
    const emptySpace = Math.max(0, rect.height - parseFloat(getComputedStyle(element).lineHeight || '')) / 2 || 0;
    const { left, right } = rect;
    return {
      element,
      rect: {
        left,
        right,
        top: rect.top + emptySpace,
        bottom: rect.bottom - emptySpace,
        height: rect.height - 2 * emptySpace,
      },
    };
  };
  const texts = lines.map(lineOf);
  texts.sort((a, b) => a.rect.top - b.rect.top);
  texts.forEach(({ element, rect }, index) => {
    for (let next = index + 1; next < texts.length; next += 1) {
      const nextText = texts[next] as (typeof texts)[number];
      // Lines of one text may touch. They overlap only if at least a third of a line is covered.
      const allowedOverlap = Math.min(rect.height, nextText.rect.height) / 3;
      if (nextText.rect.top > rect.bottom - allowedOverlap) break;
      const overlap = Math.min(rect.right, nextText.rect.right) - Math.max(rect.left, nextText.rect.left);
      if (overlap > 2 && nextText.element !== element)
        faults.push(`${nameOf(element)} lies on ${nameOf(nextText.element)}`);
    }
  });
  return faults;
}
