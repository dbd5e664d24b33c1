import { LinkList } from '../../components/LinkList/LinkList';
import { NotFound } from '../../components/NotFound/NotFound';
import { Section } from '../../components/Section/Section';
import { useSite } from '../../components/site-context';
import { servicePath } from '../../data/model/site/services';
import * as styles from './ErrorPage.css';

export function Page() {
  const { services, interfaceCopy } = useSite();
  const { siteMap, notFound } = interfaceCopy;
  const { services: servicesTitle, others } = notFound;
  const serviceLinks = services.map(({ slug, title, menu }) => ({
    title,
    href: servicePath(slug),
    text: menu.description,
  }));
  return (
    <>
      <NotFound />
      <Section isDense>
        <h2 className={styles.heading}>{servicesTitle}</h2>
        <LinkList links={[...serviceLinks, { title: siteMap.title, href: '/plan-du-site', text: others }]} />
      </Section>
    </>
  );
}
