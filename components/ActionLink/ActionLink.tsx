import type { ReactNode } from 'react';
import { actionStyle } from './ActionLink.css';

type ActionLinkProps = {
  href: string;
  /** `primary` is the clay of quote buttons, `outlined` stands on dark grounds, `quiet` beside them. */
  look?: keyof typeof actionStyle;
  className?: string;
  children: ReactNode;
};

/** A link that looks like the button it stands for. */
export function ActionLink({ href, look = 'primary', className = '', children }: ActionLinkProps) {
  return (
    <a className={`${actionStyle[look]} ${className}`.trim()} href={href}>
      {children}
    </a>
  );
}
