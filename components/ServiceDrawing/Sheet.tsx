import type { ReactNode } from 'react';
import { colour } from '../theme/tokens';
import { sheet } from './drawing.css';

/** The paper of a drawing: one line weight, one size of letters, never under 12 px on a phone of 320; as wide as the narrowest phone in its own units; read out as one picture. */
export function Sheet({ height, alternative, children }: { height: number; alternative: string; children: ReactNode }) {
  return (
    <svg
      className={sheet}
      viewBox={`0 0 320 ${height}`}
      fill="none"
      stroke={colour.slate}
      strokeWidth="1.2"
      strokeLinejoin="round"
      strokeLinecap="round"
      fontSize="14"
      fontWeight="600"
      role="img"
      aria-label={alternative}
    >
      {children}
    </svg>
  );
}
