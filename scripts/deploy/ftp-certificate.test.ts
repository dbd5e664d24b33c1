import { type ConnectionOptions, TLSSocket } from 'node:tls';
import type { Client } from 'basic-ftp';
import { expect, test } from 'vitest';
import { connectEncrypted } from './ftp-certificate';
import type { Settings } from './settings';

test("checks the host's certificate on every data connection", async () => {
  const socket = Object.create(TLSSocket.prototype, { authorized: { value: true }, once: { value: () => {} } });
  const ftp = { socket, tlsOptions: {} as ConnectionOptions };
  const useTLS = async (tlsOptions: ConnectionOptions) => Object.assign(ftp, { tlsOptions });
  const client = { ftp, connect: async () => {}, useTLS } as unknown as Client;
  await connectEncrypted(client, { host: 'ftp.toits.example', port: 21 } as Settings);
  expect(ftp.tlsOptions).toEqual({ host: 'ftp.toits.example', servername: 'ftp.toits.example' });
});
