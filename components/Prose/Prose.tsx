import { splitAtPlaceholders } from '../../data/model/owner-facts';
import * as styles from './Prose.css';

/** Renders a text and marks the placeholders for facts that the owner has not given yet. */
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

/** Renders each text as a paragraph. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <Prose text={text} />
    </p>
  ));
}
