import * as styles from './LinkList.css';

type LinkListProps = { links: { title: string; href: string; text?: string | undefined }[] };

/** Links one below the other, each with a word on why to follow it. */
export function LinkList({ links }: LinkListProps) {
  return (
    <ul className={styles.list}>
      {links.map(({ title, href, text }) => (
        <li key={href}>
          <a href={href}>{title}</a> {text && <span>{text}</span>}
        </li>
      ))}
    </ul>
  );
}
