import { type ComponentProps, useRef } from 'react';
import { action, item, move, quiet, tab, toggle } from './desk.css';

/** One that reads as a link, what a form is for, a line of a list, what may be pressed, one of several views, a step in a list. */
const VARIANTS = { quiet, action, item, toggle, tab, move };
type ButtonProps = ComponentProps<'button'> & {
  look?: keyof typeof VARIANTS | undefined;
  /** What it is about, for whoever does not see what it stands beside. */
  of?: string | undefined;
};

/** Those that are pressed several times in a row, and mean it. */
const REPEATED = ['toggle', 'move'];

/** A button; one that is disabled does nothing, nor does the second click of two, but it keeps the focus that it has. */
export const Button = ({ look = 'quiet', of, disabled, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    className={VARIANTS[look]}
    aria-label={of && `${rest.children} : ${of}`}
    {...rest}
    aria-disabled={disabled || undefined}
    onClick={(event) =>
      disabled || (event.detail > 1 && !REPEATED.includes(look)) ? event.preventDefault() : onClick?.(event)
    }
  />
);

type MovesProps = { name: string; index: number; count: number; move(from: number, to: number): Promise<unknown> };

type Target = (place: { index: number; count: number }) => number;

const MOVES: [verb: string, sign: string, target: Target][] = [
  ['Monter', '↑', ({ index }) => index - 1],
  ['Descendre', '↓', ({ index }) => index + 1],
];
/** Offered for lists in which it saves clicks. */
const TO_THE_TOP: (typeof MOVES)[number] = ['Mettre en tête', '⤒', ({ index }) => (index > 0 ? 0 : -1)];
const MIN_ENTRIES_FOR_TOP = 4;

/** The button by which an entry was moved last, and what all clicks so far have led to. */
let last: Element | undefined;
let pendingMove: Promise<unknown> = Promise.resolve();

/** The buttons that change an entry's place; they stay under the pointer, as far as the form can be scrolled. */
export function Moves(props: MovesProps) {
  // Where the entry stands once the clicks before this one are done.
  const latest = useRef(props);
  latest.current = props;
  const isEnd = (target: Target, place = latest.current) => target(place) < 0 || target(place) >= place.count;
  const moveTo = (target: Target, button: Element, clicks: number) => {
    // The second click of two may meet the entry that has come under the pointer.
    if (clicks > 1 && button !== last) return;
    last = button;
    const run = async () => {
      // In another view its place is another's.
      if (isEnd(target) || !button.isConnected) return;
      const { index, move } = latest.current;
      const { top } = button.getBoundingClientRect();
      await move(index, target(latest.current));
      await new Promise(requestAnimationFrame);
      button.closest('main')?.scrollBy(0, button.getBoundingClientRect().top - top);
    };
    pendingMove = pendingMove.then(run, run);
  };
  const moves = props.count < MIN_ENTRIES_FOR_TOP ? MOVES : [TO_THE_TOP, ...MOVES];
  return moves.map(([verb, sign, target]) => (
    <Button
      key={verb}
      look="move"
      aria-label={`${verb} : ${props.name}`}
      title={verb}
      disabled={isEnd(target)}
      onClick={({ currentTarget, detail }) => moveTo(target, currentTarget, detail)}
    >
      {sign}
    </Button>
  ));
}
