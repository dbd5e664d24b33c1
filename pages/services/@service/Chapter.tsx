import type { ReactNode } from 'react';
import * as styles from './ServicePage.css';

type ChapterProps = {
  title: string;
  /** How it stands out from the text around it: on a plate, between rules, or on dark ground. */
  look?: keyof typeof styles.chapter;
  /** Its anchor, where another page leads to it. */
  id?: string;
  children: ReactNode;
};

/** One idea of the page under its heading. */
export function Chapter({ title, look, id, children }: ChapterProps) {
  return (
    <section className={look && styles.chapter[look]} id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
