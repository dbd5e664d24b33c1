import { ContactSection } from '../../../components/ContactForm/ContactSection';
import { PageHero } from '../../../components/PageHero/PageHero';
import { Section } from '../../../components/Section/Section';
import { useSite } from '../../../components/site-context';
import * as styles from './ToCorrect.css';

/**
 * Renders the template for a rejected request. demande.php fills in the template if a visitor without scripts made a
 * mistake.
 */
export function Page() {
  const { title, text, notice } = useSite().deliveryCopy.toCorrect;
  return (
    <>
      <PageHero title={title} text={text} quote={null} />
      <Section>
        <p id="demande-message" className={styles.notice} role="alert">
          {notice}
        </p>
        <ContactSection variant="full" hasClosedHours />
      </Section>
    </>
  );
}
