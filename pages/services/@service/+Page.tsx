import { ActionLink } from '../../../components/ActionLink/ActionLink';
import { CheckList } from '../../../components/CheckList/CheckList';
import { ContactSection } from '../../../components/ContactForm/ContactSection';
import { compactForm, formNote } from '../../../components/ContactForm/contact-form-props';
import { Gallery } from '../../../components/Gallery/Gallery';
import { LinkList } from '../../../components/LinkList/LinkList';
import { PageHero } from '../../../components/PageHero/PageHero';
import { ProcessSteps } from '../../../components/ProcessSteps/ProcessSteps';
import { Paragraphs } from '../../../components/Prose/Prose';
import { QuoteBand } from '../../../components/QuoteBand/QuoteBand';
import { ServiceDrawing } from '../../../components/ServiceDrawing/ServiceDrawing';
import { wrap } from '../../../components/theme/layout.css';
import { phone } from '../../../data/company';
import { drawingOf } from '../../../data/drawings';
import { captionOf } from '../../../data/gallery';
import { crumbsTo } from '../../../data/routes';
import { servicePage } from '../../../data/service-page';
import { serviceAt, servicePath } from '../../../data/services';
import type { Service } from '../../../data/validation/schema';
import { areaPath, townAt } from '../../../data/zones';
import { assuranceBesideForm } from '../../assurance';
import { Chapter } from './Chapter';
import { PriceChapter } from './PriceChapter';
import * as styles from './ServicePage.css';

export function Page({ data: service }: { data: Service }) {
  const { slug, content, signs, offers, approach, benefits, process, frequency, materials, goodToKnow, gallery } =
    service;
  const { urgent, questions, price } = service;
  const related = service.relatedServices.map(serviceAt);
  return (
    <>
      <PageHero
        title={service.title}
        text={service.intro}
        photo={service.heroImage}
        crumbs={crumbsTo(servicePath(slug))}
        phone={phone}
        quote="#devis"
      />
      <div className={`${wrap} ${styles.columns}`}>
        <div className={styles.article}>
          {urgent && (
            <Chapter title={urgent.title} look="plate" id={servicePage.urgent.id}>
              <CheckList items={urgent.items} />
              <p>{urgent.text}</p>
              <p className={styles.call}>
                <ActionLink href={phone.href}>{phone.display}</ActionLink>
              </p>
            </Chapter>
          )}
          <Chapter title={content.title}>
            <Paragraphs texts={content.paragraphs} />
            <ServiceDrawing slug={slug} words={drawingOf(slug)} />
          </Chapter>
          <Chapter title={signs.title} look="plate">
            <CheckList items={signs.items} />
          </Chapter>
          <div className={styles.offers}>
            {offers.map(({ title, intro, items }) => (
              <Chapter title={title} key={title}>
                {intro && <p>{intro}</p>}
                <CheckList items={items} />
              </Chapter>
            ))}
          </div>
          <Chapter title={approach.title}>
            <TitledTexts texts={approach.steps} />
          </Chapter>
          <Chapter title={servicePage.process}>
            <ProcessSteps steps={process.map(({ title, description }) => ({ title, text: description }))} />
          </Chapter>
          {benefits && (
            <Chapter title={servicePage.benefits} look="plate">
              <CheckList items={benefits} />
            </Chapter>
          )}
          <Chapter title={frequency.title} look="ruled">
            <Paragraphs texts={frequency.paragraphs} />
          </Chapter>
          <Chapter title={materials.title}>
            <Paragraphs texts={materials.paragraphs} />
            {materials.items?.map(({ title, text }) => (
              <p className={styles.material} key={title}>
                <strong>{title}.</strong> {text}
              </p>
            ))}
          </Chapter>
          <Chapter title={goodToKnow.title} look="dark">
            <Paragraphs texts={goodToKnow.paragraphs} />
          </Chapter>
          {questions && (
            <Chapter title={servicePage.questions}>
              <TitledTexts texts={questions} />
            </Chapter>
          )}
          <PriceChapter price={price} ratesApply={service.ratesApply} />
          {gallery && (
            <Chapter title={servicePage.gallery}>
              <Gallery images={gallery.map((photo) => ({ photo, description: captionOf(photo) }))} layout="strip" />
            </Chapter>
          )}
          <Chapter title={servicePage.towns}>
            <ul className={styles.towns}>
              {service.towns.map(({ slug: town, reason }) => (
                <li key={town}>
                  <a href={areaPath(town)}>{townAt(town).name}</a>
                  <p>{reason}</p>
                </li>
              ))}
            </ul>
          </Chapter>
          <Chapter title={servicePage.together}>
            <LinkList
              links={related.map(({ menu, slug: other }) => ({
                title: menu.title,
                href: servicePath(other),
                text: menu.description,
              }))}
            />
          </Chapter>
        </div>
        <aside className={styles.sidebar} aria-label={servicePage.aside}>
          <div className={styles.form}>
            <h2>{servicePage.form}</h2>
            <ContactSection
              form={compactForm}
              note={formNote}
              phone={phone}
              assurance={assuranceBesideForm(price.tenYear)}
            />
          </div>
          <h2 className={styles.relatedTitle}>{servicePage.related}</h2>
          <LinkList links={related.map(({ title, slug: other }) => ({ title, href: servicePath(other) }))} />
        </aside>
      </div>
      <QuoteBand {...servicePage.banner} phone={phone} />
    </>
  );
}

function TitledTexts({ texts }: { texts: Service['approach']['steps'] }) {
  return (
    <ul className={styles.approach}>
      {texts.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
