import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end, freePorts, signCertificate } from './own-server';

const MODULES = '/usr/lib/apache2/modules';
const MIME_CONF = '/etc/apache2/mods-available/mime.conf';

/** False if Debian's apache2 package is not installed (`apt-get install apache2`). */
export const hasApache = existsSync('/usr/sbin/apache2') && existsSync(MODULES);
if (!hasApache) console.warn('SKIPPED tests that need Apache: apt-get install apache2');

const PHP_MODULE = hasApache ? readdirSync(MODULES).find((name) => /^libphp.*\.so$/.test(name)) : undefined;

/** False if Debian's PHP module for Apache is not installed (`apt-get install libapache2-mod-php`). */
export const hasPhp = PHP_MODULE !== undefined;

const FPM_PROGRAM = readdirSync('/usr/sbin').find((name) => /^php-fpm[\d.]+$/.test(name));

/** False if PHP-FPM is not installed (`apt-get install php-fpm`). Most hosts run PHP this way. */
export const hasFpm = hasApache && FPM_PROGRAM !== undefined;

const CGI_PROGRAM = '/usr/bin/php-cgi';

/** False if PHP for plain CGI is not installed (`apt-get install php-cgi`). */
export const hasCgi = hasApache && existsSync(CGI_PROGRAM);

/** If Apache is started by root, its workers run as another user. */
const USER = process.getuid?.() === 0 ? 'www-data' : process.env.USER;

const REQUIRED_MODULES =
  'authz_core alias mime dir autoindex negotiation filter env authn_core authn_file authz_user auth_basic'.split(' ');
const OPTIONAL_MODULES = ['rewrite', 'headers', 'setenvif', 'expires', 'deflate', 'brotli', 'ssl'] as const;

export type Host = {
  /** Modules that this host lacks. */
  without?: (typeof OPTIONAL_MODULES)[number][];
  /** Directives that the host allows in .htaccess; default «All». */
  allowOverride?: string;
  /** Serves HTTPS with a self-signed certificate. */
  https?: boolean;
  /** Serves the folder itself instead of a copy, so that uploads are visible at once. */
  inPlace?: boolean;
  /** Lines to add to the server's configuration, and the modules that they need. */
  config?: string;
  modules?: string[];
  /** If set, the host runs PHP, with this command as its mail program. */
  php?: Php;
};

/** PHP as an Apache module, as a separate server (PHP-FPM), or as a program per request (CGI). */
export type PhpKind = 'module' | 'fpm' | 'cgi';

type Php = { mailProgram: string; kind?: PhpKind; settings?: string[] };

/** A request as a visitor's browser sends it. */
type SentRequest = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

export type ServedResponse = { status: number; headers: Record<string, string | undefined>; body: Buffer };

export type Apache = {
  /** The served folder. It is a copy, which the test may change. */
  folder: string;
  /** Origin of the server, for example «http://127.0.0.1:port». */
  origin: string;
  get(path: string, headers?: Record<string, string>): Promise<ServedResponse>;
  send(path: string, sent: SentRequest): Promise<ServedResponse>;
  stop(): Promise<void>;
};

/**
 * Starts Apache on a loopback port. It serves a copy of the folder, and is configured like Debian for shared hosting.
 */
export async function startApache(site: string, host: Host = {}, attempts = 3): Promise<Apache> {
  const { without = [], allowOverride = 'All', https = false, inPlace = false, config = '' } = host;
  const home = await mkdtemp(join(tmpdir(), 'apache-'));
  const folder = inPlace ? site : join(home, 'www');
  if (!inPlace) await cp(site, folder, { recursive: true });
  // If started by root, Apache's workers run as www-data and need read access.
  await Promise.all([chmod(home, 0o755), chmod(folder, 0o755)]);
  await mkdir(join(home, 'logs'));
  const [port = 0] = await freePorts(1);
  if (https) signCertificate(home, 'rsa:2048', 'localhost');
  const kind = host.php && (host.php.kind ?? 'module');
  const isModule = kind === 'module';
  const modules = [
    // PHP's module does not support threads.
    isModule ? 'mpm_prefork' : 'mpm_event',
    ...(kind === 'fpm' ? ['proxy', 'proxy_fcgi'] : []),
    ...(kind === 'cgi' ? ['cgid', 'actions'] : []),
    ...REQUIRED_MODULES,
    ...OPTIONAL_MODULES.filter((name) => !without.includes(name) && (name !== 'ssl' || https)),
    ...(host.modules ?? []),
  ];
  await writeFile(
    join(home, 'apache.conf'),
    `ServerRoot ${home}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${home}/apache.pid
ErrorLog ${home}/logs/error.log
LogLevel warn
User ${USER}
Group ${USER}
StartServers ${isModule ? 5 : 1}
${isModule ? '' : 'ThreadsPerChild 8'}
MaxRequestWorkers 16
${modules.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')}
Include ${MIME_CONF}
${modules.includes('deflate') ? 'AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript application/xml' : ''}
${modules.includes('brotli') ? 'AddOutputFilterByType BROTLI_COMPRESS text/html text/css text/javascript application/javascript application/xml' : ''}
${https ? `SSLEngine on\nSSLCertificateFile ${home}/cert.pem\nSSLCertificateKeyFile ${home}/key.pem` : ''}
${host.php ? phpConfig(host.php, home) : ''}
DocumentRoot ${folder}
${config}
<Directory ${folder}>
  Options Indexes FollowSymLinks
  AllowOverride ${allowOverride}
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
`,
  );
  if (host.php && kind !== 'fpm') await writeFile(join(home, 'php.ini'), await iniOf(host.php));
  if (kind === 'cgi') await writeCgi(home);
  const fpm = host.php && kind === 'fpm' ? await startFpm(host.php, home) : undefined;
  const apache = spawn('/usr/sbin/apache2', ['-f', `${home}/apache.conf`, '-DFOREGROUND'], {
    stdio: 'inherit',
    // When mpm_prefork ends, it kills its process group, which must not be that of the tests.
    detached: isModule === true,
  });
  const send = (path: string, sentRequest: SentRequest) => fetchFrom(port, https, path, sentRequest);
  const get = (path: string, headers: Record<string, string> = {}) => send(path, { headers });
  try {
    await waitUntilReady(apache, () => get('/'), home);
  } catch (error) {
    // Another process has taken the port since it was found free.
    if (fpm) await end(fpm);
    if (attempts > 1) return startApache(site, host, attempts - 1);
    throw error;
  }
  return {
    folder,
    origin: `${https ? 'https' : 'http'}://127.0.0.1:${port}`,
    get,
    send,
    stop: async () => {
      for (const server of [apache, ...(fpm ? [fpm] : [])]) await end(server);
      await rm(home, { recursive: true });
    },
  };
}

