import type { ReactNode } from 'react';
import { actionStyle } from './ActionLink.css';

type ActionLinkProps = {
  href: string;
  /**
   * `primary` is the clay-coloured quote button. `outlined` is for dark backgrounds, and `quiet` is for light
   * backgrounds.
   */
  variant?: keyof typeof actionStyle;
  className?: string;
  children: ReactNode;
};

/** Renders a link that looks like a button. */
export function ActionLink({ href, variant = 'primary', className = '', children }: ActionLinkProps) {
  return (
    <a className={`${actionStyle[variant]} ${className}`.trim()} href={href}>
      {children}
    </a>
  );
}
