/** An error that its message alone explains: French for the owner, with what to do. It is printed without a stack. */
export class SentenceError extends Error {
  override name = 'SentenceError';
  readonly isSentence = true;

  /** The build and what explains its failures are bundled apart, each with a class of its own: `instanceof` fails there. */
  static is(error: unknown): error is SentenceError {
    return error instanceof Error && 'isSentence' in error && error.isSentence === true;
  }
}
