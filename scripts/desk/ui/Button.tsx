import { type ComponentProps, useRef } from 'react';
import { action, item, move, quiet, tab, toggle } from './desk.css';

/** The styles of a link, a form's main action, a list item, a toggle, a tab, and a button that moves an entry. */
const VARIANTS = { quiet, action, item, toggle, tab, move };
type ButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof VARIANTS | undefined;
  /** The thing that the button acts on, added to its accessible name. */
  subject?: string | undefined;
};

/** Variants that react to every click of a double-click, because users press them several times in a row. */
const REPEATABLE_VARIANTS = ['toggle', 'move'];

/** Renders a button that keeps the focus when it is disabled, and ignores the second click of a double-click. */
export const Button = ({ variant = 'quiet', subject, disabled, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    className={VARIANTS[variant]}
    aria-label={subject && `${rest.children} : ${subject}`}
    {...rest}
    aria-disabled={disabled || undefined}
    onClick={(event) =>
      disabled || (event.detail > 1 && !REPEATABLE_VARIANTS.includes(variant))
        ? event.preventDefault()
        : onClick?.(event)
    }
  />
);

type MoveButtonsProps = {
  name: string;
  index: number;
  count: number;
  move(from: number, to: number): Promise<unknown>;
};

/** Returns the new index of an entry, or an index outside the list if the entry cannot move. */
type Target = (position: { index: number; count: number }) => number;

const MOVES: [verb: string, sign: string, target: Target][] = [
  ['Monter', '↑', ({ index }) => index - 1],
  ['Descendre', '↓', ({ index }) => index + 1],
];
/** The move to the start of a list. It is offered only in lists that are long enough for it to save clicks. */
const MOVE_TO_TOP: (typeof MOVES)[number] = ['Mettre en tête', '⤒', ({ index }) => (index > 0 ? 0 : -1)];
const MIN_ENTRIES_FOR_TOP = 4;

/** The button that was clicked last. */
let lastButton: Element | undefined;
/** A promise that settles when the moves of all clicks so far are done. */
let pendingMove: Promise<unknown> = Promise.resolve();

/**
 * Renders the buttons that move a list entry. Scrolls the form after a move, so that the button stays under the
 * pointer.
 */
export function MoveButtons(props: MoveButtonsProps) {
  // A queued move starts from the index that the entry has after the earlier moves.
  const latest = useRef(props);
  latest.current = props;
  const isEnd = (target: Target, position = latest.current) =>
    target(position) < 0 || target(position) >= position.count;
  const moveTo = (target: Target, button: Element, clicks: number) => {
    // The second click of a double-click may hit another entry, because the entries have moved under the pointer.
    if (clicks > 1 && button !== lastButton) return;
    lastButton = button;
    const run = async () => {
      // After a change of view, the index belongs to another entry.
      if (isEnd(target) || !button.isConnected) return;
      const { index, move } = latest.current;
      const { top } = button.getBoundingClientRect();
      await move(index, target(latest.current));
      await new Promise(requestAnimationFrame);
      button.closest('main')?.scrollBy(0, button.getBoundingClientRect().top - top);
    };
    pendingMove = pendingMove.then(run, run);
  };
  const moves = props.count < MIN_ENTRIES_FOR_TOP ? MOVES : [MOVE_TO_TOP, ...MOVES];
  return moves.map(([verb, sign, target]) => (
    <Button
      key={verb}
      variant="move"
      aria-label={`${verb} : ${props.name}`}
      title={verb}
      disabled={isEnd(target)}
      onClick={({ currentTarget, detail }) => moveTo(target, currentTarget, detail)}
    >
      {sign}
    </Button>
  ));
}
