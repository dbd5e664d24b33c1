import type { Portrait as Person } from '../../data/model/schema/company';
import { Picture } from '../Picture/Picture';
import * as styles from './Portrait.css';

/** Renders the craftsman's photo, name and two sentences about him. */
export function Portrait({ name, photo, text }: Person) {
  return (
    <figure>
      <Picture photo={photo} slot="half" />
      <figcaption className={styles.caption}>
        <strong>{name}</strong>
        <br />
        {text}
      </figcaption>
    </figure>
  );
}
