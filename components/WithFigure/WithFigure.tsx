import * as styles from './WithFigure.css';

/**
 * Matches a number with a short unit («15 ans», «1 363 m») or without a unit («50» in «50 kilomètres»). The match may
 * contain field tags.
 */
const FIGURE = /\d{1,3}(?:[\s\u2060-\u2064]*\d{3})*(?:[\u2060-\u2064]*\s[\u2060-\u2064]*(?:ans|km|m)(?!\p{L}))?/u;

/** Renders a heading with its first number as display type. Renders only the text if the heading has no number. */
export function WithFigure({ text }: { text: string }) {
  const [figure] = FIGURE.exec(text) ?? [];
  if (!figure) return text;
  const index = text.indexOf(figure);
  return (
    <>
      {text.slice(0, index)}
      <span className={styles.figure}>{figure}</span>
      {text.slice(index + figure.length)}
    </>
  );
}
