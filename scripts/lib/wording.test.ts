import { describe, expect, test } from 'vitest';
import { DESK, DESK_ENVIRONMENT, HOST_FIELDS, TERMINAL, wordingOf } from './wording';

test("wordingOf() returns the desk's wording for commands of the desk", () => {
  expect(wordingOf({})).toBe(TERMINAL);
  expect(wordingOf(DESK_ENVIRONMENT)).toBe(DESK);
});

describe('the desk', () => {
  test('names a setting by its field, or its file without a field', () => {
    expect(DESK.setting('DEPLOY_HOST')).toBe(`« ${HOST_FIELDS.DEPLOY_HOST} »`);
    expect(DESK.setting('DEPLOY_HOST_KEY')).toBe('DEPLOY_HOST_KEY (dans le fichier .env.deploy)');
    expect(DESK.set('DEPLOY_PORT', '22')).toBe(`écrivez « 22 » à « ${HOST_FIELDS.DEPLOY_PORT} »`);
  });

  test('never asks the owner to edit a stored key', () => {
    for (const sentence of [DESK.accept('DEPLOY_HOST_KEY', 'x'), DESK.replace('DEPLOY_HOST_KEY')])
      expect(sentence).not.toContain('DEPLOY_');
  });
});
