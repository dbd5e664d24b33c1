import { readFileSync } from 'node:fs';
import { companyRecord } from '../data/company';
import { photos } from '../data/photos';
import { promiseRecords } from '../data/promises';
import { siteCreditRecord } from '../data/site-credit';
import { pendingTestimonials } from '../data/testimonials';
import { type PendingFact, pendingFacts } from '../data/validation/owner-facts';

export type ToDo = {
  /** «data/company.ts:12»: where the owner writes. */
  place: string;
  /** In French. */
  what: string;
  kind: PendingFact['kind'] | 'picture';
};

/** Everything that the owner must replace before the site goes online, in the order of the files. */
export function toDoList(): ToDo[] {
  return [
    ...located('data/company.ts', pendingFacts(companyRecord)),
    ...located('data/promises.ts', pendingFacts(promiseRecords)),
    ...located('data/testimonials.ts', pendingTestimonials),
    ...located('data/site-credit.ts', pendingFacts(siteCreditRecord)),
    ...renderedPictures(),
  ];
}

/** Finds each fact's `sample(`, `missing(` or `unconfirmed(` in the file's text. */
function located(file: string, facts: PendingFact[]): ToDo[] {
  const text = readFileSync(file, 'utf8');
  const calls = [...text.matchAll(/\b(?:sample|missing|unconfirmed)\(/g)].map(({ index }, position, all) => ({
    start: index,
    text: text.slice(index, all[position + 1]?.index),
  }));
  return facts.map(({ what, kind }) => {
    const found = calls.findIndex((call) => says(call.text, what));
    const [call] = found < 0 ? [] : calls.splice(found, 1);
    return { place: call ? `${file}:${lineAt(text, call.start)}` : file, what, kind };
  });
}

/** True where the source text holds the words, however its quotes are escaped. */
function says(source: string, words: string): boolean {
  return source.replaceAll('\\', '').includes(words);
}

function renderedPictures(): ToDo[] {
  const file = 'data/photos.ts';
  const text = readFileSync(file, 'utf8');
  return Object.entries(photos)
    .filter(([, photo]) => photo.rendering)
    .map(([name, photo]) => {
      const start = text.search(new RegExp(`['"]?${name}['"]?:`));
      const place = start < 0 ? file : `${file}:${lineAt(text, start)}`;
      return {
        place,
        what: `photo « ${name} » (aujourd'hui l'image de synthèse data/photos/${photo.file})`,
        kind: 'picture' as const,
      };
    });
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

const TITLES: Record<ToDo['kind'], string> = {
  sample: 'Exemples à remplacer par vos informations',
  missing: 'Informations à compléter',
  unconfirmed: 'Engagements à confirmer (true) ou à écarter (false)',
  picture: 'Images de synthèse à remplacer par vos photos',
};

/** The list as text, grouped, one line an entry; empty where nothing is left to do. */
export function printToDoList(list: ToDo[]): string {
  const width = Math.max(0, ...list.map(({ place }) => place.length));
  return (Object.keys(TITLES) as ToDo['kind'][])
    .map((kind) => ({ kind, entries: list.filter((entry) => entry.kind === kind) }))
    .filter(({ entries }) => entries.length > 0)
    .map(({ kind, entries }) => {
      const lines = entries.map(({ place, what }) => `  ${place.padEnd(width)}  ${what}`);
      return `${TITLES[kind]} (${entries.length}) :\n${lines.join('\n')}\n`;
    })
    .join('\n');
}
