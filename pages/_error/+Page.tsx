import drawing from '../../components/HomeHero/home-hero.svg?url';
import { LinkList } from '../../components/LinkList/LinkList';
import { NotFound } from '../../components/NotFound/NotFound';
import { PageHero } from '../../components/PageHero/PageHero';
import { Section } from '../../components/Section/Section';
import { useSite } from '../../components/site-context';
import { servicePath } from '../../data/model/site/services';
import * as styles from './ErrorPage.css';

export function Page() {
  const { services, interfaceCopy } = useSite();
  const { siteMap, notFound } = interfaceCopy;
  const { heading, services: servicesTitle, others } = notFound;
  const serviceLinks = services.map(({ slug, title, menu }) => ({
    title,
    href: servicePath(slug),
    text: menu.description,
  }));
  return (
    <>
      <PageHero title={heading}>
        <img src={drawing} width="800" height="262" alt="" loading="lazy" />
      </PageHero>
      <Section isDense>
        <NotFound />
        <h2 className={styles.heading}>{servicesTitle}</h2>
        <LinkList links={[...serviceLinks, { title: siteMap.title, href: '/plan-du-site', text: others }]} />
      </Section>
    </>
  );
}
