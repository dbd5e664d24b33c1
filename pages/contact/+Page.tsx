import { ContactCards } from '../../components/ContactCards/ContactCards';
import { ContactSection } from '../../components/ContactForm/ContactSection';
import { MapPanel } from '../../components/MapPanel/MapPanel';
import { OpeningHours } from '../../components/OpeningHours/OpeningHours';
import { PageHero } from '../../components/PageHero/PageHero';
import { Paragraphs, Prose } from '../../components/Prose/Prose';
import { Section } from '../../components/Section/Section';
import { titleAside } from '../../components/Section/Section.css';
import { useSite } from '../../components/site-context';
import { heading, tapLink } from '../../components/theme/layout.css';
import { screenOnly } from '../../components/theme/print.css';
import * as styles from './Contact.css';

export function Page() {
  const { company, phone, phoneHref, phoneAbroad, postalAddress, vcardPath, contactPage, interfaceCopy, urgentLink } =
    useSite();
  const { title, intro, coordinates, card, abroad, googleProfile, zone, form, map, next, urgent } = contactPage;
  return (
    <>
      <PageHero
        title={title}
        text={intro}
        path="/contact"
        quote="#devis"
        columns={`${titleAside} ${styles.head}`}
        hasPhoneInAside
        isAsideOnPhones
      >
        <div className={styles.note}>
          <p className={styles.call} data-figure="">
            <a href={phoneHref}>{phone.national}</a>
          </p>
          <OpeningHours />
          <p>{interfaceCopy.closedHours}</p>
        </div>
      </PageHero>
      <Section isDense>
        <div className={`${titleAside} ${styles.columns}`}>
          <div>
            <h2 className={heading}>{coordinates}</h2>
            <ContactCards hasPhone={false} />
            <p>
              {abroad.phone}{' '}
              <a className={tapLink} href={phoneHref}>
                {phoneAbroad}
              </a>
              <br />
              <a className={tapLink} href={vcardPath}>
                {card}
              </a>
            </p>
            {company.googleProfile && (
              <p>
                <a className={tapLink} href={company.googleProfile}>
                  {googleProfile}
                </a>
              </p>
            )}
          </div>
          <p className={styles.urgent}>
            {urgent.text} <a href={urgentLink.href}>{urgent.link}</a>
          </p>
          <div className={`${styles.form} ${screenOnly}`}>
            <h2 className={heading}>{form}</h2>
            <ContactSection variant="full" />
          </div>
        </div>
      </Section>
      <Section tone="stone" title={next.title} hasTitleAside isDense>
        <ol className={styles.steps}>
          {next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      <Section isDense>
        <div className={`${titleAside} ${styles.columns}`}>
          <div>
            <h2 className={heading}>{map}</h2>
            <h3 className={styles.label}>{contactPage.address}</h3>
            <p>
              <Prose text={`${postalAddress}, ${abroad.country}`} />
            </p>
            <h3 className={styles.label}>{zone.title}</h3>
            <Paragraphs texts={zone.paragraphs} />
          </div>
          <div className={screenOnly}>
            <MapPanel />
          </div>
        </div>
      </Section>
    </>
  );
}
