import { HostFailure } from './failure';
import { refuseFolderAbove } from './read-remote';
import { transportFor } from './session';
import type { Settings } from './settings';
import type { OpenTransport } from './transport';
import { ARRIVING } from './upload-atomically';

/**
 * Connects, enters the site's folder and makes and removes a folder in it: what going online needs. Changes nothing.
 * Throws a HostFailure or a SentenceError. True where a site is there already.
 */
export async function tryHost(settings: Settings, open: OpenTransport = transportFor(settings)): Promise<boolean> {
  const transport = await open();
  try {
    const entries = (await transport.list('')) ?? [];
    const isThere = entries.some(({ name }) => name === settings.manifest);
    if (!isThere)
      refuseFolderAbove(
        entries.filter(({ isFolder }) => isFolder).map(({ name }) => name),
        settings,
      );
    const trial = `essai-du-bureau${ARRIVING}`;
    await transport.makeFolder(trial).catch((error) => {
      throw error instanceof HostFailure ? error.with({ path: '' }) : error;
    });
    await transport.removeFolder(trial);
    return isThere;
  } finally {
    transport.close();
  }
}
