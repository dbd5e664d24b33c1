import type { ReactNode } from 'react';
import * as styles from './Disclosure.css';

type DisclosureProps = {
  title: string;
  /** Level of the title in the page's outline. */
  level: 2 | 3 | 4;
  /** The folded content; absent if it follows the element and a style shows it. */
  children?: ReactNode;
};

/**
 * Renders details that few visitors need: folded under a title, opened by a click. The browser's page search finds
 * them.
 */
export function Disclosure({ title, level, children }: DisclosureProps) {
  const Heading = `h${level}` as const;
  return (
    <details className={styles.disclosure}>
      <summary>
        <Heading>{title}</Heading>
      </summary>
      {children}
    </details>
  );
}
