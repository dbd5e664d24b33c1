// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RequestMail } from '../shared/protocol';
import { Requests } from './Requests';
import { updateStore } from './store';

test('lists an email on its way apart from emails that were not sent', () => {
  const request = (sender: string, mail: RequestMail) => ({ name: sender, sender, otherFields: [], message: '', mail });
  const requests = [
    request('Wanda', { kind: 'on-its-way' }),
    request('Jean', { kind: 'waiting', reason: 'La messagerie ne répond pas.' }),
    request('Ariane', { kind: 'sent' }),
  ];
  updateStore({ requests: { kind: 'listed', requests, readAt: 0 } });
  render(<Requests />);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual([
    '3 demandes, 1 non envoyée',
    ...['Email non envoyé', 'Jean'],
    ...['Email en route', 'Wanda'],
    ...['Email envoyé', 'Ariane'],
  ]);
});
