import { promiseOfDeploy } from './deploy-over';
import { hasFtpServer, startFtpServer } from './ftp-server';

promiseOfDeploy({ name: 'FTPS, ProFTPD', available: hasFtpServer, start: () => startFtpServer() });
