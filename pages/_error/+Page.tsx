import { LinkList } from '../../components/LinkList/LinkList';
import { NotFound } from '../../components/NotFound/NotFound';
import { Section } from '../../components/Section/Section';
import { useSite } from '../../components/site-context';
import { tapLink } from '../../components/theme/layout.css';
import { servicePath } from '../../data/model/site/services';
import * as styles from './ErrorPage.css';

export function Page() {
  const { services, interfaceCopy } = useSite();
  const { siteMap, notFound } = interfaceCopy;
  const serviceLinks = services.map(({ slug, title, menu }) => ({
    title,
    href: servicePath(slug),
    text: menu.description,
  }));
  return (
    <>
      <NotFound />
      <Section isDense>
        <div className={styles.head}>
          <h2>{notFound.services}</h2>
          <a className={tapLink} href="/plan-du-site">
            {siteMap.title}
          </a>
        </div>
        <LinkList links={serviceLinks} />
      </Section>
    </>
  );
}
