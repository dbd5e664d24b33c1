import { mkdir, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../../tests/support/scratch';
import { referencedUrls } from './encode-jobs';

const folder = scratchFolder();

test('what pages name is found, in sources, links and other sites’ previews; pictures themselves are not read', async () => {
  await mkdir(folder('zones/epinal'), { recursive: true });
  await writeFile(
    folder('index.html'),
    '<source srcset="/assets/photos/a-card-280-abc12345.avif 280w, /assets/photos/a-card-484-abc12345.avif 484w">',
  );
  await writeFile(
    folder('zones/epinal/index.html'),
    '<meta content="https://example.org/assets/photos/b-whole-1600-abc12345.jpg">',
  );
  await writeFile(folder('photo.avif'), '/assets/photos/c-card-280-abc12345.avif');
  expect([...(await referencedUrls(folder()))].sort()).toEqual([
    '/assets/photos/a-card-280-abc12345.avif',
    '/assets/photos/a-card-484-abc12345.avif',
    '/assets/photos/b-whole-1600-abc12345.jpg',
  ]);
});
