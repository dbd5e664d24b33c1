// A thread of its own: three seconds of arithmetic for twelve megapixels, and memory that comes back only as it ends.
const { parentPort, workerData } = require('node:worker_threads');
const decode = require('heic-decode');

decode({ buffer: workerData }).then((picture) => parentPort.postMessage(picture, [picture.data.buffer]));
