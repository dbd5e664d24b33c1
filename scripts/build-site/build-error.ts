/** What stops a build without being a fault of data/: one French sentence with its remedy. */
export class BuildError extends Error {
  override name = 'BuildError';
}
