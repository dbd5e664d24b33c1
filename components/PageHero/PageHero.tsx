import type { ReactNode } from 'react';
import { ActionLink } from '../ActionLink/ActionLink';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb';
import { LeakLine } from '../LeakLine/LeakLine';
import { Picture } from '../Picture/Picture';
import { useSite } from '../site-context';
import { wrap } from '../theme/layout.css';
import * as styles from './PageHero.css';

type PageHeroProps = {
  title: ReactNode;
  text?: string | undefined;
  /** Photo next to the text. If absent, the background shows slates. */
  photo?: string;
  /** Path of the page for the breadcrumb; absent if the page has no breadcrumb. */
  path?: string;
  /**
   * Target of the quote button. The default is the contact page, the alternative is the form of the page. If null, the
   * quote button and the phone link are not rendered.
   */
  quote?: string | null;
  /** Content next to the text on a desktop; not combined with a photo. */
  children?: ReactNode;
  /** Also shows `children` on a phone, below the text. */
  isAsideOnPhones?: boolean;
  /** Class of the two columns of text and `children`. The default is two columns of the same width. */
  columns?: string;
  /** True if `children` contain the phone number. The phone link under the text is then hidden on a desktop. */
  hasPhoneInAside?: boolean;
};

/**
 * Renders the top of an inner page with breadcrumb, title, text and buttons. The photo next to them is not covered by
 * anything. The line for visitors with a leak is above them, unless the page itself has the advice.
 */
export function PageHero({
  title,
  text,
  photo,
  path,
  quote = '/contact',
  children,
  isAsideOnPhones,
  columns = styles.twoColumns,
  hasPhoneInAside,
}: PageHeroProps) {
  const { phone, phoneHref, urgentLink, interfaceCopy } = useSite();
  const hasLeakAdvice = urgentLink.href.startsWith(`${path}#`);
  return (
    <div className={photo ? styles.hero.pictured : styles.hero.plain}>
      {!hasLeakAdvice && <LeakLine />}
      {photo && (
        <div className={styles.picture}>
          <Picture photo={photo} slot="page-hero" />
        </div>
      )}
      <div className={children ? `${wrap} ${columns}` : wrap}>
        <div className={styles.textBlock}>
          {path && <Breadcrumb path={path} />}
          <h1 className={photo ? styles.title.withPhoto : styles.title.withoutPhoto}>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
          {quote && (
            <p className={styles.actions}>
              <ActionLink href={quote}>{interfaceCopy.pageHero.quote}</ActionLink>{' '}
              <ActionLink href={phoneHref} variant="outlined" className={hasPhoneInAside ? styles.narrowOnly : ''}>
                {phone.national}
              </ActionLink>
            </p>
          )}
        </div>
        {children && <div className={isAsideOnPhones ? styles.asideOnPhones : styles.aside}>{children}</div>}
      </div>
    </div>
  );
}
