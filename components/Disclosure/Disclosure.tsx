import type { ReactNode } from 'react';
import * as styles from './Disclosure.css';

type DisclosureProps = {
  title: string;
  /** Of its heading in the page's outline. */
  level: 2 | 3 | 4;
  /** What opens, unless it stands after the element and a style shows it. */
  children?: ReactNode;
};

/** What one looks up rather than reads: closed under its title, open on a click, in the page for whoever searches it. */
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
