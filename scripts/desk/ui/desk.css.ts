import '../../../components/theme/global.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHidden as visuallyHiddenStyle } from '../../../components/theme/layout.css';
import { colour, font, radius, shadow, size, space, tapTarget } from '../../../components/theme/tokens';

const NARROW = '(max-width: 52rem)';
const WIDE = `not all and ${NARROW}`;

const borderBox = (tint: string, kind = '1px solid') => ({ border: `${kind} ${tint}`, borderRadius: radius });
const bottomRule = { borderBottom: `1px solid ${colour.stoneDeep}` };
const flexRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.tight } as const;
const controlBox = (side: string) => ({ minHeight: tapTarget, padding: `${space.hair} ${side}` });
const secondaryText = { fontSize: size.small, fontWeight: 400, color: colour.inkSoft } as const;
const sticky = {
  position: 'sticky',
  // Not sticky in a narrow or zoomed window, because a sticky bar would cover the focused element.
  '@media': { [NARROW]: { position: 'static' } },
  backgroundColor: colour.chalk,
} as const;
const coverImage = { width: '100%', objectFit: 'cover', borderRadius: radius } as const;

globalStyle('html', { fontSize: '100%', vars: { '--heading-faces': font.body } });
globalStyle('body', { '@media': { [WIDE]: { overflow: 'hidden' } } });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('button', { padding: 0, border: 0, background: 'none', cursor: 'pointer' });
globalStyle('[aria-disabled=true]', {
  cursor: 'default',
  '@media': { '(forced-colors: active)': { color: 'GrayText !important', borderColor: 'GrayText !important' } },
});

export const desk = style({
  display: 'grid',
  gridTemplateColumns: '29rem 1fr',
  gridTemplateRows: 'auto 1fr',
  height: '100vh',
  // On a narrow window, or at 200 % zoom, the form and the preview are below each other, each as high as the window.
  '@media': { [NARROW]: { height: 'auto', gridTemplateColumns: '1fr', gridTemplateRows: 'auto 85vh 85vh' } },
});
export const bar = style({
  ...flexRow,
  gridColumn: '1 / -1',
  padding: `${space.tight} ${space.base}`,
  color: colour.white,
  backgroundColor: colour.slate,
});
/** The height is the same for every message, so that no button below moves. */
export const message = style({
  flex: '1 1 12rem',
  display: 'grid',
  alignContent: 'center',
  minHeight: '3.9em',
  maxWidth: 'none',
  padding: `0 ${space.base}`,
  fontSize: size.small,
  lineHeight: 1.3,
  whiteSpace: 'pre-line',
  '@media': { [NARROW]: { minHeight: 0 } },
});
/** The toggle is readable on slate and on mist. */
export const toggle = style({
  ...borderBox('currentColor'),
  ...controlBox(space.snug),
  selectors: {
    '&[aria-disabled=true]': { color: colour.water, borderColor: 'transparent' },
    // The underline remains visible in forced colours.
    '&[aria-pressed=true]': { color: colour.slate, backgroundColor: colour.white, textDecoration: 'underline' },
  },
});
export const panel = style({
  overflow: 'auto',
  padding: space.base,
  scrollPaddingTop: '7rem',
  scrollPaddingBottom: '5rem',
  backgroundColor: colour.chalk,
  borderRight: `1px solid ${colour.stoneDeep}`,
});
export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  backgroundColor: colour.mist,
});
export const strip = style({
  ...flexRow,
  padding: `${space.hair} ${space.base}`,
  minHeight: tapTarget,
  fontSize: size.small,
  // The strip stays on one line, because a second line would move the preview.
  flexWrap: 'nowrap',
  whiteSpace: 'nowrap',
});
export const statusLine = style({ padding: space.hair, overflow: 'hidden', textOverflow: 'ellipsis' });
/** The name is truncated before the other texts of the strip. */
export const truncatedName = style([statusLine, { flexShrink: 3, minWidth: '3rem' }]);
export const viewport = style({
  flex: 1,
  // The frame takes the height of this element and must not make the element higher.
  minHeight: 0,
  position: 'relative',
  // The value is not `hidden`, because a link to an anchor in the frame would scroll this element.
  overflow: 'clip',
  display: 'flex',
  justifyContent: 'center',
  selectors: {
    '&[aria-busy=true]': { cursor: 'progress' },
    // The frame covers this text once its first page has loaded.
    '&::before': {
      content: '"Vos pages se préparent…"',
      position: 'absolute',
      top: '40%',
      width: '10rem',
      fontSize: size.lead,
      textAlign: 'center',
    },
  },
});
export const frame = style({ flex: 'none', border: 0, boxShadow: shadow, transformOrigin: '50% 0' });

