import { crumbsTo } from '../../data/model/site/routes';
import { interfaceCopy } from '../../data/model/site/site';
import * as styles from './Breadcrumb.css';

/** The way from the home page to the one at a path, which is its last crumb. */
export function Breadcrumb({ path: own }: { path: string }) {
  const crumbs = crumbsTo(own);
  return (
    <nav className={styles.breadcrumb} aria-label={interfaceCopy.breadcrumb}>
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