const settingsOf = ({ mailProgram, settings = [] }: Php) => [`sendmail_path=${mailProgram}`, ...settings];

function phpConfig({ kind = 'module' }: Php, home: string): string {
  const handler = {
    module: 'application/x-httpd-php',
    fpm: `proxy:unix:${home}/fpm.sock|fcgi://localhost/`,
    cgi: 'php-cgi',
  }[kind];
  const handlerSetup = {
    module: `LoadModule php_module ${MODULES}/${PHP_MODULE}\nPHPIniDir ${home}`,
    fpm: '',
    cgi: `ScriptSock ${home}/cgi.sock
ScriptAlias /programs/ ${home}/programs/
Action php-cgi /programs/php
<Directory ${home}/programs>
  Require all granted
</Directory>`,
  }[kind];
  return `${handlerSetup}
<FilesMatch "\\.php$">
  SetHandler "${handler}"
</FilesMatch>`;
}

/** Returns Debian's php.ini with these settings appended, because disable_functions only works in this file. */
async function iniOf(php: Php): Promise<string> {
  const [versions, sapi] = php.kind === 'cgi' ? [readdirSync('/etc/php'), 'cgi'] : [[moduleVersion()], 'apache2'];
  const file = versions.map((version) => `/etc/php/${version}/${sapi}/php.ini`).find((path) => existsSync(path));
  const defaultIni = file ? await readFile(file, 'utf8') : '';
  return [defaultIni, ...settingsOf(php).map((line) => `${line.replace('=', ' = "')}"`)].join('\n');
}

const moduleVersion = () => String(PHP_MODULE?.match(/\d[\d.]*\d/));

/** Writes the program that Apache starts for each request. */
async function writeCgi(home: string): Promise<void> {
  await mkdir(join(home, 'programs'));
  await writeFile(join(home, 'programs/php'), `#!/bin/sh\nPHPRC=${home} exec ${CGI_PROGRAM}\n`, { mode: 0o755 });
}

async function startFpm(php: Php, home: string): Promise<ChildProcess> {
  const lines = settingsOf(php).map((line) => `php_admin_value[${line.replace('=', '] = "')}"`);
  await writeFile(
    join(home, 'fpm.conf'),
    `[global]
error_log = ${home}/logs/fpm.log
[www]
user = ${USER}
group = ${USER}
listen = ${home}/fpm.sock
listen.owner = ${USER}
pm = static
pm.max_children = 16
${lines.join('\n')}
`,
  );
  const fpm = spawn(`/usr/sbin/${FPM_PROGRAM}`, ['--nodaemonize', '--fpm-config', join(home, 'fpm.conf')], {
    stdio: 'ignore',
  });
  // Waits for the socket, because Apache does not retry a closed backend for a minute.
  while (!existsSync(join(home, 'fpm.sock'))) {
    if (fpm.exitCode !== null)
      throw new Error(`PHP-FPM did not start: ${await readFile(join(home, 'logs/fpm.log'), 'utf8')}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return fpm;
}

async function waitUntilReady(child: ChildProcess, attempt: () => Promise<unknown>, home: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`Apache did not start: ${await readFile(join(home, 'logs/error.log'), 'utf8').catch(() => '')}`);
    try {
      await attempt();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

async function fetchFrom(
  port: number,
  https: boolean,
  path: string,
  sentRequest: SentRequest,
): Promise<ServedResponse> {
  const send = https ? (await import('node:https')).request : request;
  const { method = 'GET', headers = {}, body } = sentRequest;
  // Apache closes idle connections when it lacks workers, and only a GET may safely be sent again. So other requests
  // use a new connection.
  const agent = method === 'GET' ? undefined : false;
  return new Promise((resolve, reject) => {
    send({ host: '127.0.0.1', port, path, method, headers, agent, rejectUnauthorized: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string | undefined>,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end(body);
  });
}
