import { describe, expect, test } from 'vitest';
import { FAILURE_KINDS, HostFailure } from './failure';
import { causeOf, messageFor } from './messages';
import { readSettings } from './settings';

const settings = readSettings({
  ...{ DEPLOY_PROTOCOL: 'sftp', DEPLOY_HOST: 'ssh.toits.example', DEPLOY_USER: 'client', DEPLOY_PASSWORD: 'x' },
});

/** What the libraries say, in their words. */
const MESSAGES = [
  'Unexpected end event raised',
  'Timeout (control socket)',
  'put: Write stream error: HostFailure',
  'Server sent FIN packet unexpectedly, closing connection.',
  'read ECONNRESET (data socket)',
  '550 index.html.uploading: Permission denied',
  'a/b.uploading: 36864 of 400000 bytes arrived',
  'All configured authentication methods failed',
];
const ENGLISH = /\b(the|unexpected|timeout|timed|error|failure|failed|server|socket|denied|arrived|closed|bytes)\b/i;

describe('what the owner reads', () => {
  test.each(FAILURE_KINDS)('%s: no word of a library, except in a last line for the host', (kind) => {
    for (const message of MESSAGES) {
      for (const facts of [{}, { path: 'index.html' }]) {
        const failure = new HostFailure(kind, message, facts);
        const [sentence = '', detail, ...more] = messageFor(failure, settings).split('\n');
        expect(sentence).not.toMatch(ENGLISH);
        expect(more).toEqual([]);
        if (detail !== undefined) expect(detail).toBe(`Détail technique : ${message}`);
        expect(causeOf(failure)).not.toMatch(ENGLISH);
      }
    }
  });

  test('a known cause is said in French, an unknown one kept for the host', () => {
    const dropped = (message: string) => messageFor(new HostFailure('dropped', message), settings);
    expect(dropped('Timeout (control socket)')).toContain('se coupe (le serveur ne répond plus)');
    expect(dropped('Unexpected end event raised')).toContain('se coupe (le serveur ferme la connexion)');
    expect(dropped('Some new words')).toMatch(/se coupe : attendez .*\nDétail technique : Some new words$/);
  });

  test('one folder is not «les dossiers»', () => {
    const missing = (folders: string[]) =>
      messageFor(new HostFailure('missing', '', { path: '', folders }), { ...settings, folder: 'htdocs' });
    expect(missing(['www'])).toContain('(le seul dossier visible est : www)');
    expect(missing([])).toMatch(/corrigez DEPLOY_FOLDER, ou laissez DEPLOY_FOLDER vide si/);
  });
});
