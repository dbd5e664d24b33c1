import { colour } from '../theme/tokens';

/** Renders the logo, a gable with an overhanging roof at the site's angle of 30°. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 44 26" aria-hidden="true">
      <path fill="currentColor" d="M8 16v10h28V16L22 8z" opacity=".35" />
      <path fill="none" stroke={colour.clay} strokeWidth="4" d="M2 14.6 22 3l20 11.6" />
    </svg>
  );
}
