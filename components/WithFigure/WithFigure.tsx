import { ANY_TAGS } from '../../data/model/text/field-tags';
import * as styles from './WithFigure.css';

const NUMBER = `\\d+(?:${ANY_TAGS}\\s\\d{3})*`;
const UNIT = '\\s(?:ans|km|m)(?!\\p{L})';
/**
 * Matches a number or a range of two numbers, with a short unit («15 ans», «600 à 900 m») or without a unit («50» in
 * «50 kilomètres»). The second group is a comma or colon after the number.
 */
const FIGURE = new RegExp(
  `(${NUMBER}(?:${ANY_TAGS}\\s(?:à|ou)\\s${ANY_TAGS}${NUMBER})?(?:${ANY_TAGS}${UNIT})?${ANY_TAGS})(\\s?[,:]${ANY_TAGS})?`,
  'u',
);

/**
 * Renders a heading with its first number or range as display type. Renders only the text if the heading has no number.
 * The line break after the number replaces a comma or colon, which only assistive technology reads.
 */
export function WithFigure({ text }: { text: string }) {
  const match = FIGURE.exec(text);
  if (!match) return text;
  const [whole, figure, mark] = match;
  return (
    <>
      {text.slice(0, match.index)}
      <span className={styles.figure}>
        {figure}
        {mark && <small>{mark}</small>}
      </span>
      {text.slice(match.index + whole.length)}
    </>
  );
}
