// Entry point of `npm run deploy` and the other owner commands. It is plain JavaScript, because it registers tsx, which
// lets Node read TypeScript.
import { register } from 'tsx/esm/api';
import { endOnBrokenPipe, endWithParent } from '../lib/end-with-parent.js';

endWithParent();
endOnBrokenPipe();
register();
await import('./owner.ts');
