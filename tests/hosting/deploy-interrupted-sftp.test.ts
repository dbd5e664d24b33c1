import { promiseOfInterruptedDeploy } from './deploy-interrupted';
import { hasSshServer, startSshServer } from './ssh-server';

promiseOfInterruptedDeploy({ name: 'SFTP, OpenSSH', available: hasSshServer, start: () => startSshServer() });
