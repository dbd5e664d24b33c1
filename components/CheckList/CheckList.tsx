import * as styles from './CheckList.css';

/** Matches an emergency number in advice such as «appelez le 18 ou le 112». */
const EMERGENCY = /(?<=(?:appelez|ou) le )(18|112)(?!\d)/;

/** Renders a list whose markers are small gables. Emergency numbers become phone links. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          {item.split(EMERGENCY).map((part, index) =>
            index % 2 === 1 ? (
              <a href={`tel:${part}`} key={part}>
                {part}
              </a>
            ) : (
              part
            ),
          )}
        </li>
      ))}
    </ul>
  );
}
