// What `npm run deploy` and its kin run: plain JavaScript, since it makes the rest readable for Node.
import { register } from 'tsx/esm/api';
import { endOnBrokenPipe, endWithParent } from '../lib/tether.js';

endWithParent();
endOnBrokenPipe();
register();
await import('./owner.ts');
