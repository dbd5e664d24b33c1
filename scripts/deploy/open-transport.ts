import { openFtp } from './ftp-transport';
import type { Settings } from './settings';
import { openSftp } from './sftp-transport';
import type { OpenTransport } from './transport';

/** The way to the host that the settings name. */
export function transportFor(settings: Settings): OpenTransport {
  return () => (settings.protocol === 'sftp' ? openSftp(settings) : openFtp(settings));
}
