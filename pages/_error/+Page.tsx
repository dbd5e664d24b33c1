import { LinkList } from '../../components/LinkList/LinkList';
import { NotFound } from '../../components/NotFound/NotFound';
import { PageHero } from '../../components/PageHero/PageHero';
import { Section } from '../../components/Section/Section';
import { servicePath, services } from '../../data/model/site/services';
import { interfaceCopy } from '../../data/model/site/site';
import * as styles from './ErrorPage.css';

const { siteMap, notFound } = interfaceCopy;
const { heading, services: title, others } = notFound;

export function Page() {
  return (
    <>
      <PageHero title={heading} />
      <Section>
        <NotFound />
        <h2 className={styles.heading}>{title}</h2>
        <LinkList
          links={services.map(({ slug, title, menu }) => ({ title, href: servicePath(slug), text: menu.description }))}
        />
        <h2 className={styles.heading}>{others}</h2>
        <LinkList links={[{ title: siteMap.title, href: '/plan-du-site' }]} />
      </Section>
    </>
  );
}
