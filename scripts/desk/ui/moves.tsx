type MovesProps = { name: string; index: number; count: number; move(from: number, to: number): void };

/** The two buttons that change an entry's place. */
export function Moves({ name, index, count, move }: MovesProps) {
  return (
    <>
      <button
        type="button"
        aria-label={`Monter : ${name}`}
        disabled={index === 0}
        onClick={() => move(index, index - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label={`Descendre : ${name}`}
        disabled={index === count - 1}
        onClick={() => move(index, index + 1)}
      >
        ↓
      </button>
    </>
  );
}
