import { expect, test } from 'vitest';
import { isPdf, isPdfWhole } from './pdf';

const BODY = 'x'.repeat(2000);

test('isPdfWhole() accepts an end marker before a few other bytes', () => {
  expect(isPdfWhole(Buffer.from(`%PDF-1.7 ${BODY} %%EOF\n\0\0`))).toBe(true);
});

test('isPdfWhole() rejects an end marker in the middle of the file', () => {
  expect(isPdfWhole(Buffer.from(`%PDF-1.7 %%EOF ${BODY}`))).toBe(false);
});

test('isPdf() requires a PDF header at the beginning of the file', () => {
  expect(isPdf(Buffer.from(`junk %PDF-1.7 ${BODY}`))).toBe(true);
  expect(isPdf(Buffer.from(`${BODY} %PDF-1.7`))).toBe(false);
});
