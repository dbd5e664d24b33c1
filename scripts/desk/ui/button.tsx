import type { ButtonHTMLAttributes } from 'react';
import { action, item, quiet, tab, toggle } from './desk.css';

/** One that reads as a link, what a form is for, a line of a list, what may be pressed, one of several views. */
const LOOKS = { quiet, action, item, toggle, tab };
type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: keyof typeof LOOKS };

export const Button = ({ look = 'quiet', ...rest }: ButtonProps) => (
  <button type="button" className={LOOKS[look]} {...rest} />
);
