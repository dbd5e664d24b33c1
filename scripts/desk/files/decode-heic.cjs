// Runs in a worker thread, because twelve megapixels take three seconds and only the end of the thread frees the
// memory.
const { parentPort, workerData } = require('node:worker_threads');
const { HeifDecoder } = require('libheif-js/wasm-bundle');

// A file may contain several pictures, such as tiles and depth maps. The primary picture is the photo.
const photograph = new HeifDecoder().decode(workerData).find((image) => image.is_primary());
if (!photograph) throw new Error('no still picture that libheif can read');
const [width, height] = [photograph.get_width(), photograph.get_height()];
photograph.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, (picture) => {
  if (!picture) throw new Error('the picture cannot be decoded');
  parentPort.postMessage(picture, [picture.data.buffer]);
});
