import { ActionLink } from '../../../components/ActionLink/ActionLink';
import { answerTimeSentence } from '../../../components/ContactForm/contact-form-props';
import { LinkList } from '../../../components/LinkList/LinkList';
import { PageHero } from '../../../components/PageHero/PageHero';
import { Section } from '../../../components/Section/Section';
import { useSite } from '../../../components/site-context';
import { servicePath } from '../../../data/model/site/services';

/** Renders the thank-you page. A visitor without scripts is redirected to this page after the request is stored. */
export function Page() {
  const site = useSite();
  const { phone, phoneHref, services } = site;
  const { title, text, services: servicesTitle } = site.deliveryCopy.thanks;
  return (
    <>
      <PageHero title={title} text={`${text}${answerTimeSentence(site)}`} quote={null} />
      <Section>
        <ActionLink href={phoneHref}>{phone.national}</ActionLink>
      </Section>
      <Section title={servicesTitle}>
        <LinkList
          links={services.map(({ slug, title, menu }) => ({ title, href: servicePath(slug), text: menu.description }))}
        />
      </Section>
    </>
  );
}
