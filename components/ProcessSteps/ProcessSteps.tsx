import { Disclosure } from '../Disclosure/Disclosure';
import * as styles from './ProcessSteps.css';

/** What happens, in order: the numbers are the list's own, and each title opens on how it is done. */
export function ProcessSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className={styles.list}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Disclosure title={title} level={3}>
            <p>{text}</p>
          </Disclosure>
        </li>
      ))}
    </ol>
  );
}
