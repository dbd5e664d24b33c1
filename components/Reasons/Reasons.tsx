import * as styles from './Reasons.css';

/** Renders a list of reasons with large numbers. */
export function Reasons({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ol className={styles.list}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
