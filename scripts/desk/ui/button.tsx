import type { ComponentProps } from 'react';
import { action, item, move, quiet, tab, toggle } from './desk.css';

/** One that reads as a link, what a form is for, a line of a list, what may be pressed, one of several views, a step in a list. */
const LOOKS = { quiet, action, item, toggle, tab, move };
type ButtonProps = ComponentProps<'button'> & {
  look?: keyof typeof LOOKS | undefined;
  /** What it is about, for whoever does not see what it stands beside. */
  of?: string | undefined;
};

/** A button; one that is disabled, or of a form the second click of two, does nothing, but keeps the focus that it has. */
export const Button = ({ look = 'quiet', of, disabled, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    className={LOOKS[look]}
    aria-label={of && `${rest.children} : ${of}`}
    {...rest}
    aria-disabled={disabled || undefined}
    onClick={(event) =>
      disabled || (look === 'action' && event.detail > 1) ? event.preventDefault() : onClick?.(event)
    }
  />
);

type MovesProps = { name: string; index: number; count: number; move(from: number, to: number): unknown };

const MOVES = [
  ['Monter', '↑', -1],
  ['Descendre', '↓', 1],
] as const;

/** The button by which an entry was moved last, and whether it still moves. */
let last: Element | undefined;
let isMoving = false;

/** The two buttons that change an entry's place; they stay under the pointer, as far as the form can be scrolled. */
export function Moves({ name, index, count, move }: MovesProps) {
  const moveBy = async (by: number, button: Element, clicks: number) => {
    // The second click of two may meet the entry that has come under the pointer.
    if (isMoving || (clicks > 1 && button !== last)) return;
    [isMoving, last] = [true, button];
    const { top } = button.getBoundingClientRect();
    await move(index, index + by);
    requestAnimationFrame(() => {
      button.closest('main')?.scrollBy(0, button.getBoundingClientRect().top - top);
      isMoving = false;
    });
  };
  return MOVES.map(([verb, arrow, by]) => (
    <Button
      key={verb}
      look="move"
      aria-label={`${verb} : ${name}`}
      disabled={index + by < 0 || index + by >= count}
      onClick={({ currentTarget, detail }) => moveBy(by, currentTarget, detail)}
    >
      {arrow}
    </Button>
  ));
}
