import { style } from '@vanilla-extract/css';
import { error } from '../../../components/ContactForm/ContactForm.css';
import { space } from '../../../components/theme/tokens';

/** The program that fills the page in takes its look for the messages under the fields, too. */
export const notice = style([error, { marginBottom: space.base }]);
