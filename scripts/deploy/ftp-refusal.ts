import { type Client, FTPError } from 'basic-ftp';

/** Milliseconds that a server's reason may come behind the end of the data connection. */
const GRACE = 1_000;

/**
 * A server that refuses an upload cuts the data connection and says why on the other; whichever arrives first decides
 * what basic-ftp reports. This keeps the control connection open long enough for the reason to arrive.
 */
export function waitForRefusals(client: Client): void {
  const { ftp } = client;
  const close = ftp.closeWithError.bind(ftp);
  ftp.closeWithError = (error) => {
    if (!error.message.includes('(data socket)')) return close(error);
    const { dataSocket } = ftp;
    setTimeout(() => {
      if (dataSocket && ftp.dataSocket === dataSocket) close(error);
    }, GRACE);
  };
}

/** The reason that follows a broken data connection, if one does. */
export function lateRefusal(client: Client): Promise<FTPError | undefined> {
  if (client.closed) return Promise.resolve(undefined);
  const { socket } = client.ftp;
  return new Promise((resolve) => {
    const finish = (refusal?: FTPError) => {
      clearTimeout(timer);
      socket.off('data', listen);
      resolve(refusal);
    };
    const timer = setTimeout(finish, GRACE);
    const listen = (text: string) => {
      const [, code] = /^([45]\d\d) /m.exec(text) ?? [];
      if (code) finish(new FTPError({ code: Number(code), message: text.trim() }));
    };
    socket.on('data', listen);
    socket.once('close', () => finish());
  });
}
