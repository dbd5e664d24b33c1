// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createFormSchemas } from '../server/form-schemas';
import { HostSettings } from './HostSettings';
import { ask } from './saving';
import { updateStore } from './store';

vi.mock('./saving', () => ({ ask: vi.fn() }));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('sends an accepted key to its server only', async () => {
  const user = userEvent.setup();
  const tryTheSettings = () => user.click(screen.getByRole('button', { name: 'Essayer, et garder si tout marche' }));
  const lastEntry = () => vi.mocked(ask).mock.lastCall?.[1];
  const fingerprint = { DEPLOY_HOST_KEY: 'SHA256:first' };
  vi.mocked(ask).mockResolvedValue({ ok: false, sentence: 'Premier contact', fingerprint } as never);
  updateStore({ schemas: createFormSchemas(), state: { records: [], entries: [] }, online: {} } as never);
  render(<HostSettings onSaved={() => {}} onTrial={() => {}} />);

  await user.type(screen.getByLabelText('Adresse du serveur'), 'ftp.premier.example');
  await tryTheSettings();
  await user.click(screen.getByRole('button', { name: 'C’est bien la même : l’accepter' }));
  expect(lastEntry()).toMatchObject(fingerprint);
  await user.type(screen.getByLabelText('Identifiant'), 'jean');
  await tryTheSettings();
  expect(lastEntry()).toMatchObject({ DEPLOY_USER: 'jean', ...fingerprint });

  await user.type(screen.getByLabelText('Port'), '2222');
  await tryTheSettings();
  expect(lastEntry()).toMatchObject({ DEPLOY_PORT: '2222', DEPLOY_HOST_KEY: '' });
});
