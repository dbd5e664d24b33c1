import type { ReactNode } from 'react';
import { heading, wrap } from '../theme/layout.css';
import { screenOnly } from '../theme/print.css';
import * as styles from './Section.css';

type SectionProps = {
  /** The ground the block stands on. */
  tone?: keyof typeof styles.tone;
  title?: ReactNode;
  id?: string;
  /** Left out on paper. */
  isForScreen?: boolean;
  children: ReactNode;
};

/** A block of a page over the full width, its text in the one column, its upper edge a gable. */
export function Section({ tone = 'chalk', title, id, isForScreen, children }: SectionProps) {
  // A section needs a heading of its own; without one it is only a ground.
  const Block = title ? 'section' : 'div';
  return (
    <Block className={isForScreen ? `${styles.tone[tone]} ${screenOnly}` : styles.tone[tone]} id={id}>
      <div className={wrap}>
        {title && <h2 className={heading}>{title}</h2>}
        {children}
      </div>
    </Block>
  );
}
