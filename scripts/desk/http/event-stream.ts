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
    /**
     * Sends a last event and ends all connections. Browsers may drop an event if its connection breaks off before the
     * page has read the event, but not if the response ends.
     */
    end(update: object): void {
      for (const listener of listeners) listener.end(`data: ${JSON.stringify(update)}\n\n`);
    },
  };
}

export type EventStream = ReturnType<typeof createEventStream>;
