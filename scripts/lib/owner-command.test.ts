import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { SentenceError } from '../../data/model/read/sentence-error';
import { runOwnerCommand } from './owner-command';

const printedErrors = vi.spyOn(console, 'error').mockReturnValue();
afterEach(() => {
  printedErrors.mockClear();
  process.exitCode = 0;
});
afterAll(() => printedErrors.mockRestore());
const createError = (message: string, more: object) => Object.assign(new Error(message), more);

test.each([
  ['a sentence', new SentenceError('Fermez-le.'), 'Fermez-le.'],
  [
    'a sentence of another bundle',
    createError('Une information manque.', { isSentence: true }),
    'Une information manque.',
  ],
  [
    'a missing folder',
    createError('', { code: 'ENOENT', syscall: 'scandir', path: 'public' }),
    'Le dossier public/ manque ;',
  ],
  ['a locked file', createError('', { code: 'EBUSY', path: 'a.zip' }), '« a.zip » ne peut être ni lu ni écrit (EBUSY)'],
  [
    'a full disk',
    createError('', { code: 'ENOSPC' }),
    'Le disque est plein : faites de la place, puis relancez la même commande. Rien ne manque.',
  ],
])('prints a French sentence and fails the command: %s', async (_, error, sentence) => {
  await runOwnerCommand(() => Promise.reject(error), ' Rien ne manque.');
  expect(printedErrors.mock.calls).toEqual([[expect.stringContaining(`\n${sentence}`)]]);
  expect(process.exitCode).toBe(1);
});

test.each([
  new Error('crop is not defined'),
  'text',
])('prints the stack of errors for developers: %s', async (error) => {
  await runOwnerCommand(() => Promise.reject(error));
  expect(printedErrors).toHaveBeenCalledWith(expect.stringContaining('Détail technique'), error);
});
