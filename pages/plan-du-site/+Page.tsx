import { LinkList } from '../../components/LinkList/LinkList';
import { PageHero } from '../../components/PageHero/PageHero';
import { Section } from '../../components/Section/Section';
import { useSite } from '../../components/site-context';
import { WithFigure } from '../../components/WithFigure/WithFigure';
import { COLLECTION_NAMES, collectionAt, pagePath } from '../../data/model/collections';
import { pagesByTab } from '../../data/model/site/pages-of';
import { routeAt } from '../../data/model/site/routes';
import * as styles from './SiteMap.css';

/** Lists every page of the site, in the order of data/. */
export function Page() {
  const site = useSite();
  const { siteMap } = site.interfaceCopy;
  const linkTo = (path: string) => ({ title: routeAt(site, path).name, href: path });
  const groups = [
    { title: siteMap.pages, links: site.pages.map(({ path }) => linkTo(path)) },
    ...COLLECTION_NAMES.flatMap((name) =>
      pagesByTab(site.records, name).map(({ label, slugs }) => ({
        title: label ?? (name === 'services' ? siteMap.services : collectionAt(name).words.plural),
        links: slugs.map((slug) => linkTo(pagePath(name, slug))),
      })),
    ),
  ];
  return (
    <>
      <PageHero title={siteMap.title} path="/plan-du-site" isAsideOnPhones>
        <p className={styles.total} data-figure="">
          <WithFigure text={siteMap.text.replace('{total}', String(site.routes.length))} />
        </p>
      </PageHero>
      <Section isDense>
        {groups.map(({ title, links }) => (
          <div className={styles.group} key={title}>
            <h2>{title}</h2>
            <LinkList links={links} />
          </div>
        ))}
      </Section>
    </>
  );
}
