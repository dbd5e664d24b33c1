import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { towns } from '../../data/zones';

/** Degrees around the model town within which its copies lie. */
const SPREAD = 0.2;

/**
 * Adds towns to a copy of the project until it has this many area pages: copies of the real ones under other names and
 * at other places, each in a file of its own, as the owner would add them.
 */
export async function addSyntheticTowns(project: string, count: number): Promise<void> {
  const added: string[] = [];
  for (let index = towns.length; index < count; index += 1) {
    const model = towns[index % towns.length] as (typeof towns)[number];
    const slug = `${model.slug}-${index}`;
    const town = {
      ...model,
      slug,
      name: `${model.name} ${index}`,
      latitude: moved(model.latitude, index),
      longitude: moved(model.longitude, index * 7),
    };
    await writeFile(
      join(project, 'data/towns', `${slug}.ts`),
      `export const town${index} = ${JSON.stringify(town)};\n`,
    );
    added.push(slug);
  }
  if (added.length > 0) await addTab(join(project, 'data/zones.ts'), added);
}

const moved = (degrees: number, index: number) => Number((degrees + SPREAD * Math.sin(index)).toFixed(4));

async function addTab(file: string, slugs: string[]): Promise<void> {
  const source = await readFile(file, 'utf8');
  const end = source.indexOf(']);', source.indexOf('readZones(['));
  if (end < 0)
    throw new Error(
      'data/zones.ts no longer ends its list of tabs with «]);»: adapt scripts/measure/synthetic-towns.ts',
    );
  const name = (slug: string) => `town${slug.slice(slug.lastIndexOf('-') + 1)}`;
  const imports = slugs.map((slug) => `import { ${name(slug)} } from './towns/${slug}';`).join('\n');
  const tab = `  { label: 'Synthétique', towns: [${slugs.map(name).join(', ')}] },\n`;
  await writeFile(file, `${imports}\n${source.slice(0, end)}${tab}${source.slice(end)}`);
}
