import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { redirectOf } from './built-redirects';

export type RunningServer = {
  /** Where it answers, without a slash at the end. */
  url: string;
  close(): Promise<void>;
};

/** Neither a hidden file, such as .htaccess, nor the 404 page by its own name. */
const FILE = /^(?!\/404\.html$|.*\/\.).*\.\w+$/;

/**
 * Serves a built folder on this machine as a good host does: /contact answers at once, its other spellings lead to it,
 * the rest is 404 with the site's page; compressed copies and security headers as the folder's .htaccess has them.
 * Files are looked up anew for each request. Port 0 takes a free one; throws when the port is taken.
 */
export async function serveFolder(folder: string, port = 0): Promise<RunningServer> {
  const page = (path: string) => join(folder, path, 'index.html');
  const isPage = (path: string) => existsSync(page(path));
  const redirectAt = (path: string) => (isPage(path) ? redirectOf(readFileSync(page(path), 'utf8')) : undefined);
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      // The one type of the site that sirv does not know.
      if (path.endsWith('.vcf')) response.setHeader('Content-Type', 'text/vcard;charset=utf-8');
      if (path.startsWith('/assets/')) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      else for (const [name, value] of securityHeaders(folder)) response.setHeader(name, value);
    },
  });
  const notFound = (response: ServerResponse) => {
    for (const [name, value] of securityHeaders(folder)) response.setHeader(name, value);
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
    response.end(readFileSync(join(folder, '404.html')));
  };

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site.invalid');
    const path = pathname === '/' ? '/' : pathname.replace(/(\/index\.html|\/)$/, '') || '/';
    const target = redirectAt(decode(path)) ?? (path !== pathname && isPage(decode(path)) ? path : undefined);
    if (target) {
      response.writeHead(301, { Location: target + search });
      response.end();
    } else if (isPage(decode(path)) || FILE.test(path)) {
      files(request, response, () => notFound(response));
    } else notFound(response);
  };

  // A connection that the server closes just as the browser uses it again is a request that fails.
  const server = createServer({ keepAliveTimeout: 120_000 }, answer);
  await new Promise<void>((listening, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', listening);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** A path may hold a broken escape: no page is called so. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Headers that the built folder's .htaccess sends with every document. */
const SENT =
  /^\s*Header always set (Content-Security-Policy|Referrer-Policy|Permissions-Policy|X-Content-Type-Options|X-Frame-Options|Cross-Origin-Opener-Policy) "([^"{]+)"$/gm;

/** Name and value of each security header of the folder's .htaccess; none where it has no such file. */
function securityHeaders(folder: string): [name: string, value: string][] {
  try {
    const htaccess = readFileSync(join(folder, '.htaccess'), 'utf8');
    return [...htaccess.matchAll(SENT)].map(([, name = '', value = '']) => [name, value]);
  } catch {
    return [];
  }
}
