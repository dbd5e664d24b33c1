import type { ServerResponse } from 'node:http';

/** Tells every open page of the desk what it does not know yet, as server-sent events. */
export function createEventStream() {
  const listeners = new Set<ServerResponse>();
  return {
    /** Adds a page, until its connection closes. */
    add(listener: ServerResponse): void {
      listeners.add(listener);
      listener.on('close', () => listeners.delete(listener));
    },
    publish(update: object, to: Iterable<ServerResponse> = listeners): void {
      const event = `data: ${JSON.stringify(update)}\n\n`;
      for (const listener of to) listener.write(event);
    },
  };
}

export type EventStream = ReturnType<typeof createEventStream>;
