import { crumbsTo } from '../../data/model/site/routes';
import { useSite } from '../site-context';
import * as styles from './Breadcrumb.css';

/** Renders links from the home page down to the page at `path`, which is the last item. */
export function Breadcrumb({ path: currentPath }: { path: string }) {
  const site = useSite();
  const crumbs = crumbsTo(site, currentPath);
  return (
    <nav className={styles.breadcrumb} aria-label={site.interfaceCopy.breadcrumb}>
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
