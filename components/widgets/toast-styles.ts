import { colour } from '../theme/tokens.ts';

/** Class of Notyf's container if the toast is part of the page instead of fixed over the page. */
export const IN_PAGE = 'notyf--in-page';

/**
 * Rules that the build appends to Notyf's stylesheet (scripts/build-site/vite/vendor-styles.ts). That stylesheet fades
 * the close button to a third and removes its focus ring. The new ring is inside, because the toast clips its overflow.
 * The icon keeps its width, and the button is as wide as a thumb. Toasts are hidden in print.
 */
export const toastStyles = `.notyf__icon{flex:none}.notyf__dismiss{min-width:44px}.notyf__toast .notyf__wrapper{padding-right:50px}.notyf__dismiss-btn{opacity:1}.notyf__dismiss-btn:focus{outline:2px solid ${colour.white}!important;outline-offset:-5px}.${IN_PAGE}{position:static;height:auto;padding:20px 0}.${IN_PAGE}>*{max-width:none}@media print{.notyf{display:none}}`;
