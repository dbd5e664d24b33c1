import { promiseOfInterruptedDeploy } from './deploy-interrupted';
import { hasFtpServer, startFtpServer } from './ftp-server';

promiseOfInterruptedDeploy({ name: 'FTPS, ProFTPD', available: hasFtpServer, start: () => startFtpServer() });
