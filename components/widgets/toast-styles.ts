import { colour } from '../theme/tokens.ts';

/** Class of Notyf's shelf: the toast is a part of the page instead of fixed over it. */
export const IN_PAGE = 'notyf--in-page';

/**
 * What the build adds to Notyf's stylesheet (scripts/build-site/vite/vendor-styles.ts), which fades the closing cross to
 * a third and takes the ring of the focus away. The toast cuts off what lies outside it. On paper
 * there is none. Its icon keeps its width, and its cross is as wide as a thumb, beside the words.
 */
export const toastStyles = `.notyf__icon{flex:none}.notyf__dismiss{min-width:44px}.notyf__toast .notyf__wrapper{padding-right:50px}.notyf__dismiss-btn{opacity:1}.notyf__dismiss-btn:focus{outline:2px solid ${colour.white}!important;outline-offset:-5px}.${IN_PAGE}{position:static;height:auto;padding:20px 0}.${IN_PAGE}>*{max-width:none}@media print{.notyf{display:none}}`;
