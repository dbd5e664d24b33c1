/** Something the owner must change before his command can go on; `message` is French and says what to do. */
export class OwnerError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OwnerError';
  }
}

/** Runs what a command of the owner does. An OwnerError is printed as its sentence alone, and fails the command. */
export async function runOwnerCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
