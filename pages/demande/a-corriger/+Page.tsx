import { ContactSection } from '../../../components/ContactForm/ContactSection';
import { fullForm } from '../../../components/ContactForm/contact-form-props';
import { PageHero } from '../../../components/PageHero/PageHero';
import { Section } from '../../../components/Section/Section';
import { deliveryCopy } from '../../../data/model/site/site';
import * as styles from './ToCorrect.css';

const { title, text, notice } = deliveryCopy.toCorrect;

/** What the program that receives requests fills in, where a visitor without scripts made a mistake. */
export function Page() {
  return (
    <>
      <PageHero title={title} text={text} quote={null} />
      <Section>
        <p id="demande-message" className={styles.notice} role="alert">
          {notice}
        </p>
        <ContactSection form={fullForm} />
      </Section>
    </>
  );
}
