/** Sets or removes an attribute that CSS reads (Element.toggleAttribute is missing before Chromium 69). */
export function setFlag(element: Element, name: string, on: boolean): void {
  if (on) element.setAttribute(name, '');
  else element.removeAttribute(name);
}
