/**
 * Pushes a row of cards so that the card with the keyboard's focus stands at its beginning. Chrome leaves a link where it
 * is if 32 px of it are in sight. Listens to the key, because a row that moves under a finger would lose its tap.
 */
export function followFocusInRows(): void {
  addEventListener('keyup', ({ key }) => {
    const card = key === 'Tab' && document.activeElement && document.activeElement.closest('main li');
    const row = card && card.parentElement!;
    if (!row || row.scrollWidth <= row.clientWidth) return;
    row.scrollLeft = (card as HTMLElement).offsetLeft - (row.firstElementChild as HTMLElement).offsetLeft;
  });
}
