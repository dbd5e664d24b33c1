import { Button } from './button';

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
