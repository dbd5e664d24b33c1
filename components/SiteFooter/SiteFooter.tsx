import { Fragment } from 'react';
import { routeAt } from '../../data/model/site/routes';
import { serviceLink } from '../../data/model/site/services';
import type { Site } from '../../data/model/site/site';
import { isWithinRadius, townPath } from '../../data/model/site/zones';
import { yearOfBuild } from '../../data/model/text/day-of-build';
import { addTag } from '../../data/model/text/field-tags';
import { EmailLink } from '../EmailLink/EmailLink';
import { Logo } from '../Logo/Logo';
import { OpeningHours } from '../OpeningHours/OpeningHours';
import { Prose } from '../Prose/Prose';
import { useSite } from '../site-context';
import { brandMark, wrap } from '../theme/layout.css';
import { screenOnly } from '../theme/print.css';
import * as styles from './SiteFooter.css';

/** In this order, two links fit on each line of a phone that is 360 px wide. */
const LEGAL_PAGES = ['/plan-du-site', '/politique-confidentialite', '/mentions-legales'];

/** Renders three columns, the towns served, and the legal information that every page must show. */
export function SiteFooter() {
  const site = useSite();
  const { company, formalName, phone, phoneHref, shortAddress, footerServices, serviceArea, siteCredit } = site;
  const { siteFooter: copy, layout } = site.interfaceCopy;
  const nearTowns = site.namedTowns.filter((town) => isWithinRadius(site, town));
  const fartherTowns = site.namedTowns.filter((town) => !isWithinRadius(site, town));
  return (
    <footer className={styles.footer}>
      <div className={wrap}>
        <div className={styles.columns}>
          <div>
            <p className={styles.brand}>
              <Logo className={brandMark} /> {company.name}
            </p>
            <p>{layout.about}</p>
          </div>
          <nav aria-labelledby="footer-services">
            <h2 className={styles.heading} id="footer-services">
              {copy.services}
            </h2>
            <ul className={styles.services}>
              {footerServices
                .map((slug) => serviceLink(site, slug))
                .map(({ title, href }) => (
                  <li key={href}>
                    <a href={href}>{title}</a>
                  </li>
                ))}
            </ul>
          </nav>
          <div>
            <h2 className={styles.heading}>{copy.contact}</h2>
            <p className={styles.contactLinks}>
              <a href={phoneHref}>{phone.national}</a> <EmailLink />
            </p>
            <p>{shortAddress}</p>
            <OpeningHours />
          </div>
        </div>
        <details className={styles.allTowns}>
          <summary>{copy.allTowns}</summary>
        </details>
        <p className={styles.towns}>
          {copy.towns.before} {addTag(serviceArea, 'radiusKm', `${serviceArea.radiusKm} km`)} {copy.towns.after}{' '}
          <TownLinks towns={nearTowns} />
          {fartherTowns.length > 0 && (
            <>
              {' '}
              {copy.fartherTowns} <TownLinks towns={fartherTowns} />
            </>
          )}
          .
        </p>
        <div className={styles.legal}>
          <p>
            © {yearOfBuild()} {company.name} · <Prose text={formalName} /> · SIRET <Prose text={company.siret} />
          </p>
          <p className={`${styles.legalLinks} ${screenOnly}`}>
            {LEGAL_PAGES.map((path) => (
              <Fragment key={path}>
                <a href={path}>{routeAt(site, path).name}</a>{' '}
              </Fragment>
            ))}
            <button className={styles.cookieButton} type="button" data-manage-cookies="" hidden>
              {copy.cookies}
            </button>{' '}
            <a href={siteCredit.href}>{siteCredit.title}</a>
          </p>
        </div>
      </div>
    </footer>
  );
}

function TownLinks({ towns }: Pick<Site, 'towns'>) {
  return towns.map(({ slug, name }, index) => (
    <Fragment key={slug}>
      {index > 0 && ', '}
      <a href={townPath(slug)}>{name}</a>
    </Fragment>
  ));
}
