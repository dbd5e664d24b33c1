import type { Crumb } from '../../data/model/routes';
import { interfaceCopy } from '../../data/model/site';
import * as styles from './Breadcrumb.css';

/** The way from the home page to this one; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
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
