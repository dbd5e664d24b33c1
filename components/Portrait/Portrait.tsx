import type { Portrait as Person } from '../../data/model/schema/company';
import { Picture } from '../Picture/Picture';
import * as styles from './Portrait.css';

/** The craftsman: his face, his name and two sentences. */
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
