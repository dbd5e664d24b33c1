import type { ServerResponse } from 'node:http';

/** Tells every open page of the desk what it does not know yet, as server-sent events. */
export function createNews() {
  const listeners = new Set<ServerResponse>();
  return {
    /** Adds a page, until its connection closes. */
    add(listener: ServerResponse): void {
      listeners.add(listener);
      listener.on('close', () => listeners.delete(listener));
    },
    tell(news: object, to: Iterable<ServerResponse> = listeners): void {
      const event = `data: ${JSON.stringify(news)}\n\n`;
      for (const listener of to) listener.write(event);
    },
  };
}

export type News = ReturnType<typeof createNews>;
