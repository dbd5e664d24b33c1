import {
  type Client,
  enterPassiveModeIPv4,
  enterPassiveModeIPv6,
  FTPError,
  type FTPResponse,
  type TransferStrategy,
} from 'basic-ftp';
import { HostFailure } from './failure';

/** State that all connections of a session share. */
export type HostMemory = { hasTransferred: boolean };

/**
 * Makes a client open its data connections to the address of the control connection. Ignores the address in the answer
 * to PASV, like curl, lftp and FileZilla, for two reasons. A server behind NAT sends an address that clients cannot
 * reach, and a foreign address is an attack (FTP bounce). Until the first data connection has opened, failures become
 * HostFailures of kind «no-data-connection». Later failures count as lost connections.
 */
export function useControlAddress(client: Client, memory: HostMemory): void {
  const { ftp } = client;
  const request = ftp.request.bind(ftp);
  ftp.request = async (command) => replaceHost(await request(command), ftp.socket.remoteAddress ?? '');
  // The answer to EPSV contains no address (RFC 2428).
  let modes: TransferStrategy[] = [enterPassiveModeIPv6, enterPassiveModeIPv4];
  client.prepareTransfer = async () => {
    let failure: unknown;
    for (const enter of modes) {
      try {
        const answer = await enter(ftp);
        modes = [enter];
        memory.hasTransferred = true;
        return answer;
      } catch (error) {
        failure = error;
        if (client.closed) break;
      }
    }
    throw client.closed ? failure : failureOf(failure, memory);
  };
}

/** Replaces the address in the answer to PASV, for example «227 Entering Passive Mode (192,168,77,5,10,229)». */
function replaceHost(answer: FTPResponse, remoteAddress: string): FTPResponse {
  const ipv4 = remoteAddress.replace(/^::ffff:/i, '');
  if (answer.code !== 227 || !/^[\d.]+$/.test(ipv4)) return answer;
  const message = answer.message.replace(/\d+,\d+,\d+,\d+(?=,\d+,\d+)/, ipv4.replaceAll('.', ','));
  return { ...answer, message };
}

function failureOf(error: unknown, { hasTransferred }: HostMemory): unknown {
  // The replies 421, 425 and 426 ask the client to try again later.
  if (error instanceof FTPError && error.code < 500) return error;
  return new HostFailure(hasTransferred ? 'dropped' : 'no-data-connection', (error as Error).message);
}
