/**
 * Names of all widgets, equal to the names of their components. The registry (renderer/widget-registry.ts) has a line
 * for each widget.
 */
export type WidgetName =
  | 'SiteHeader'
  | 'CallButton'
  | 'CookieBanner'
  | 'Gallery'
  | 'MapPanel'
  | 'CommuneField'
  | 'NotFound'
  | 'ContactForm';

/**
 * Event after which a widget's code is loaded and mounted. `now` is the start of the page, `intent` the visitor's first
 * sign of interest.
 */
export type Trigger = 'now' | 'intent';

/** Returns the attribute by which the loader finds a widget in the page. */
export function widget(name: WidgetName, trigger: Trigger): { 'data-widget': string } {
  return { 'data-widget': `${name} ${trigger}` };
}

/** Attribute with the last day on which an element is valid. */
export const UNTIL_ATTRIBUTE = 'data-until';

/** Returns the attribute by which an element is hidden after its last valid day, such as «2027-06-30». */
export const validUntil = (day: string) => ({ [UNTIL_ATTRIBUTE]: day });

/** Sets or removes an attribute without value. Element.toggleAttribute is missing before Chromium 69. */
export function toggleAttribute(element: Element, name: string, isOn: boolean): void {
  if (isOn) element.setAttribute(name, '');
  else element.removeAttribute(name);
}
