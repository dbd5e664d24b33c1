/** The attribute of an element that is true up to a day, «2027-06-30», that day included. */
export const UNTIL = 'data-until';

/** Hides what is no longer true since the site was built: a paper after its last day, holidays that are over. */
export function hideExpired(root: ParentNode = document, now = new Date()): void {
  // The day on the visitor's clock; of Swedish, because it writes the year first.
  const today = now.toLocaleDateString('sv');
  for (const element of Array.from(root.querySelectorAll<HTMLElement>(`[${UNTIL}]`)))
    if (element.getAttribute(UNTIL)! < today) element.hidden = true;
}
