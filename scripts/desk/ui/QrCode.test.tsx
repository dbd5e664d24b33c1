import { decodeQR } from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { QrCode } from './QrCode';

/** Width of a module in pixels. */
const SCALE = 6;

/** Rasterizes the drawing as a browser does, and decodes it as a phone does. */
function scan(svg: string): string {
  const [, side = '0'] = /viewBox="0 0 (\d+) /.exec(svg) ?? [];
  const size = Number(side) * SCALE;
  const data = new Uint8Array(size * size * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let pixel = 0; pixel < SCALE * SCALE; pixel += 1) {
      const [column, row] = [Number(x) * SCALE + (pixel % SCALE), Number(y) * SCALE + Math.floor(pixel / SCALE)];
      data.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
    }
  return decodeQR({ width: size, height: size, data });
}

describe('QrCode', () => {
  test.each([
    'http://192.168.1.20:43121/0123456789abcdefghjkmnpqrs/',
    'http://[fd12:3456:789a:bcde:f012:3456:789a:bcde]:65535/zzzzzzzzzzzzzzzzzzzzzzzzzz/',
  ])('decodes to its text: %s', (url) =>
    expect(scan(renderToStaticMarkup(<QrCode className="" text={url} />))).toBe(url));
});
