/** Every widget of the site, by the name of its component. The registry (renderer/widget-registry.ts) has a line for each. */
export type WidgetName =
  | 'SiteHeader'
  | 'CallButton'
  | 'CookieBanner'
  | 'ZoneTabs'
  | 'Gallery'
  | 'MapPanel'
  | 'CommuneField'
  | 'NotFound'
  | 'ContactForm';

/** When a widget's code is fetched and mounted: with the page, or at the visitor's first sign of interest in it. */
export type Trigger = 'now' | 'intent';

/** The attribute by which the browser's loader finds a widget in the page. */
export function widget(name: WidgetName, trigger: Trigger): { 'data-widget': string } {
  return { 'data-widget': `${name} ${trigger}` };
}

/** Sets or removes an attribute without value. Element.toggleAttribute is missing before Chromium 69. */
export function toggleAttribute(element: Element, name: string, isOn: boolean): void {
  if (isOn) element.setAttribute(name, '');
  else element.removeAttribute(name);
}
