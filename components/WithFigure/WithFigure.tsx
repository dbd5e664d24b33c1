import * as styles from './WithFigure.css';

/** A number with a short unit: «15 ans», «1 363 m», or alone: «50» of «50 kilomètres». Field tags may stand in it. */
const FIGURE = /\d{1,3}(?:[\s\u2060-\u2064]*\d{3})*(?:[\u2060-\u2064]*\s[\u2060-\u2064]*(?:ans|km|m)(?!\p{L}))?/u;

/** Renders a heading whose first number is set as display type; without a number the text alone. */
export function WithFigure({ text }: { text: string }) {
  const [figure] = FIGURE.exec(text) ?? [];
  if (!figure) return text;
  const at = text.indexOf(figure);
  return (
    <>
      {text.slice(0, at)}
      <span className={styles.figure}>{figure}</span>
      {text.slice(at + figure.length)}
    </>
  );
}
