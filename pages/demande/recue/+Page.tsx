import { ActionLink } from '../../../components/ActionLink/ActionLink';
import { answerTime } from '../../../components/ContactForm/contact-form-props';
import { LinkList } from '../../../components/LinkList/LinkList';
import { PageHero } from '../../../components/PageHero/PageHero';
import { Section } from '../../../components/Section/Section';
import { phone } from '../../../data/model/site/company';
import { servicePath, services } from '../../../data/model/site/services';
import { deliveryCopy } from '../../../data/model/site/site';

const { title, text, services: others } = deliveryCopy.thanks;

/** Where a visitor without scripts gets once his request is stored. */
export function Page() {
  return (
    <>
      <PageHero title={title} text={`${text}${answerTime}`} quote={null} />
      <Section>
        <ActionLink href={phone.href}>{phone.display}</ActionLink>
      </Section>
      <Section title={others}>
        <LinkList
          links={services.map(({ slug, title, menu }) => ({ title, href: servicePath(slug), text: menu.description }))}
        />
      </Section>
    </>
  );
}
