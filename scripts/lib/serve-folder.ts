import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { redirectOf } from './built-redirects';

export type RunningServer = {
  /** Origin of the server, without a trailing slash. */
  url: string;
  close(): Promise<void>;
};

/** Excludes hidden files such as .htaccess, and the file name of the 404 page. */
const FILE = /^(?!\/404\.html$|.*\/\.).*\.\w+$/;

/**
 * Serves a built folder on this computer like a well-configured host. /contact answers directly, and its other
 * spellings redirect to /contact. Unknown paths get the 404 page of the site. Sends compressed copies and the security
 * headers of the folder's .htaccess. Reads files anew for each request. Port 0 picks a free port. Throws if the port is
 * taken.
 */
export async function serveFolder(folder: string, port = 0): Promise<RunningServer> {
  const pagePath = (path: string) => join(folder, path, 'index.html');
  const isPage = (path: string) => existsSync(pagePath(path));
  const redirectAt = (path: string) => (isPage(path) ? redirectOf(readFileSync(pagePath(path), 'utf8')) : undefined);
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      // The only file type of the site that sirv does not know.
      if (path.endsWith('.vcf')) response.setHeader('Content-Type', 'text/vcard;charset=utf-8');
      if (path.startsWith('/assets/')) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      else for (const [name, value] of readSecurityHeaders(folder)) response.setHeader(name, value);
    },
  });
  const sendNotFound = (response: ServerResponse) => {
    for (const [name, value] of readSecurityHeaders(folder)) response.setHeader(name, value);
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
    response.end(readFileSync(join(folder, '404.html')));
  };

  const handleRequest = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site.invalid');
    const path = pathname === '/' ? '/' : pathname.replace(/(\/index\.html|\/)$/, '') || '/';
    const target = redirectAt(decodePath(path)) ?? (path !== pathname && isPage(decodePath(path)) ? path : undefined);
    if (target) {
      response.writeHead(301, { Location: target + search });
      response.end();
    } else if (isPage(decodePath(path)) || FILE.test(path)) {
      files(request, response, () => sendNotFound(response));
    } else sendNotFound(response);
  };

  // A request fails if the server closes the connection just as the browser reuses it, so connections stay open for two
  // minutes.
  const server = createServer({ keepAliveTimeout: 120_000 }, handleRequest);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Decodes a path. A path with a malformed escape stays unchanged, and matches no page. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Security headers that the folder's .htaccess sends with every document. */
const PAGE_HEADERS =
  /^\s*Header always set (Content-Security-Policy|Referrer-Policy|Permissions-Policy|X-Content-Type-Options|X-Frame-Options|Cross-Origin-Opener-Policy) "([^"{]+)"$/gm;

/** Reads the security headers from the .htaccess of a folder; empty if the file does not exist. */
function readSecurityHeaders(folder: string): [name: string, value: string][] {
  try {
    const htaccess = readFileSync(join(folder, '.htaccess'), 'utf8');
    return [...htaccess.matchAll(PAGE_HEADERS)].map(([, name = '', value = '']) => [name, value]);
  } catch {
    return [];
  }
}
