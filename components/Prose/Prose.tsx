import { splitAtPlaceholders } from '../../data/model/owner-facts';
import * as styles from './Prose.css';

/** A text in which what the owner has still to give is plain to see. */
export function Prose({ text }: { text: string }) {
  return splitAtPlaceholders(text).map((part, index) =>
    index % 2 === 1 ? (
      <mark className={styles.placeholder} key={`${index}-${part}`}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

/** Paragraphs of running text. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <Prose text={text} />
    </p>
  ));
}
