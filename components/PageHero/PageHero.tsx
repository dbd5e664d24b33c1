import type { ReactNode } from 'react';
import { ActionLink } from '../ActionLink/ActionLink';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb';
import { Picture } from '../Picture/Picture';
import { useSite } from '../site-context';
import { wrap } from '../theme/layout.css';
import * as styles from './PageHero.css';

type PageHeroProps = {
  title: ReactNode;
  text?: string | undefined;
  /** Without a picture the heading stands on slates. */
  photo?: string;
  /** Of the page, to which a breadcrumb leads; none where nobody comes by a link. */
  path?: string;
  /** Where one asks for a quote, beside the number: the page's own form or, by default, the contact page; null for neither. */
  quote?: string | null;
  /** What stands beside the words of a desktop, where there is no picture. */
  children?: ReactNode;
  /** A phone has it, too, below the words. */
  isAsideOnPhones?: boolean;
  /** The number stands there: one under the words is for phones. */
  hasPhoneInAside?: boolean;
};

/** The top of an inner page: where one is and what it is about, beside a picture that nothing covers. */
export function PageHero({
  title,
  text,
  photo,
  path,
  quote = '/contact',
  children,
  isAsideOnPhones,
  hasPhoneInAside,
}: PageHeroProps) {
  const { phone, phoneHref, interfaceCopy } = useSite();
  return (
    <div className={photo ? styles.hero.pictured : styles.hero.plain}>
      {photo && (
        <div className={styles.picture}>
          <Picture photo={photo} slot="page-hero" />
        </div>
      )}
      <div className={children ? `${wrap} ${styles.twoColumns}` : wrap}>
        <div className={styles.textBlock}>
          {path && <Breadcrumb path={path} />}
          <h1 className={photo ? styles.title.besidePicture : styles.title.alone}>{title}</h1>
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
