import { expect, test } from 'vitest';
import { isPdf, isPdfWhole } from './pdf';

const BODY = 'x'.repeat(2000);

test('a PDF is whole if it ends with its mark, also behind a few bytes', () => {
  expect(isPdfWhole(Buffer.from(`%PDF-1.7 ${BODY} %%EOF\n\0\0`))).toBe(true);
});

test('a PDF is not whole if only an earlier version of it ends', () => {
  expect(isPdfWhole(Buffer.from(`%PDF-1.7 %%EOF ${BODY}`))).toBe(false);
});

test('a file is a PDF only if it begins like one', () => {
  expect(isPdf(Buffer.from(`junk %PDF-1.7 ${BODY}`))).toBe(true);
  expect(isPdf(Buffer.from(`${BODY} %PDF-1.7`))).toBe(false);
});
