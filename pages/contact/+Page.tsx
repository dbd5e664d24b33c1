import { ContactCards } from '../../components/ContactCards/ContactCards';
import { ContactSection } from '../../components/ContactForm/ContactSection';
import { MapPanel } from '../../components/MapPanel/MapPanel';
import { OpeningHours } from '../../components/OpeningHours/OpeningHours';
import { PageHero } from '../../components/PageHero/PageHero';
import { note } from '../../components/PageHero/PageHero.css';
import { Paragraphs, Prose } from '../../components/Prose/Prose';
import { Section } from '../../components/Section/Section';
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
      <PageHero title={title} text={intro} path="/contact" quote="#devis" hasPhoneInAside isAsideOnPhones>
        <div className={note}>
          <p className={styles.call} data-figure="">
            <a href={phoneHref}>{phone.national}</a>
          </p>
          <OpeningHours />
          <p className={styles.closedHours}>{interfaceCopy.closedHours}</p>
        </div>
      </PageHero>
      <Section isDense>
        <div className={styles.columns}>
          <div>
            <h2 className={heading}>{coordinates}</h2>
            <ContactCards hasPhone={false} />
            <p className={styles.urgent}>
              {urgent.text} <a href={urgentLink.href}>{urgent.link}</a>
            </p>
            <p>
              {abroad.phone}{' '}
              <a className={tapLink} href={phoneHref}>
                {phoneAbroad}
              </a>
            </p>
            <p>
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
            <h3 className={styles.label}>{next.title}</h3>
            <ol className={styles.steps}>
              {next.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
          <div className={`${styles.form} ${screenOnly}`}>
            <h2 className={heading}>{form}</h2>
            <ContactSection variant="full" />
          </div>
        </div>
      </Section>
      <Section tone="stone" isDense>
        <div className={styles.columns}>
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
