import type { ComponentProps } from 'react';
import { action, item, move, quiet, tab, toggle } from './desk.css';

/** One that reads as a link, what a form is for, a line of a list, what may be pressed, one of several views, a step in a list. */
const LOOKS = { quiet, action, item, toggle, tab, move };
type ButtonProps = ComponentProps<'button'> & {
  look?: keyof typeof LOOKS | undefined;
  /** What it is about, for whoever does not see what it stands beside. */
  of?: string | undefined;
};

/** A button; one that is disabled does nothing, but keeps the focus that it has. */
export const Button = ({ look = 'quiet', of, disabled, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    className={LOOKS[look]}
    aria-label={of && `${rest.children} : ${of}`}
    {...rest}
    aria-disabled={disabled || undefined}
    onClick={disabled ? (event) => event.preventDefault() : onClick}
  />
);

type MovesProps = { name: string; index: number; count: number; move(from: number, to: number): void };

const MOVES = [
  ['Monter', '↑', -1],
  ['Descendre', '↓', 1],
] as const;

/** The two buttons that change an entry's place. */
export function Moves({ name, index, count, move }: MovesProps) {
  return MOVES.map(([verb, arrow, by]) => (
    <Button
      key={verb}
      look="move"
      aria-label={`${verb} : ${name}`}
      disabled={index + by < 0 || index + by >= count}
      // The second click of two would meet the entry that has come under the pointer.
      onClick={({ detail }) => detail < 2 && move(index, index + by)}
    >
      {arrow}
    </Button>
  ));
}
