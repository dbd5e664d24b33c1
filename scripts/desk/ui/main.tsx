import { createRoot } from 'react-dom/client';
import { readConsent, writeConsent } from '../../../components/CookieBanner/cookie-consent';
import { App } from './App';
import { keepFocus } from './focus';
import { handleKey } from './keyboard';
import { keepPhoneAccess } from './phone-access';
import { saveTyped } from './saving';
import { claimPendingEntries, openDesk } from './store';

// A file that is dropped outside a drop area would otherwise replace the desk in the window.
for (const type of ['dragover', 'drop']) window.addEventListener(type, (event) => event.preventDefault());

window.addEventListener('keydown', handleKey);
// The second click of a double-click may hit an element that appeared after the first click. That element must not take
// the focus.
window.addEventListener('mousedown', (event) => {
  if (event.detail > 1 && !(event.target as Element).closest('input, textarea, select')) event.preventDefault();
});
// The cookie banner of the site would cover the preview at each start.
if (!readConsent()) writeConsent('essential');

await claimPendingEntries();
await openDesk(saveTyped);
keepPhoneAccess();
const root = document.getElementById('bureau')!;
keepFocus(root);
createRoot(root).render(<App />);
