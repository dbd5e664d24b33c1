// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { MAX_WAIT_MS } from '../../../tests/support/max-wait';
import { keepFocus } from './focus';

test('moves the focus from a removed button to the folded group after it', async () => {
  document.body.innerHTML = `
    <main>
      <button>Avant</button>
      <div><button id="removed">Effacer</button></div>
      <details><summary>Autres</summary><p>Texte</p></details>
      <button>Après</button>
    </main>`;
  keepFocus(document.querySelector('main')!);
  const button = document.querySelector<HTMLElement>('#removed')!;
  button.focus();
  button.parentElement!.remove();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Autres'), MAX_WAIT_MS);
});
