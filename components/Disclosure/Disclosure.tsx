import type { ReactNode } from 'react';
import * as styles from './Disclosure.css';

type DisclosureProps = {
  title: string;
  /** Level of the title in the page's outline. */
  level: 2 | 3 | 4;
  /** The folded content; absent if the content follows this element and a style shows it. */
  children?: ReactNode;
};

/**
 * Renders details that few visitors need, folded under a title. A click opens them, and the browser's page search finds
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
