import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { isScan } from './pdf-text';

type Stream = [dictionary: string, content: string | Buffer];
const IMAGE: Stream = ['/Subtype /Image /Filter /DCTDecode', Buffer.from([0xff, 0xd8, 0xff, 0xd9])];
const PAGE = 'q 595 0 0 842 0 0 cm /Im1 Do Q';
const TEXT = 'BT /F1 12 Tf 72 700 Td (Attestation) Tj ET';
const flate = (content: string): Stream => ['/Filter /FlateDecode', deflateSync(content)];

function pdf(streams: Stream[], trailer = ''): Buffer {
  const objects = streams.map(([dictionary, content], index) => {
    const bytes = Buffer.from(content);
    const head = `${index + 1} 0 obj\n<< /Length ${bytes.length} /Resources << /ProcSet [/PDF] >> ${dictionary} >>\nstream\n`;
    return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream\nendobj\n')]);
  });
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...objects, Buffer.from(`trailer << ${trailer} >>\n%%EOF\n`)]);
}

describe('isScan', () => {
  test('recognizes pages with a picture and without text as a scan', () => {
    expect(isScan(pdf([IMAGE, flate(PAGE)]))).toBe(true);
    expect(isScan(pdf([['', PAGE], IMAGE]))).toBe(true);
  });
});

describe('isScan with other PDFs', () => {
  test.each<[string, Buffer]>([
    ['text beside the picture', pdf([IMAGE, flate(`${PAGE} ${TEXT}`)])],
    ['text that nothing compresses', pdf([IMAGE, ['', TEXT]])],
    ['text that a program has recognised', pdf([IMAGE, flate(`${PAGE} BT 3 Tr [(Attes) -20 (tation)] TJ ET`)])],
    ['text in hexadecimal', pdf([IMAGE, flate('BT <0012> Tj ET')])],
    ['no picture', pdf([flate('0 0 m 10 10 l S')])],
    ['an encrypted file', pdf([IMAGE, flate(PAGE)], '/Encrypt 9 0 R')],
    ['another compression', pdf([IMAGE, ['/Filter /LZWDecode', 'abc']])],
    ['two compressions', pdf([IMAGE, ['/Filter [/ASCII85Decode /FlateDecode]', 'abc']])],
    ['a damaged page', pdf([IMAGE, ['/Filter /FlateDecode', 'abc']])],
    ['nothing at all', Buffer.from('%PDF-1.7 %%EOF')],
  ])('returns false for %s', (_, content) => {
    expect(isScan(content)).toBe(false);
  });
});
