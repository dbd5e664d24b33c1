import { describe, expect, test } from 'vitest';
import { DESK, TERMINAL } from '../lib/wording';
import { FAILURE_KINDS, HostFailure } from './failure';
import { causeOf, messageFor } from './messages';
import { readSettings } from './settings';
import { UploadProblem, type UploadProblemCode, type UploadProblems } from './upload-problem';

const settings = readSettings({
  ...{ DEPLOY_PROTOCOL: 'sftp', DEPLOY_HOST: 'ssh.toits.example', DEPLOY_USER: 'client', DEPLOY_PASSWORD: 'x' },
});

/** Messages as the libraries word them. */
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

describe('messages for the owner', () => {
  test.each(FAILURE_KINDS)('%s: quotes library text only in a last line for the host', (kind) => {
    for (const message of MESSAGES) {
      for (const facts of [{}, { path: 'index.html' }]) {
        const failure = new HostFailure(kind, message, facts);
        const [sentence = '', detail, ...more] = messageFor(failure, settings, TERMINAL).split('\n');
        expect(sentence).not.toMatch(ENGLISH);
        expect(more).toEqual([]);
        if (detail !== undefined) expect(detail).toBe(`Détail technique : ${message}`);
        expect(causeOf(failure)).not.toMatch(ENGLISH);
      }
    }
  });

  test('explains known causes in French, and quotes unknown causes for the host', () => {
    const messageOfDropped = (message: string) => messageFor(new HostFailure('dropped', message), settings, TERMINAL);
    expect(messageOfDropped('Timeout (control socket)')).toContain('se coupe (le serveur ne répond plus)');
    expect(messageOfDropped('Unexpected end event raised')).toContain('se coupe (le serveur ferme la connexion)');
    expect(messageOfDropped('Some new words')).toMatch(/se coupe : attendez .*\nDétail technique : Some new words$/);
  });

  test('uses the singular for one folder', () => {
    const missingSentence = (folders: string[]) =>
      messageFor(new HostFailure('missing', '', { path: '', folders }), { ...settings, folder: 'htdocs' }, TERMINAL);
    expect(missingSentence(['www'])).toContain('(le seul dossier visible est : www)');
    expect(missingSentence([])).toMatch(/corrigez DEPLOY_FOLDER, ou laissez DEPLOY_FOLDER vide si/);
  });
});

/** Every upload problem, with typical facts. */
const PROBLEMS: UploadProblems = {
  'unknown-setting': { name: 'DEPLOY_FOLDR', validNames: ['DEPLOY_HOST'] },
  'empty-setting': { setting: 'DEPLOY_PASSWORD', expected: 'le mot de passe FTP' },
  'invalid-setting': { setting: 'DEPLOY_PORT', value: 'x', reason: 'doit être un nombre' },
  'plain-ftp': { setting: 'DEPLOY_PROTOCOL' },
  'unreadable-key': { setting: 'DEPLOY_PRIVATE_KEY', value: '/nowhere' },
  'invalid-key': { setting: 'DEPLOY_PRIVATE_KEY', value: '/nowhere' },
  'locked-key': { setting: 'DEPLOY_PRIVATE_KEY', value: '/nowhere' },
  'folder-above': { setting: 'DEPLOY_FOLDER', folder: '', likely: 'www' },
  'upload-running': { lock: '.cache/deploy.pid' },
  'upload-overtaken': {},
  'site-rebuilt': { path: 'index.html' },
};
/** Settings without a field at the desk. Their remedy names a line of the file. */
const OF_THE_FILE = ['unknown-setting', 'plain-ftp', 'unreadable-key', 'invalid-key', 'locked-key'];

describe('messages at the desk', () => {
  const facts = [
    {},
    { path: 'index.html' },
    { fingerprint: 'AA:BB' },
    { speaks: 'SFTP' as const },
    { wasReached: true },
  ];

  test.each(FAILURE_KINDS)('%s names fields and buttons, not lines or commands', (kind) => {
    for (const failureFacts of facts)
      for (const hostKey of [undefined, 'SHA256:old']) {
        const failure = new HostFailure(kind, 'x', failureFacts);
        const sentence = messageFor(failure, { ...settings, ...(hostKey && { hostKey }) }, DESK);
        expect(sentence).not.toMatch(/DEPLOY_|npm run|relancez|\.env/);
      }
  });

  test.each(Object.keys(PROBLEMS) as UploadProblemCode[])('%s names fields and buttons', (code) => {
    const problem = new UploadProblem(code, PROBLEMS[code]);
    const sentence = problem.sentenceIn(DESK);
    expect(sentence).not.toMatch(/npm run|relancez/);
    if (!OF_THE_FILE.includes(code)) expect(sentence).not.toMatch(/DEPLOY_|\.env/);
    expect(problem.message).toBe(problem.sentenceIn(TERMINAL));
  });

  test('does not suggest another setting for a changed host key', () => {
    const changedKey = new HostFailure('host-key', '', { fingerprint: 'SHA256:new', wasReached: true });
    expect(messageFor(changedKey, { ...settings, hostKey: 'SHA256:old' }, DESK)).toBe(
      "La clé du serveur ssh.toits.example a changé (SHA256:new au lieu de SHA256:old) : demandez à votre hébergeur s'il l'a changée, et seulement dans ce cas essayez de nouveau les réglages de l’hébergeur, et acceptez la nouvelle ; rien n'a été envoyé.",
    );
  });
});

test('claims no changed host key for a server that was never reached', () => {
  const otherKey = new HostFailure('host-key', '', { fingerprint: 'SHA256:new' });
  for (const wording of [TERMINAL, DESK]) {
    const sentence = messageFor(otherKey, { ...settings, hostKey: 'SHA256:old' }, wording);
    expect(sentence).not.toContain('a changé (');
    expect(sentence).toMatch(/\(SHA256:new au lieu de SHA256:old\) : si vous venez de changer de serveur, comparez-la/);
  }
});

test.each([
  'unknown-host',
  'unreachable',
  'wrong-protocol',
  'login-closed',
] as const)('if the host is down, blames no proven setting: %s', (kind) => {
  const unreachable = new HostFailure(kind, 'x', { wasReached: true });
  for (const wording of [TERMINAL, DESK]) {
    const sentence = messageFor(unreachable, settings, wording);
    expect(sentence).toContain('les réglages ont déjà marché');
    expect(sentence).not.toMatch(/DEPLOY_|vérifiez «|Port|Façon/);
  }
});
