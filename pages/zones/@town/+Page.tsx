import { ActionLink } from '../../../components/ActionLink/ActionLink';
import { Gallery } from '../../../components/Gallery/Gallery';
import { PageHero } from '../../../components/PageHero/PageHero';
import { Paragraphs } from '../../../components/Prose/Prose';
import { QuoteBand } from '../../../components/QuoteBand/QuoteBand';
import { PartLinks } from '../../../components/RoofAnatomy/PartLinks';
import { Section } from '../../../components/Section/Section';
import { useSite } from '../../../components/site-context';
import { unbreakable } from '../../../components/theme/layout.css';
import { screenOnly } from '../../../components/theme/print.css';
import { typesetHeading } from '../../../components/typography/typeset';
import { VosgesProfile } from '../../../components/VosgesProfile/VosgesProfile';
import { WithFigure } from '../../../components/WithFigure/WithFigure';
import type { Town } from '../../../data/model/schema/town';
import { serviceAt, servicePath } from '../../../data/model/site/services';
import { isWithinRadius, nearestTowns, neighbourPath, roundKm, townPath } from '../../../data/model/site/zones';
import { addTag } from '../../../data/model/text/field-tags';
import * as styles from './TownPage.css';

export function Page({ data: town }: { data: Town }) {
  const site = useSite();
  const { company, areaPage, areaServices, defaultPortfolio, interfaceCopy } = site;
  const addTownName = (title: string) => (
    <>
      {title} {town.name.includes('-') ? <span className={unbreakable}>{town.at}</span> : town.at}
    </>
  );
  return (
    <>
      <PageHero
        title={addTownName(areaPage.title)}
        text={town.intro[0]}
        photo={town.heroImage}
        path={townPath(town.slug)}
      />
      <div className={styles.page}>
        <Section isDense>
          <VosgesProfile current={town.slug}>
            <Paragraphs texts={town.intro.slice(1)} />
          </VosgesProfile>
        </Section>
        <Section title={town.roofs.title} hasTitleAside isDense>
          <div>
            <FoldedTexts title={town.roofs.title} texts={town.roofs.paragraphs} />
            <PartLinks services={town.priorities.map(({ service }) => service)} />
            <p className={`${styles.callToAction} ${screenOnly}`}>
              <strong>{areaPage.ask}</strong>
              <ActionLink href="/contact">{interfaceCopy.pageHero.quote}</ActionLink>
            </p>
          </div>
          <div>
            <h2 className={styles.sideTitle}>{areaPage.neighbours}</h2>
            <ul className={styles.neighbours}>
              {town.neighbours.map((neighbour) => (
                <Neighbour key={neighbour.name} neighbour={neighbour} href={neighbourPath(site, neighbour)} />
              ))}
            </ul>
            <p className={styles.radius}>
              {isWithinRadius(site, town) ? areaPage.radius : `${areaPage.radius} ${areaPage.beyond}`}{' '}
              <a href="/zones-intervention">{areaPage.allZones}</a>
            </p>
          </div>
        </Section>
        <Section tone="stone" title={<WithFigure text={town.climate.title} />} hasTitleAside isDense>
          <FoldedTexts title={town.climate.title} texts={[...town.climate.paragraphs, town.season]} />
          <div className={styles.rules}>
            <h2>{areaPage.rules}</h2>
            <p>{town.rules}</p>
          </div>
        </Section>
        <Section tone="slate" title={addTownName(areaPage.priorities)} isDense>
          <ol className={styles.priorities}>
            {town.priorities.map(({ service, reason }) => (
              <li key={service}>
                <h3>
                  <a href={servicePath(service)}>{serviceAt(site, service).menu.title}</a>
                </h3>
                <p>{reason}</p>
              </li>
            ))}
          </ol>
        </Section>
        <Section title={addTownName(areaPage.services)} isDense>
          <div className={styles.folded}>
            <MoreLabel title={`${areaPage.services} ${town.at}`} />
            <ul className={styles.blurbs}>
              {areaServices.map((slug) => (
                <li key={slug}>
                  <h3>
                    <a href={servicePath(slug)}>{serviceAt(site, slug).menu.title}</a>
                  </h3>
                  <FirstSentence text={town.blurbs[slug] || serviceAt(site, slug).card} />
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section tone="stone" title={areaPage.portfolio} hasTitleAside isDense>
          <Gallery photos={town.portfolioImages ?? defaultPortfolio} layout="row" />
          <p className={styles.actionsBelow}>
            <ActionLink href="/realisations" variant="quiet">
              {areaPage.allPhotos}
            </ActionLink>
          </p>
        </Section>
        <Section title={areaPage.nearby} hasTitleAside isDense>
          <ul className={styles.nearby}>
            {nearestTowns(site, town, 3).map(({ town: nearTown, km }) => (
              <li key={nearTown.slug}>
                <a href={townPath(nearTown.slug)}>{nearTown.name}</a>
                <p>{`${areaPage.distance.before} ${roundKm(km)} ${areaPage.distance.after}`}</p>
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <QuoteBand {...areaPage.banner} email={company.email} />
    </>
  );
}

/**
 * Renders the control that unfolds the texts after it in the document on a phone. Its accessible name ends with the
 * title of the section, because a page has several of these controls.
 */
function MoreLabel({ title }: { title: string }) {
  const { more } = useSite().areaPage;
  // With the spaces of the heading, compression repeats the heading. This saves 9 bytes of a page.
  const name = `${more}, ${typesetHeading(title)}`;
  return (
    <details className={styles.more}>
      <summary aria-label={name}>{more}</summary>
    </details>
  );
}

/** Renders paragraphs. A phone shows only the first sentence until the visitor unfolds the rest. */
function FoldedTexts({ title, texts: [first = '', ...otherTexts] }: { title: string; texts: readonly string[] }) {
  return (
    <div className={styles.folded}>
      {(otherTexts.length > 0 || firstSentence(first) !== first) && <MoreLabel title={title} />}
      <div>
        <FirstSentence text={first} />
        <div className={styles.foldedText}>
          <Paragraphs texts={otherTexts} />
        </div>
      </div>
    </div>
  );
}

const firstSentence = (text: string) => /^.+?[.!?](?= \p{Lu}|$)/u.exec(text)?.[0] ?? text;

/** Renders a paragraph. A phone shows only its first sentence until the paragraph is unfolded. */
function FirstSentence({ text }: { text: string }) {
  const first = firstSentence(text);
  return (
    <p>
      {first}
      {first.length < text.length && <span className={styles.foldedText}>{text.slice(first.length)}</span>}
    </p>
  );
}

// Created once, because toLocaleString creates a formatter at every call, which costs as much as the rest of a list
// item.
const kmFormat = new Intl.NumberFormat('fr-FR');

function Neighbour({ neighbour, href }: { neighbour: Town['neighbours'][number]; href: string | undefined }) {
  const { name, km, department } = neighbour;
  return (
    <li>
      <span>
        {href ? <a href={href}>{name}</a> : name}
        {department && ` (${department})`}
      </span>
      <span>{addTag(neighbour, 'km', `${kmFormat.format(km)} km`)}</span>
    </li>
  );
}
