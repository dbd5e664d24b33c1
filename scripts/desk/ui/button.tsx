import type { ButtonHTMLAttributes } from 'react';
import { action, item, move, quiet, tab, toggle } from './desk.css';

/** One that reads as a link, what a form is for, a line of a list, what may be pressed, one of several views, a step in a list. */
const LOOKS = { quiet, action, item, toggle, tab, move };
type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: keyof typeof LOOKS };

/** A button; one that is disabled does nothing, but keeps the focus that it has. */
export const Button = ({ look, disabled, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    className={LOOKS[look ?? 'quiet']}
    {...rest}
    aria-disabled={disabled || undefined}
    onClick={disabled ? (event) => event.preventDefault() : onClick}
  />
);
