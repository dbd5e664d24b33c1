import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inCount } from './format';
import type { Plan } from './plan';

/** What the owner knows his site by, in French: «téléphone» and the number. */
export type Facts = Record<string, string>;

type Company = {
  name: string;
  phone: string;
  email: string;
  siteUrl: string;
  address: { street: string; postalCode: string; city: string };
  openingHours: readonly { label: string; opens?: string | undefined; closes?: string | undefined }[];
};

export function factsOf({ name, phone, email, siteUrl, address, openingHours }: Company): Facts {
  return {
    nom: name,
    téléphone: phone,
    email,
    adresse: `${address.street}, ${address.postalCode} ${address.city}`,
    horaires: openingHours
      .map(({ label, opens, closes }) => `${label} ${opens && closes ? `${opens}-${closes}` : 'fermé'}`)
      .join(', '),
    domaine: siteUrl,
  };
}

type Change = { plan: Plan; folder: string; before: Facts | undefined; after: Facts };

/** What a deployment changes, in words: facts with their old and new value, then how much of what is sent. */
export async function describeChange({ plan, folder, before, after }: Change): Promise<string[]> {
  const paths = plan.uploads.map(({ path }) => path);
  const pages = paths.filter((path) => path.endsWith('.html'));
  const texts = await Promise.all(pages.map(async (path) => plain(await readFile(join(folder, path), 'utf8'))));
  const lines = Object.entries(after).flatMap(([name, value]) => {
    const old = before?.[name];
    if (old === undefined || old === value) return [];
    const count = texts.filter((text) => text.includes(plain(value))).length;
    return [`  ${name} : ${old} → ${value}${count > 0 ? `, ${inCount(count, 'page')}` : ''}`];
  });
  const pictures = paths.filter((path) => /\.(avif|webp|jpe?g|png|svg|ico)$/.test(path)).length;
  const others = paths.filter((path) => !/\.(br|gz)$/.test(path)).length - pages.length - pictures;
  const parts = [
    [pages.length, inCount(pages.length, 'page')],
    [pictures, inCount(pictures, 'image')],
    [others, inCount(others, 'autre fichier', 'autres fichiers')],
  ] as const;
  const sent = parts.filter(([count]) => count > 0).map(([, text]) => text);
  return sent.length > 0 ? ['Ce qui change :', ...lines, `  ${sent.join(', ')}`] : [];
}

/** Ordinary spaces and apostrophes, as the owner types them. */
const plain = (text: string) => text.replaceAll(/&nbsp;|[\u00a0\u202f]/g, ' ').replaceAll('’', "'");
