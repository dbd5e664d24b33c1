import { style } from '@vanilla-extract/css';
import { error } from '../../../components/ContactForm/ContactForm.css';
import { space } from '../../../components/theme/tokens';

/** demande.php also gives this class to the error messages under the fields. */
export const notice = style([error, { marginBottom: space.base }]);
