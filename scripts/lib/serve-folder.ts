import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { readHeaders } from './built-headers';
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
      else setSecurityHeaders(response, folder, FILE.test(path) ? path : `${path.replace(/\/$/, '')}/index.html`);
    },
  });
  const sendNotFound = (response: ServerResponse) => {
    setSecurityHeaders(response, folder, '/404.html');
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

/**
 * Security headers that this server sends. The other headers of .htaccess control caching, HTTPS and use by other
 * sites, which do not matter on this computer.
 */
const SECURITY_HEADERS = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'Permissions-Policy',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Cross-Origin-Opener-Policy',
];

/** Sets the security headers that the .htaccess of a folder has for a file; none if .htaccess does not exist. */
function setSecurityHeaders(response: ServerResponse, folder: string, file: string): void {
  const headers = readHeaders(readRules(folder), { file });
  for (const name of SECURITY_HEADERS) {
    const value = headers.get(name);
    if (value) response.setHeader(name, value);
  }
}

/**
 * Returns the text of a folder's .htaccess. Returns an empty text if the file does not exist, for example while a build
 * replaces the folder.
 */
function readRules(folder: string): string {
  try {
    return readFileSync(join(folder, '.htaccess'), 'utf8');
  } catch {
    return '';
  }
}
