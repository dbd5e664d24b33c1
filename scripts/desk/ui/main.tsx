import { createRoot } from 'react-dom/client';
import { App } from './App';
import { openDesk } from './store';

// A file that is dropped beside its place would take the desk's.
for (const type of ['dragover', 'drop']) window.addEventListener(type, (event) => event.preventDefault());

await openDesk();
createRoot(document.getElementById('bureau')!).render(<App />);
