import { connect, createServer, type Server, type Socket } from 'node:net';
import { PROXY, SERVER } from './own-server';

/** Proxy between a deployment and a server that can break its connections. */
export type CuttingProxy = Awaited<ReturnType<typeof startCuttingProxy>>;

/** Forwards the ports until `cutAfter` breaks the connections. */
export async function startCuttingProxy(ports: number[]) {
  const open = new Set<Socket>();
  let sent = 0;
  let limit = Number.POSITIVE_INFINITY;
  let refusals = 0;
  let refusing = 0;

  const cutConnections = () => {
    limit = Number.POSITIVE_INFINITY;
    refusing = refusals;
    refusals = 0;
    for (const socket of open) socket.resetAndDestroy();
  };
  const forward = (client: Socket, port: number) => {
    if (refusing > 0) {
      refusing -= 1;
      client.resetAndDestroy();
      return;
    }
    const server = connect(port, SERVER);
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.end();
      });
    }
    server.pipe(client);
    client.on('data', (data: Buffer) => {
      const allowed = limit - sent;
      sent += Math.min(data.length, allowed);
      if (data.length < allowed) {
        server.write(data);
      } else {
        server.write(data.subarray(0, allowed), cutConnections);
      }
    });
    client.on('end', () => server.end());
  };

  const servers = await Promise.all(
    ports.map(
      (port) =>
        new Promise<Server>((resolve, reject) => {
          const server = createServer({ allowHalfOpen: true }, (client) => forward(client, port));
          server.once('error', reject);
          server.listen(port, PROXY, () => resolve(server));
        }),
    ),
  );
  return {
    /** The host to connect to instead of the server. The ports are the same. */
    host: PROXY,
    /** Number of bytes sent to the server so far. */
    sent: () => sent,
    /**
     * Breaks all connections after this many further bytes to the server, and then also the next `forConnections`
     * connections.
     */
    cutAfter(bytes: number, forConnections = 0) {
      limit = sent + bytes;
      refusals = forConnections;
    },
    stop: async () => {
      for (const socket of open) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}
