// What `npm run deploy` and its kin run: plain JavaScript, since it makes the rest readable for Node.
import { register } from 'tsx/esm/api';

register();
await import('./owner.ts');
