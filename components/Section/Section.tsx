import type { ReactNode } from 'react';
import { heading, wrap } from '../theme/layout.css';
import { screenOnly } from '../theme/print.css';
import * as styles from './Section.css';

type SectionProps = {
  /** The ground the block stands on. */
  tone?: keyof typeof styles.tone;
  title?: ReactNode;
  /** On a desktop the title stands beside the content, which must be one element. */
  isTitleBeside?: boolean;
  /** Of the two heights of bands the smaller. */
  isDense?: boolean;
  id?: string;
  /** Left out on paper. */
  isForScreen?: boolean;
  /** A drawing over the whole width of the window, on which the block ends. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A block of a page over the full width, its text in the one column, its upper edge ending in the slope of a roof. */
export function Section({
  tone = 'chalk',
  title,
  isTitleBeside,
  isDense,
  id,
  isForScreen,
  foot,
  children,
}: SectionProps) {
  // A section needs a heading of its own; without one it is only a ground.
  const Block = title ? 'section' : 'div';
  const names = [styles.tone[tone], isDense && styles.dense, isForScreen && screenOnly, foot && styles.footed];
  return (
    <Block className={names.filter(Boolean).join(' ')} id={id}>
      <div className={isTitleBeside ? `${wrap} ${styles.titleAside}` : wrap}>
        {title && <h2 className={heading}>{title}</h2>}
        {children}
      </div>
      {foot}
    </Block>
  );
}
