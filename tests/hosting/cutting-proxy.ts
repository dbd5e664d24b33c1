import { connect, createServer, type Server, type Socket } from 'node:net';
import { PROXY, SERVER } from './own-server';

/** Proxy between a deployment and a server that can break its connections. */
export type CuttingProxy = Awaited<ReturnType<typeof startCuttingProxy>>;

/** Forwards the ports until `cutAfter` breaks the connections. */
export async function startCuttingProxy(ports: number[]) {
  const sockets = new Set<Socket>();
  let sentBytes = 0;
  let limit = Number.POSITIVE_INFINITY;
  let refusalsAfterCut = 0;
  let connectionsToRefuse = 0;

  const cutConnections = () => {
    limit = Number.POSITIVE_INFINITY;
    connectionsToRefuse = refusalsAfterCut;
    refusalsAfterCut = 0;
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const forward = (client: Socket, port: number) => {
    if (connectionsToRefuse > 0) {
      connectionsToRefuse -= 1;
      client.resetAndDestroy();
      return;
    }
    const server = connect(port, SERVER);
    for (const [socket, peer] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => peer.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        peer.end();
      });
    }
    server.pipe(client);
    client.on('data', (data: Buffer) => {
      const remaining = limit - sentBytes;
      sentBytes += Math.min(data.length, remaining);
      if (data.length < remaining) {
        server.write(data);
      } else {
        server.write(data.subarray(0, remaining), cutConnections);
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
    /** Host name for the connection, instead of the server's. The ports are the same. */
    host: PROXY,
    /** Number of bytes sent to the server so far. */
    sentBytes: () => sentBytes,
    /**
     * Breaks all connections after this many further bytes to the server, and afterwards also the next `forConnections`
     * connections.
     */
    cutAfter(bytes: number, forConnections = 0) {
      limit = sentBytes + bytes;
      refusalsAfterCut = forConnections;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}
