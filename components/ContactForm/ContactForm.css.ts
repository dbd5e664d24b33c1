import { globalStyle, style } from '@vanilla-extract/css';
import { actionStyle } from '../ActionLink/ActionLink.css';
import { visuallyHidden } from '../theme/layout.css';
import { colour, radius, size, space } from '../theme/tokens';

export const form = style({ maxWidth: '40rem' });
export const note = style({ marginBottom: space.base, fontSize: size.small, color: colour.inkSoft });
globalStyle(`${form} > div`, { marginBottom: space.base });
globalStyle(`${form} label`, { display: 'block', marginBottom: space.hair, fontWeight: 600 });

// The email address of an example may be longer than a line of large letters.
export const hint = style({
  display: 'inline-block',
  overflowWrap: 'anywhere',
  fontSize: size.small,
  fontWeight: 400,
  color: colour.inkSoft,
});

export const field = style({
  display: 'block',
  width: '100%',
  minHeight: '48px',
  padding: `${space.tight} ${space.snug}`,
  // At least 16 px, because iOS zooms into the page when the visitor touches a field with smaller text.
  font: 'inherit',
  color: colour.ink,
  backgroundColor: colour.white,
  border: `1px solid ${colour.control}`,
  borderRadius: radius,
  resize: 'vertical',
  selectors: { '&[aria-invalid]': { borderColor: colour.error, boxShadow: `inset 0 0 0 1px ${colour.error}` } },
});

/** A field of several lines. Pages with short fields side by side give it a row of its own. */
export const longField = style({});

export const error = style({ marginTop: space.hair, fontSize: size.small, fontWeight: 600, color: colour.error });

/** Status text for screen readers while the form is sending. The button shows this status visually. */
export const busyStatus = style(visuallyHidden);

export const characterCount = style({ marginTop: space.hair, fontSize: size.small, color: colour.inkSoft });

/** Box below the button with the result of sending and what the visitor can do next. */
export const report = style({
  selectors: {
    '&:not(:empty)': {
      marginTop: space.base,
      padding: space.base,
      backgroundColor: colour.mist,
      borderLeft: `4px solid ${colour.clay}`,
    },
  },
});

export const submit = style([
  actionStyle.primary,
  {
    selectors: {
      // `aria-busy` is set if the button is pressed before the form's code has loaded.
      '&[aria-disabled], &[aria-busy]': { backgroundColor: colour.inkSoft, cursor: 'progress' },
    },
  },
]);
