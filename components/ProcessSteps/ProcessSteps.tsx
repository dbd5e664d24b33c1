import { Disclosure } from '../Disclosure/Disclosure';
import * as styles from './ProcessSteps.css';

/**
 * Renders numbered steps. On a phone a click on the title unfolds the text. The text follows its <details> in the HTML,
 * because no style can show the content of a closed <details> on a desktop.
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
