import type { ReactNode } from 'react';
import * as styles from './ServicePage.css';

type ChapterProps = {
  title: string;
  /** How it stands out from the text around it: on a plate, between rules, or on dark ground. */
  look?: keyof typeof styles.chapter;
  children: ReactNode;
};

/** One idea of the page under its heading. */
export function Chapter({ title, look, children }: ChapterProps) {
  return (
    <section className={look && styles.chapter[look]}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
