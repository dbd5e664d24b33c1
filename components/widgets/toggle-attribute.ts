/** Sets or removes an attribute without value. Element.toggleAttribute is missing before Chromium 69. */
export function toggleAttribute(element: Element, name: string, on: boolean): void {
  if (on) element.setAttribute(name, '');
  else element.removeAttribute(name);
}
