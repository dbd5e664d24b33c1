import type { ReactNode } from 'react';
import { collectionOfPath } from '../../data/model/collections';
import { servicePath } from '../../data/model/site/services';
import { ActionLink } from '../ActionLink/ActionLink';
import { Icon } from '../Icon/Icon';
import { Logo } from '../Logo/Logo';
import { useSite } from '../site-context';
import { brandMark, wrap } from '../theme/layout.css';
import { widget } from '../widgets/attributes';
import * as styles from './SiteHeader.css';

/**
 * Renders the header, which is sticky. It is transparent at the top of the page and white beyond 50 px. Below 768 px it
 * has a toggle menu.
 */
export function SiteHeader({ currentPath }: { currentPath: string }) {
  const { company, phone, phoneHref, services, urgentLink, interfaceCopy } = useSite();
  const copy = interfaceCopy.siteHeader;
  const callName = `${interfaceCopy.call} ${phone.national}`;
  const ariaCurrent = (href: string) => (href === currentPath ? ('page' as const) : undefined);
  const collection = collectionOfPath(currentPath);
  const renderItem = (href: string, name: ReactNode, isCurrent: 'page' | 'true' | undefined = ariaCurrent(href)) => (
    <li>
      <a className={styles.item} href={href} aria-current={isCurrent}>
        {name}
      </a>
    </li>
  );

  return (
    <header className={styles.header} {...widget('SiteHeader', 'now')}>
      <div className={`${wrap} ${styles.bar}`}>
        <a className={styles.brand} href="/" aria-current={ariaCurrent('/')}>
          <Logo className={brandMark} />
          {company.name}
        </a>
        {/* Without scripts this link opens the menu through :target. The link after the list closes it. */}
        <a className={styles.toggle} href="#menu" data-menu-toggle="">
          <span className={styles.toggleOpen}>
            <Icon name="menu" /> {copy.menu}
          </span>
          <span className={styles.toggleClose}>
            <Icon name="close" /> {copy.close}
          </span>
        </a>
        <nav className={styles.nav} id="menu" aria-label={copy.navigation}>
          <ActionLink className={styles.menuCall} href={phoneHref}>
            {callName}
          </ActionLink>
          <ul className={styles.items}>
            {renderItem('/', copy.home)}
            <li>
              <details data-services="">
                <summary className={styles.item} data-current={collection === 'services' ? '' : undefined}>
                  <span className={styles.narrowOnly}>{copy.services.first} </span>
                  {copy.services.rest}
                </summary>
                <ul className={styles.panel}>
                  <li className={styles.urgent}>
                    <a href={urgentLink.href}>
                      <strong>{urgentLink.title}</strong> <span>{urgentLink.description}</span>
                    </a>
                  </li>
                  {services.map(({ slug, menu }) => (
                    <li key={slug}>
                      <a href={servicePath(slug)} aria-current={ariaCurrent(servicePath(slug))}>
                        <strong>{menu.title}</strong> <span>{menu.description}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
            {renderItem('/realisations', copy.gallery)}
            {renderItem(
              '/zones-intervention',
              <>
                {copy.zones.first} <span className={styles.hiddenOnNarrowDesktop}>{copy.zones.rest}</span>
              </>,
              collection === 'towns' ? 'true' : undefined,
            )}
            {renderItem('/contact', copy.contact)}
          </ul>
          <a className={styles.closeLink} href="#">
            {copy.closeMenu}
          </a>
        </nav>
        <a className={styles.call} href={phoneHref} aria-label={callName}>
          <Icon name="phone" size={18} /> <span>{phone.national}</span>
        </a>
      </div>
    </header>
  );
}
