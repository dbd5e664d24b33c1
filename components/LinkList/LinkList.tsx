import * as styles from './LinkList.css';

type LinkListProps = { links: { title: string; href: string; text?: string | undefined }[] };

/** Renders a list of links, each with an optional text below it. */
export function LinkList({ links }: LinkListProps) {
  return (
    <ul className={styles.list}>
      {links.map(({ title, href, text }) => (
        <li key={href}>
          <a href={href}>{title}</a>
          {text && <span className={styles.text}> {text}</span>}
        </li>
      ))}
    </ul>
  );
}