export const tabs = style({
  ...sticky,
  top: `calc(-1 * ${space.base})`,
  zIndex: 1,
  ...flexRow,
  gap: space.hair,
  marginBottom: space.base,
  borderBottom: `2px solid ${colour.stoneDeep}`,
});
export const tab = style({
  ...controlBox(space.tight),
  whiteSpace: 'nowrap',
  selectors: { '&[aria-current=true]': { boxShadow: `0 3px 0 ${colour.clay}` } },
});
export const heading = style({
  ...sticky,
  top: `calc(${tapTarget} - ${space.base})`,
  zIndex: 1,
  padding: `${space.hair} 0`,
});
/** The main action of a form is always visible. */
export const foot = style({
  ...sticky,
  bottom: `calc(-1 * ${space.base})`,
  borderTop: `1px solid ${colour.stoneDeep}`,
  padding: `${space.tight} 0`,
});
export const fields = style({ display: 'grid', gap: space.base });
export const field = style({ position: 'relative', minWidth: 0, border: 0 });
/** The label of a field, and the button that shows the field in the preview. */
export const fieldHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.base,
});
export const group = style({
  ...borderBox(colour.stoneDeep),
  padding: `0 ${space.snug}`,
  backgroundColor: colour.white,
  selectors: { '&[open]': { paddingBottom: space.snug } },
});
export const list = style({ display: 'grid', gap: space.snug, margin: `${space.snug} 0` });
export const moves = style({ display: 'flex', gap: '2px' });
export const newEntry = style({ ...borderBox(colour.fir, '2px solid'), padding: space.snug, marginTop: space.snug });
export const choice = style({ display: 'flex', alignItems: 'baseline', gap: space.tight, padding: `${space.hair} 0` });
export const hint = style({ ...secondaryText, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const fault = style({ fontSize: size.small, fontWeight: 700, color: colour.error, overflowWrap: 'anywhere' });
export const successText = style({ fontWeight: 700, color: colour.fir });
export const conflict = style({
  ...borderBox(colour.error, '2px solid'),
  padding: space.snug,
  overflowWrap: 'anywhere',
});
export const mark = style({
  whiteSpace: 'nowrap',
  padding: `0 ${space.tight}`,
  fontSize: size.small,
  fontWeight: 400,
  borderRadius: radius,
  backgroundColor: colour.clayPale,
});
export const chapters = style({ display: 'grid', gap: space.tight });
export const progress = style({ ...flexRow, fontSize: size.small, fontWeight: 400 });
/** The height is the same before the image has loaded, so that nothing below moves. */
export const photo = style({ ...coverImage, height: '14rem' });
export const thumbnail = style({ ...coverImage, flex: 'none', width: '96px', height: '64px' });
export const photoSummary = style({ display: 'flex', alignItems: 'center', gap: space.snug });
export const pictures = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: space.tight });
export const drop = style({
  ...borderBox(colour.control, '2px dashed'),
  padding: space.snug,
  marginBottom: space.tight,
  backgroundColor: colour.white,
});
export const dropOver = style([drop, { borderColor: colour.fir, backgroundColor: colour.lichenFaint }]);
export const focusPicker = style({ position: 'relative', display: 'block', maxWidth: '100%', cursor: 'crosshair' });
export const point = style({
  position: 'absolute',
  width: '22px',
  height: '22px',
  margin: '-11px',
  border: `3px solid ${colour.white}`,
  borderRadius: '50%',
  boxShadow: `0 0 0 3px ${colour.clay}`,
});
export const quiet = style({
  padding: `${space.hair} 0`,
  color: colour.fir,
  textDecoration: 'underline',
  textAlign: 'left',
  fontSize: size.small,
});
export const action = style({
  ...controlBox(space.base),
  marginTop: space.tight,
  borderRadius: radius,
  color: colour.white,
  backgroundColor: colour.fir,
  selectors: { '&[aria-disabled=true]': { color: colour.inkSoft, backgroundColor: colour.mist } },
});
export const item = style({
  ...bottomRule,
  width: '100%',
  minHeight: tapTarget,
  padding: `${space.tight} 0`,
  textAlign: 'left',
  selectors: { '&:hover': { color: colour.fir, textDecoration: 'underline' } },
});
export const move = style({
  width: '32px',
  height: '32px',
  border: `1px solid ${colour.control}`,
  background: colour.white,
  selectors: { '&[aria-disabled=true]': { color: colour.control } },
});
export const visuallyHidden = style(visuallyHiddenStyle);
export const invisible = style({ visibility: 'hidden' });
export const excerpt = style({ ...secondaryText, display: 'block' });
export const row = style({ ...bottomRule, display: 'flex', alignItems: 'center' });
/** The code is black on white in forced colours as well, so that cameras can read it. */
export const qrCode = style({ display: 'block', width: '15rem', margin: `${space.snug} 0`, forcedColorAdjust: 'none' });
/** The gaps are visual only, so that the selected URL is copied without spaces. */
export const address = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.tight,
  fontFamily: 'ui-monospace, Consolas, monospace',
  fontWeight: 700,
  userSelect: 'all',
});
export const request = style({
  ...borderBox(colour.stoneDeep),
  padding: space.snug,
  backgroundColor: colour.white,
  overflowWrap: 'anywhere',
});
/** Keeps the line breaks that the visitor typed. */
export const multiline = style({ whiteSpace: 'pre-line' });
export const searchResult = style({
  ...borderBox(colour.stoneDeep),
  margin: 0,
  padding: space.snug,
  backgroundColor: colour.white,
  overflowWrap: 'anywhere',
});
export const searchTitle = style({ fontSize: size.lead, color: colour.fir });
export const change = style({ ...bottomRule, padding: `${space.tight} 0` });

