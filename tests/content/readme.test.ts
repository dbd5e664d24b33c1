import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const readme = readFileSync('README.md', 'utf8');

describe('README', () => {
  test('gives a reason for each dependency, and for no other package', () => {
    const [, section = ''] = readme.split('\n## Dependencies\n');
    const [, ...rows] = [...section.matchAll(/^\| ([^|]+) \| [^|]+ \|$/gm)].map(([, packages]) => packages!);
    const explainedPackages = rows.flatMap((packages) => packages.split(', '));
    const usedPackages = Object.keys(packageJson.devDependencies);
    expect(explainedPackages.sort()).toEqual(usedPackages.sort());
  });

  test('names each command of package.json', () => {
    const commands = Object.keys(packageJson.scripts).filter((name) => !/^pre/.test(name) || name === 'preview');
    expect(commands.filter((name) => !readme.includes(`npm run ${name}`) && !readme.includes(`npm ${name}`))).toEqual(
      [],
    );
  });
});
