import type { Label } from '../../data/model/schema/company';
import { isValid } from '../../data/model/site/papers';
import { dayInFrench } from '../typography/dates';
import { validUntil } from '../widgets/attributes';
import * as styles from './Labels.css';

/** Renders the owner's valid professional labels. Renders nothing if no label is valid. */
export function Labels({ labels = [], today }: { labels?: readonly Label[] | undefined; today: string }) {
  const validLabels = labels.filter((label) => isValid(label, today));
  if (validLabels.length === 0) return null;
  return (
    <ul className={styles.labels}>
      {validLabels.map(({ name, number, scope, expires, url }) => (
        <li key={number} {...validUntil(expires)}>
          <strong>{url ? <a href={url}>{name}</a> : name}</strong> n° {number} ({scope}), jusqu'au{' '}
          {dayInFrench(expires)}
        </li>
      ))}
    </ul>
  );
}
