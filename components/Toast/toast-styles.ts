import { colour } from '../../renderer/theme/tokens.ts';

/** What the build adds to Notyf's stylesheet (scripts/vite/added-styles.ts), which takes the ring of the focus away. */
export const toastStyles = `.notyf__dismiss-btn:focus { outline: 2px solid ${colour.white}; }`;
