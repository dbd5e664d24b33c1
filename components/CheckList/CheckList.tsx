import * as styles from './CheckList.css';

/** Where a text sends whoever is in danger: «appelez le 18 ou le 112». */
const EMERGENCY = /(?<=(?:appelez|ou) le )(18|112)(?!\d)/;

/** A list whose markers are small gables. */
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
