import { Disclosure } from '../Disclosure/Disclosure';
import * as styles from './ProcessSteps.css';

/**
 * What happens, in order: the numbers are the list's own. On a phone each title opens on how it is done; the text stands
 * beside its <details>, because what is in a closed one no style can show on a desktop.
 */
export function ProcessSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className={styles.list}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Disclosure title={title} level={3} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
