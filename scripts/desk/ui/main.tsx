import { createRoot } from 'react-dom/client';
import { readConsent, writeConsent } from '../../../components/CookieBanner/cookie-consent';
import { App } from './App';
import { keepFocus } from './focus';
import { onKey } from './keys';
import { keepPhoneAccess } from './phone-access';
import { saveTyped } from './saving';
import { claimBegun, openDesk } from './store';

// A file that is dropped beside its place would take the desk's.
for (const type of ['dragover', 'drop']) window.addEventListener(type, (event) => event.preventDefault());

window.addEventListener('keydown', onKey);
// The second click of two may meet what the first has brought: it takes no focus from there.
window.addEventListener('mousedown', (event) => {
  if (event.detail > 1 && !(event.target as Element).closest('input, textarea, select')) event.preventDefault();
});
// Visitors are asked about cookies on their first page; here that would cover what is looked at, at each start.
if (!readConsent()) writeConsent('essential');

await claimBegun();
await openDesk(saveTyped);
keepPhoneAccess();
const root = document.getElementById('bureau')!;
keepFocus(root);
createRoot(root).render(<App />);
