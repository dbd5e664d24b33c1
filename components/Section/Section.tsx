import type { ReactNode } from 'react';
import { heading, wrap } from '../theme/layout.css';
import { screenOnly } from '../theme/print.css';
import * as styles from './Section.css';

type SectionProps = {
  /** Background. A chalk band after a chalk band has no top padding, because no edge separates them. */
  tone?: keyof typeof styles.tone;
  title?: ReactNode;
  /**
   * Shows the title next to the content on a desktop. The first element of the content is next to the title. A second
   * element is below the title.
   */
  hasTitleAside?: boolean;
  /** Uses the smaller of the two paddings. */
  isDense?: boolean;
  id?: string;
  /** Hides the band in print. */
  isForScreen?: boolean;
  /** A drawing over the full width of the window at the end of the band. */
  foot?: ReactNode;
  children: ReactNode;
};

/**
 * Renders a band over the full width, with its content in the content column. The upper edge has a roof slope if the
 * band is dark (slate or fir).
 */
export function Section({
  tone = 'chalk',
  title,
  hasTitleAside,
  isDense,
  id,
  isForScreen,
  foot,
  children,
}: SectionProps) {
  // A <section> needs a heading. A band without a title is therefore a plain <div>.
  const Block = title ? 'section' : 'div';
  const classNames = [
    styles.tone[tone],
    isDense && styles.dense,
    isForScreen && screenOnly,
    foot && styles.endsOnDrawing,
  ];
  return (
    <Block className={classNames.filter(Boolean).join(' ')} id={id}>
      <div className={hasTitleAside ? `${wrap} ${styles.titleAside}` : wrap}>
        {title && <h2 className={heading}>{title}</h2>}
        {children}
      </div>
      {foot}
    </Block>
  );
}
