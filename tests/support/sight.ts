import { vi } from 'vitest';

/** An observed element, its root margin, and a function that reports whether it is in view. */
export type ObservedElement = { element: Element; margin: string; notify: (isInSight: boolean) => void };

/** Replaces the browser's IntersectionObserver. Returns the set of the elements that are observed at present. */
export function stubIntersectionObserver(): Set<ObservedElement> {
  const watched = new Set<ObservedElement>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      own = new Set<ObservedElement>();
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
