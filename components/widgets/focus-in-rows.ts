/**
 * Scrolls a row of cards so that the card with keyboard focus is at its start. Chrome does not scroll if 32 px of a
 * link are visible. Listens only to keys, because a row that moves under a finger would lose the tap.
 */
export function followFocusInRows(): void {
  addEventListener('keyup', ({ key }) => {
    const card = key === 'Tab' && document.activeElement && document.activeElement.closest('main li');
    const row = card && card.parentElement!;
    if (!row || row.scrollWidth <= row.clientWidth) return;
    row.scrollLeft = (card as HTMLElement).offsetLeft - (row.firstElementChild as HTMLElement).offsetLeft;
  });
}
