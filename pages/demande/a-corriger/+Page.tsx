import { ContactSection } from '../../../components/ContactForm/ContactSection';
import { formNote, fullForm } from '../../../components/ContactForm/contact-form-props';
import { PageHero } from '../../../components/PageHero/PageHero';
import { Section } from '../../../components/Section/Section';
import { phone } from '../../../data/model/company';
import { deliveryCopy } from '../../../data/model/site';
import { assuranceBesideForm } from '../../assurance';
import * as styles from './ToCorrect.css';

const { title, text, notice } = deliveryCopy.toCorrect;

/** What the program that receives requests fills in, where a visitor without scripts made a mistake. */
export function Page() {
  return (
    <>
      <PageHero title={title} text={text} crumbs={[]} />
      <Section>
        <p id="demande-message" className={styles.notice} role="alert">
          {notice}
        </p>
        <ContactSection form={fullForm} note={formNote} phone={phone} assurance={assuranceBesideForm()} />
      </Section>
    </>
  );
}
