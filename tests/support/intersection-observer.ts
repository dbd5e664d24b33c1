import { vi } from 'vitest';

/** An observed element, its root margin, and a function that reports whether the element is in view. */
export type ObservedElement = { element: Element; margin: string; notify: (isIntersecting: boolean) => void };

/** Replaces the browser's IntersectionObserver. Returns the set of the elements that are observed at present. */
export function stubIntersectionObserver(): Set<ObservedElement> {
  const observedElements = new Set<ObservedElement>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      elements = new Set<ObservedElement>();
      constructor(
        readonly callback: (entries: { isIntersecting: boolean }[]) => void,
        readonly options: { rootMargin: string },
      ) {}
      observe(element: Element) {
        const notify = (isIntersecting: boolean) => this.callback([{ isIntersecting }]);
        const observedElement = { element, margin: this.options.rootMargin, notify };
        observedElements.add(observedElement);
        this.elements.add(observedElement);
      }
      disconnect() {
        for (const observedElement of this.elements) observedElements.delete(observedElement);
      }
    },
  );
  return observedElements;
}
