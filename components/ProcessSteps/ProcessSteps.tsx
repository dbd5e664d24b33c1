import * as styles from './ProcessSteps.css';

/** What happens, in order: the numbers are the list's own. */
export function ProcessSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className={styles.list}>
      {steps.map(({ title, text }) => (
        <li className={styles.step} key={title}>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
