import { LinkList } from '../../components/LinkList/LinkList';
import { PageHero } from '../../components/PageHero/PageHero';
import { Section } from '../../components/Section/Section';
import { routeAt, routes } from '../../data/model/site/routes';
import { servicePath, services } from '../../data/model/site/services';
import { interfaceCopy, site } from '../../data/model/site/site';
import { areaPath, zones } from '../../data/model/site/zones';
import * as styles from './SiteMap.css';

const { siteMap } = interfaceCopy;
const linkTo = (path: string) => ({ title: routeAt(path).name, href: path });

/** Every page of the site, as data/ lists them. */
const groups = [
  { title: siteMap.pages, links: site.pages.map(({ path }) => linkTo(path)) },
  { title: siteMap.services, links: services.map(({ slug }) => linkTo(servicePath(slug))) },
  ...zones.map(({ label, towns }) => ({ title: label, links: towns.map(({ slug }) => linkTo(areaPath(slug))) })),
];

export function Page() {
  return (
    <>
      <PageHero
        title={siteMap.title}
        text={siteMap.text.replace('{total}', String(routes.length))}
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
