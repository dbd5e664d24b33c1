import type { ReactNode } from 'react';
import { sheet } from './drawing.css';

/** The paper of a drawing, as wide as the narrowest phone in its own units; read out as one picture. */
export function Sheet({ height, alternative, children }: { height: number; alternative: string; children: ReactNode }) {
  return (
    <svg className={sheet} viewBox={`0 0 320 ${height}`} role="img" aria-label={alternative}>
      {children}
    </svg>
  );
}
