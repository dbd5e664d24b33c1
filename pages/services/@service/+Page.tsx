import { ActionLink } from '../../../components/ActionLink/ActionLink';
import { CheckList } from '../../../components/CheckList/CheckList';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { Gallery } from '../../../components/Gallery/Gallery';
import { PageHero } from '../../../components/PageHero/PageHero';
import { actions as heroActions } from '../../../components/PageHero/PageHero.css';
import { Picture } from '../../../components/Picture/Picture';
import { ProcessSteps } from '../../../components/ProcessSteps/ProcessSteps';
import { Paragraphs } from '../../../components/Prose/Prose';
import { QuoteBand } from '../../../components/QuoteBand/QuoteBand';
import { PartLinks } from '../../../components/RoofAnatomy/PartLinks';
import { Section } from '../../../components/Section/Section';
import { ServiceDrawing } from '../../../components/ServiceDrawing/ServiceDrawing';
import { useSite } from '../../../components/site-context';
import { tapLink } from '../../../components/theme/layout.css';
import { WithFigure } from '../../../components/WithFigure/WithFigure';
import type { DrawnService } from '../../../data/model/schema/pages';
import type { Service } from '../../../data/model/schema/service';
import { servicePath } from '../../../data/model/site/services';
import { PracticalInfo } from './PracticalInfo';
import { priceTitle } from './Price';
import * as styles from './ServicePage.css';
import { Sidebar } from './Sidebar';
import { TitledTexts } from './TitledTexts';
import { Urgent } from './Urgent';

export function Page({ data: service }: { data: Service }) {
  const site = useSite();
  const { phone, phoneHref, drawings, interfaceCopy, servicePage } = site;
  const { chapters } = servicePage;
  const { slug, urgent, content, signs, pictures, offers, approach, benefits, gallery, process, frequency } = service;
  // Next to the drawing if a picture is below it, otherwise below the drawing, so that both columns have about the same
  // height.
  const examination = (
    <>
      <Disclosure title={approach.title} level={3}>
        <TitledTexts texts={approach.steps} />
      </Disclosure>
      <PartLinks services={[slug]} />
      <p>
        <a className={tapLink} href={`#${servicePage.price.id}`}>
          {priceTitle(site, service.price)}
        </a>
      </p>
    </>
  );
  return (
    <>
      <PageHero
        title={service.title}
        text={service.intro}
        photo={service.heroImage}
        path={servicePath(slug)}
        quote="#devis"
      />
      <div className={styles.page}>
        <Section title={chapters.signs}>
          {urgent && <Urgent {...urgent} />}
          <div className={styles.twoColumns}>
            <div className={styles.signs}>
              <h3>{content.title}</h3>
              <Paragraphs texts={content.paragraphs} />
              {signs && (
                <div className={styles.factCard.stone}>
                  <h3>{signs.title}</h3>
                  <CheckList items={signs.items} />
                </div>
              )}
              {pictures?.signs && examination}
            </div>
            <div>
              <ServiceDrawing slug={slug} copy={drawings[slug as DrawnService]} />
              {pictures?.signs ? <CaptionedPicture {...pictures.signs} /> : examination}
            </div>
          </div>
          {gallery && <Gallery photos={gallery} layout="strip" />}
          <p className={`${heroActions} ${styles.narrowOnly}`}>
            <ActionLink href="#devis">{interfaceCopy.pageHero.quote}</ActionLink>{' '}
            <ActionLink href={phoneHref} variant="quiet">
              {phone.national}
            </ActionLink>
          </p>
        </Section>

        <Section tone="stone" title={chapters.offers}>
          <div className={pictures?.work ? `${styles.twoColumns} ${styles.pictured}` : styles.twoColumns}>
            <div className={styles.offers}>
              {offers.map(({ title, intro, items }) => (
                <div key={title}>
                  <h3>{title}</h3>
                  {intro && <p>{intro}</p>}
                  <CheckList items={items} />
                </div>
              ))}
            </div>
            {benefits && (
              <div>
                <h3>{servicePage.benefits}</h3>
                <CheckList items={benefits} />
              </div>
            )}
            {pictures?.work && <CaptionedPicture {...pictures.work} />}
          </div>
        </Section>

        <Section tone="slate" title={chapters.process} hasTitleAside>
          <ProcessSteps steps={process.map(({ title, description }) => ({ title, text: description }))} />
          {frequency && (
            <div className={styles.aside}>
              <h3>
                <WithFigure text={frequency.title} />
              </h3>
              <Paragraphs texts={frequency.paragraphs} />
            </div>
          )}
        </Section>

        <PracticalInfo service={service} />
        <Sidebar service={service} />
      </div>
      <QuoteBand {...servicePage.banner} />
    </>
  );
}

/** Renders a photo between the texts with a caption below it. */
function CaptionedPicture({ photo, caption }: { photo: string; caption: string }) {
  return (
    <figure>
      <Picture photo={photo} slot="chapter" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
