import { vi } from 'vitest';

/** Elements that are watched for coming into sight, with the margin that counts as sight. */
export type Watched = { element: Element; margin: string; tell: (isInSight: boolean) => void };

/** Stands in for the browser's IntersectionObserver: what is returned holds what is watched, and tells its watcher. */
export function watchedForSight(): Set<Watched> {
  const watched = new Set<Watched>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      own = new Set<Watched>();
      constructor(
        readonly callback: (entries: { isIntersecting: boolean }[]) => void,
        readonly options: { rootMargin: string },
      ) {}
      observe(element: Element) {
        const tell = (isIntersecting: boolean) => this.callback([{ isIntersecting }]);
        const one = { element, margin: this.options.rootMargin, tell };
        watched.add(one);
        this.own.add(one);
      }
      disconnect() {
        for (const one of this.own) watched.delete(one);
      }
    },
  );
  return watched;
}
