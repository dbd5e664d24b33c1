import { crumbsTo } from '../../data/model/site/routes';
import { useSite } from '../site-context';
import * as styles from './Breadcrumb.css';

/** The way from the home page to the one at a path, which is its last crumb. */
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
