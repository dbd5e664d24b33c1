import type { ServerResponse } from 'node:http';

/** Creates a stream of server-sent events to all open pages. */
export function createEventStream() {
  const listeners = new Set<ServerResponse>();
  return {
    /** Adds a connection until the connection closes. */
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
