/** Opens what is folded while the page is printed, for the many browsers whose styles cannot (theme/print.css.ts). */
export function unfoldForPrint(): void {
  let folded: NodeListOf<HTMLDetailsElement>;
  const unfold = (open: boolean) => {
    for (const details of folded) details.open = open;
  };
  addEventListener('beforeprint', () => {
    folded = document.querySelectorAll('main details:not([open])');
    unfold(true);
  });
  addEventListener('afterprint', () => unfold(false));
}
