import type { ReactNode } from 'react';
import * as styles from './ServicePage.css';

type ChapterProps = {
  title: string;
  /** How it stands out from the text around it: on a plate, between rules, or on dark ground. */
  look?: keyof typeof styles.chapter;
  children: ReactNode;
};

/** One idea of the page under its heading. */
export function Chapter({ title, look = 'plain', children }: ChapterProps) {
  return (
    <section className={styles.chapter[look]}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
