/**
 * An error for the owner. The message explains the error in French and names a remedy. It is printed without a stack
 * trace.
 */
export class SentenceError extends Error {
  override name = 'SentenceError';
  readonly isSentence = true;

  /**
   * Returns true for a SentenceError. `instanceof` can fail, because the build and the code that explains its failures
   * are bundled separately, each with its own class.
   */
  static is(error: unknown): error is SentenceError {
    return error instanceof Error && 'isSentence' in error && error.isSentence === true;
  }
}
