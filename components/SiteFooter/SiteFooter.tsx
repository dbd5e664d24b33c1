import { Fragment, type ReactNode } from 'react';
import { interfaceCopy } from '../../data/model/site';
import { Logo } from '../Logo/Logo';
import { Prose } from '../Prose/Prose';
import { brandMark, wrap } from '../theme/layout.css';
import { screenOnly } from '../theme/print.css';
import * as styles from './SiteFooter.css';

const { siteFooter: words } = interfaceCopy;

type FooterLink = { title: string; href: string };

type SiteFooterProps = {
  companyName: string;
  /** The owner's name with his legal form (Code de commerce R. 526-27). */
  formalName: string;
  siret: string;
  about: string;
  services: FooterLink[];
  phone: { display: string; href: string };
  email: string;
  address: string;
  hours: ReactNode;
  /** Kilometres around Épinal in which every commune is served. */
  radiusKm: number;
  towns: FooterLink[];
  /** Towns beyond the radius served, to which one comes by appointment. */
  fartherTowns: FooterLink[];
  legal: FooterLink[];
  year: string;
  credit: FooterLink;
};

/** Three columns, the towns served, and what the law wants on every page. */
export function SiteFooter(props: SiteFooterProps) {
  const {
    companyName,
    formalName,
    siret,
    about,
    services,
    phone,
    email,
    address,
    hours,
    radiusKm,
    towns,
    fartherTowns,
    legal,
    year,
    credit,
  } = props;
  return (
    <footer className={styles.footer}>
      <div className={wrap}>
        <div className={styles.columns}>
          <div>
            <p className={styles.brand}>
              <Logo className={brandMark} /> {companyName}
            </p>
            <p>{about}</p>
          </div>
          <nav aria-labelledby="footer-services">
            <h2 className={styles.heading} id="footer-services">
              {words.services}
            </h2>
            <ul className={styles.services}>
              {services.map(({ title, href }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2 className={styles.heading}>{words.contact}</h2>
            <p className={styles.direct}>
              <a href={phone.href}>{phone.display}</a> <a href={`mailto:${email}`}>{email}</a>
            </p>
            <p>{address}</p>
            {hours}
          </div>
        </div>
        <details className={styles.allTowns}>
          <summary>{words.allTowns}</summary>
        </details>
        <p className={styles.towns}>
          {words.towns.before} {radiusKm} km {words.towns.after} <TownLinks towns={towns} />
          {fartherTowns.length > 0 && (
            <>
              {' '}
              {words.fartherTowns} <TownLinks towns={fartherTowns} />
            </>
          )}
          .
        </p>
        <div className={styles.legal}>
          <p>
            © {year} {companyName} · <Prose text={formalName} /> · SIRET <Prose text={siret} />
          </p>
          <p className={`${styles.legalLinks} ${screenOnly}`}>
            {legal.map(({ title, href }) => (
              <Fragment key={href}>
                <a href={href}>{title}</a>{' '}
              </Fragment>
            ))}
            <button className={styles.cookies} type="button" data-manage-cookies="" hidden>
              {words.cookies}
            </button>{' '}
            <a href={credit.href}>{credit.title}</a>
          </p>
        </div>
      </div>
    </footer>
  );
}

function TownLinks({ towns }: { towns: FooterLink[] }) {
  return towns.map(({ title, href }, index) => (
    <Fragment key={href}>
      {index > 0 && ', '}
      <a href={href}>{title}</a>
    </Fragment>
  ));
}
