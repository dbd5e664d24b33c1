import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

const run = promisify(execFile);

/** Versions of the npm package chrome-aws-lambda by Chromium's major version. */
export const OLD_CHROMIUMS = { 64: '64.0.3264', 70: '1.7.0', 80: '2.1.1', 92: '10.1.0' } as const;

export type OldChromium = keyof typeof OLD_CHROMIUMS;

/** Returns the folder for downloaded browsers. It is outside of the repository and safe to delete. */
function cacheFolder(): string {
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches/old-phones');
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'old-phones');
}

/**
 * Returns the path of an old Chromium, downloaded through npm on first use (30 to 50 MB). Throws a sentence if it is
 * not available, because the package has binaries for Linux on x64 only.
 */
export async function oldChromium(major: OldChromium): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('its binary is for Linux on x64 only');
  const folder = join(cacheFolder(), `chromium-${major}`);
  const binary = join(folder, 'chromium');
  if (existsSync(binary)) return binary;

  await mkdir(cacheFolder(), { recursive: true });
  const temporaryFolder = await mkdtemp(`${folder}-`);
  try {
    await unpack(OLD_CHROMIUMS[major], temporaryFolder);
    await rename(temporaryFolder, folder);
  } catch (error) {
    throw new Error(
      `npm could not fetch chrome-aws-lambda@${OLD_CHROMIUMS[major]}: ${(error as Error).message.split('\n')[0]}`,
    );
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
  return binary;
}

async function unpack(version: string, folder: string): Promise<void> {
  await run('npm', ['pack', `chrome-aws-lambda@${version}`, '--silent', '--pack-destination', folder], { cwd: folder });
  const bin = join(folder, 'package/bin');
  await run('tar', ['-xzf', `chrome-aws-lambda-${version}.tgz`, 'package/bin'], { cwd: folder });
  for (const file of await readdir(bin)) {
    const name = file.startsWith('chromium') ? 'chromium' : file.replace(/\.br$/, '');
    await pipeline(createReadStream(join(bin, file)), createBrotliDecompress(), createWriteStream(join(folder, name)));
    if (name.endsWith('.tar')) await run('tar', ['-xf', name], { cwd: folder });
  }
  await chmod(join(folder, 'chromium'), 0o755);
  await rm(join(folder, 'package'), { recursive: true });
}
