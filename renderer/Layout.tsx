import type { ReactNode } from 'react';
import { CallButton } from '../components/CallButton/CallButton';
import { CookieBanner } from '../components/CookieBanner/CookieBanner';
import { OpeningHours } from '../components/OpeningHours/OpeningHours';
import { SiteFooter } from '../components/SiteFooter/SiteFooter';
import { SiteHeader } from '../components/SiteHeader/SiteHeader';
import { company, formalName, openingHours, phone, shortAddress } from '../data/model/company';
import { yearOfBuild } from '../data/model/day-of-build';
import { legalNotice, privacyPolicy } from '../data/model/legal';
import { routeAt } from '../data/model/routes';
import { serviceLink, servicePath, services, urgentLink } from '../data/model/services';
import { footerServices, interfaceCopy, serviceArea, siteCredit } from '../data/model/site';
import { areaPath, isWithinRadius, namedTowns } from '../data/model/zones';
import * as styles from './Layout.css';

const linksTo = (towns: typeof namedTowns) => towns.map(({ slug, name }) => ({ title: name, href: areaPath(slug) }));
const nearTowns = linksTo(namedTowns.filter(isWithinRadius));
const fartherTowns = linksTo(namedTowns.filter((town) => !isWithinRadius(town)));

/** What every page has around its own content. */
export function Layout({ path, children }: { path: string; children: ReactNode }) {
  // No area page stands in the menu: to it they are all one place.
  const menuPath = path.startsWith(areaPath('')) ? areaPath('') : path;
  return (
    <>
      <a className={styles.skip} href="#contenu">
        {interfaceCopy.layout.skip}
      </a>
      <CookieBanner />
      <SiteHeader
        companyName={company.name}
        phone={phone}
        currentPath={menuPath}
        services={services.map(({ slug, menu }) => ({ ...menu, href: servicePath(slug) }))}
        urgent={urgentLink}
      />
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        companyName={company.name}
        formalName={formalName}
        siret={company.siret}
        about={interfaceCopy.layout.about}
        services={footerServices.map(serviceLink)}
        phone={phone}
        email={company.email}
        address={shortAddress}
        hours={<OpeningHours lines={openingHours} />}
        radiusKm={serviceArea.radiusKm}
        towns={nearTowns}
        fartherTowns={fartherTowns}
        legal={[
          { title: routeAt('/plan-du-site').name, href: '/plan-du-site' },
          { title: legalNotice.title, href: '/mentions-legales' },
          { title: privacyPolicy.title, href: '/politique-confidentialite' },
        ]}
        year={yearOfBuild()}
        credit={siteCredit}
      />
      <aside aria-label={interfaceCopy.layout.call}>
        <CallButton phone={phone} />
      </aside>
    </>
  );
}
