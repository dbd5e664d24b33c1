import { ActionLink } from '../../components/ActionLink/ActionLink';
import { BeforeAfter } from '../../components/BeforeAfter/BeforeAfter';
import { CheckList } from '../../components/CheckList/CheckList';
import { ContactCards } from '../../components/ContactCards/ContactCards';
import { ContactSection } from '../../components/ContactForm/ContactSection';
import { HomeHero } from '../../components/HomeHero/HomeHero';
import { Labels } from '../../components/Labels/Labels';
import { Picture } from '../../components/Picture/Picture';
import { Portrait } from '../../components/Portrait/Portrait';
import { Paragraphs } from '../../components/Prose/Prose';
import { QuoteBand } from '../../components/QuoteBand/QuoteBand';
import { Reasons } from '../../components/Reasons/Reasons';
import { RoofAnatomy } from '../../components/RoofAnatomy/RoofAnatomy';
import { Section } from '../../components/Section/Section';
import { ServiceCards } from '../../components/ServiceCards/ServiceCards';
import { useSite } from '../../components/site-context';
import { Testimonials } from '../../components/Testimonials/Testimonials';
import { heading } from '../../components/theme/layout.css';
import { VosgesHorizon } from '../../components/VosgesProfile/VosgesHorizon';
import { WithFigure } from '../../components/WithFigure/WithFigure';
import { serviceAt, servicePath } from '../../data/model/site/services';
import { dayOfBuild } from '../../data/model/text/day-of-build';
import * as styles from './Home.css';

export function Page() {
  const site = useSite();
  const { company, home, roofParts, testimonials } = site;
  const { about, teaser, services, reasons, testimonials: testimonialsCopy, zone, contact, banner } = home;
  return (
    <>
      <HomeHero />
      <Section isDense>
        <div className={styles.about}>
          <div className={styles.aboutPicture}>
            {company.portrait ? <Portrait {...company.portrait} /> : <Picture photo={about.image} slot="half" />}
          </div>
          <div>
            <h2 className={heading}>
              <WithFigure text={about.title} />
            </h2>
            <Paragraphs texts={about.paragraphs} />
          </div>
          <div className={styles.aboutPoints}>
            <CheckList items={about.points} />
            <Labels labels={company.labels} today={dayOfBuild()} />
            <ActionLink href="/contact">{about.action}</ActionLink>
          </div>
        </div>
      </Section>
      <RoofAnatomy parts={roofParts} />
      <Section tone="slate" isDense>
        <div className={styles.twoColumns}>
          <h2 className={heading}>{teaser.title}</h2>
          <p className={styles.teaserText}>{teaser.text}</p>
        </div>
        <BeforeAfter before={teaser.before} after={teaser.after} />
        <p className={styles.actionsBelow}>
          <ActionLink href={servicePath(teaser.service)} variant="outlined">
            {teaser.action}
          </ActionLink>{' '}
          <ActionLink href="/realisations" variant="outlined">
            {teaser.gallery}
          </ActionLink>
        </p>
      </Section>
      <Section title={services.title}>
        <ServiceCards
          cards={services.cards
            .map((slug) => serviceAt(site, slug))
            .map(({ slug, menu, card, heroImage }) => ({
              title: menu.title,
              description: card,
              to: servicePath(slug),
              photo: heroImage,
            }))}
        />
      </Section>
      <Section tone="stone" title={reasons.title}>
        <Reasons items={reasons.items} />
      </Section>
      {testimonials.list.length > 0 && (
        <Section
          title={testimonials.areSamples ? testimonialsCopy.titleOfSamples : testimonialsCopy.title}
          hasTitleAside={testimonials.areSamples}
          isDense
        >
          <Testimonials {...testimonials} />
        </Section>
      )}
      <Section tone="stone" title={<WithFigure text={zone.title} />} hasTitleAside foot={<VosgesHorizon />}>
        <div>
          <Paragraphs texts={zone.paragraphs} />
          <p className={styles.actionsBelow}>
            <ActionLink href="/zones-intervention" variant="quiet">
              {zone.action}
            </ActionLink>
          </p>
        </div>
      </Section>
      <Section isForScreen>
        <div className={styles.twoColumns}>
          <div>
            <h2 className={heading}>{contact.title}</h2>
            <p>{contact.text}</p>
            <ContactCards />
          </div>
          <ContactSection variant="compact" />
        </div>
      </Section>
      <QuoteBand {...banner} />
    </>
  );
}
