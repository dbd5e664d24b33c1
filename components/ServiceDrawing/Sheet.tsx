import type { SVGAttributes } from 'react';
import * as styles from './drawing.css';
import { sheet } from './paint';

/** The paper of a drawing, 320 units wide as the narrowest phone; read out as one picture. */
export function Sheet({ alternative, ...svg }: { alternative: string } & SVGAttributes<SVGSVGElement>) {
  return <svg className={styles.sheet} {...sheet} role="img" aria-label={alternative} {...svg} />;
}
