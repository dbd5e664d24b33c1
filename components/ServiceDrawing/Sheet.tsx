import type { SVGAttributes } from 'react';
import { interfaceCopy } from '../../data/model/site';
import * as styles from './drawing.css';
import { sheet } from './paint';

/** The paper of a drawing, 320 units wide as the narrowest phone; read out as one picture by its name. */
export function Sheet({ name, ...svg }: { name: string } & SVGAttributes<SVGSVGElement>) {
  return <svg className={styles.sheet} {...sheet} role="img" aria-label={name} {...svg} />;
}

/** What a drawing shows, folded beside it, for who cannot see it or would rather read. */
export function InWords({ text }: { text: string }) {
  return (
    <details className={styles.inWords}>
      <summary>{interfaceCopy.drawing}</summary>
      <p>{text}</p>
    </details>
  );
}
