import { promiseOfDeploy } from './deploy-over';
import { hasSshServer, startSshServer } from './ssh-server';

promiseOfDeploy({ name: 'SFTP, OpenSSH', available: hasSshServer, start: () => startSshServer() });
