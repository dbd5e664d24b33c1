import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { Paragraphs } from '../../../components/Prose/Prose';
import { Section } from '../../../components/Section/Section';
import { useSite } from '../../../components/site-context';
import type { Service } from '../../../data/model/schema/service';
import { townAt, townPath } from '../../../data/model/site/zones';
import { Price } from './Price';
import * as styles from './ServicePage.css';
import { TitledTexts } from './TitledTexts';

/** Renders the last section, with advice for visitors before their decision and then the price. */
export function PracticalInfo({ service }: { service: Service }) {
  const site = useSite();
  const { servicePage } = site;
  const { goodToKnow, materials, questions = [], towns } = service;
  return (
    <Section tone="lichen" title={servicePage.chapters.choice}>
      <div className={styles.twoColumns}>
        <div>
          <div className={styles.factCard.fir}>
            <h3>{goodToKnow.title}</h3>
            <Paragraphs texts={goodToKnow.paragraphs} />
          </div>
          {materials && (
            <Disclosure title={materials.title} level={3}>
              <Paragraphs texts={materials.paragraphs} />
              <TitledTexts texts={materials.items} />
            </Disclosure>
          )}
          {towns && (
            <Disclosure title={servicePage.towns} level={3}>
              {towns.map(({ slug, reason }) => (
                <p key={slug}>
                  <strong>
                    <a href={townPath(slug)}>{townAt(site, slug).name}</a>
                  </strong>{' '}
                  {reason}
                </p>
              ))}
            </Disclosure>
          )}
        </div>
        <div>
          <Price price={service.price} ratesApply={service.ratesApply} />
          {questions.map(({ title, text }) => (
            <Disclosure title={title} level={3} key={title}>
              <p>{text}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}
