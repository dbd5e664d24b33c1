/**
 * Opens every <details> before the page is printed, because some browsers cannot do so by styles (theme/print.css.ts).
 */
export function unfoldForPrint(): void {
  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  });
}