globalStyle(`a.${action}`, { display: 'inline-flex', alignItems: 'center', textDecoration: 'none' });
globalStyle('del', { color: colour.inkSoft });
globalStyle('del > img', { opacity: 0.5 });
globalStyle('ins', { textDecoration: 'none' });
globalStyle(`${list} > li`, { position: 'relative' });
// The buttons are on the line of the entry's name.
globalStyle(`${list} ${moves}`, { position: 'absolute', top: 0, right: 0, cursor: 'grab' });
globalStyle(`${list} > li > details ~ ${moves}`, { top: space.hair, right: space.hair });
globalStyle(`${list} > li > :is(div, details) > :is(${fieldHeader}, summary)`, {
  minHeight: '34px',
  paddingRight: '9.5rem',
});
globalStyle(`${field} > p`, { margin: 0 });
globalStyle(`${newEntry} > section`, { paddingBottom: space.base });
globalStyle(`${newEntry} > details`, { margin: `${space.tight} 0` });
globalStyle(`${panel} > :is(section, ${conflict})`, { marginBottom: space.base });
globalStyle(`${panel} > ${group}`, { marginTop: space.tight });
// Three nested borders would leave too little width for the fields.
globalStyle(`${group} ${group} ${group}`, { padding: 0, borderWidth: '1px 0 0', borderRadius: 0 });
globalStyle(`${row} > ${item}`, { flex: 1, borderBottom: 0 });
globalStyle(`${group} > summary`, { fontWeight: 700, padding: `${space.tight} 0` });
globalStyle(`${panel} label, ${panel} legend`, { display: 'block', fontWeight: 700, padding: 0 });
globalStyle(`${panel} ${choice}`, { display: 'flex', fontWeight: 400 });
globalStyle(`${field} > :is(input, select, textarea)`, {
  ...borderBox(colour.control),
  width: '100%',
  minHeight: tapTarget,
  padding: `${space.tight} ${space.snug}`,
  backgroundColor: colour.white,
});
globalStyle(`${panel} :is(input, select, textarea):focus`, { outlineOffset: 0 });
globalStyle(`${field} > [aria-invalid]`, { borderColor: colour.error, borderWidth: '2px' });
globalStyle(`${panel} h1`, { fontSize: size.h3, marginBottom: space.base });
globalStyle(`${panel} h3`, { fontSize: size.body, margin: `${space.snug} 0 0` });
globalStyle(`${panel} h2`, { fontSize: size.lead, margin: `${space.base} 0 ${space.tight}` });
globalStyle(`${panel} progress`, { flex: 1, width: '100%', accentColor: colour.fir });
globalStyle(`${progress} > progress`, { maxWidth: '8rem' });
globalStyle(`${drop} > input`, { width: '100%', margin: `${space.tight} 0` });
globalStyle(`${drop} > input::file-selector-button`, controlBox(space.snug));
globalStyle(`${focusPicker} > img`, { maxHeight: '20rem' });
globalStyle(`${pictures} button`, { width: '100%', padding: '3px' });
globalStyle(`${pictures} [aria-pressed=true]`, { ...borderBox(colour.fir, '3px solid'), padding: 0 });
globalStyle(`${pictures} img`, { ...coverImage, aspectRatio: '3 / 2' });
