import { createRoot } from 'react-dom/client';
import { App } from './App';
import { openDesk } from './store';

await openDesk();
createRoot(document.getElementById('bureau')!).render(<App />);
