import { colour } from '../theme/tokens.ts';

/** What the build adds to Notyf's stylesheet (scripts/build-site/vite/vendor-styles.ts), which takes the ring of the focus away. */
export const toastStyles = `.notyf__dismiss-btn:focus { outline: 2px solid ${colour.white}; }`;
