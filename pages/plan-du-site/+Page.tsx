import { LinkList } from '../../components/LinkList/LinkList';
import { PageHero } from '../../components/PageHero/PageHero';
import { Section } from '../../components/Section/Section';
import { useSite } from '../../components/site-context';
import { routeAt } from '../../data/model/site/routes';
import { servicePath } from '../../data/model/site/services';
import { areaPath } from '../../data/model/site/zones';
import * as styles from './SiteMap.css';

/** Lists every page of the site, in the order of data/. */
export function Page() {
  const site = useSite();
  const { siteMap } = site.interfaceCopy;
  const linkTo = (path: string) => ({ title: routeAt(site, path).name, href: path });
  const groups = [
    { title: siteMap.pages, links: site.pages.map(({ path }) => linkTo(path)) },
    { title: siteMap.services, links: site.services.map(({ slug }) => linkTo(servicePath(slug))) },
    ...site.zones.map(({ label, towns }) => ({ title: label, links: towns.map(({ slug }) => linkTo(areaPath(slug))) })),
  ];
  return (
    <>
      <PageHero
        title={siteMap.title}
        text={siteMap.text.replace('{total}', String(site.routes.length))}
        path="/plan-du-site"
      />
      <Section>
        <div className={styles.groups}>
          {groups.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <LinkList links={links} />
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
