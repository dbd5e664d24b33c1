import type { Fault } from '../data/model/faults';
import { lineAt, literalAt } from '../data/model/literal';
import { type Mark, ownerFactsIn, type Path } from '../data/model/owner-facts';
import { schemaOf } from '../data/model/records';
import { titleAt } from '../data/model/schema/fields';
import { photos, site, written } from '../data/model/site';

/** Something the owner must replace before the site goes online: where he writes it, and what it is, in French. */
export type ToDo = Pick<Fault, 'file' | 'record' | 'path'> & {
  line: number;
  what: string;
  kind: Exclude<Mark, 'optional'> | 'picture';
};

/** All of it, in the order of the files. */
export function toDoList(): ToDo[] {
  return written.flatMap(({ file, record, text, literal, raw }) => {
    const at = (path: Path) => ({ file, record, path, line: lineAt(text, literalAt(literal, path).start) });
    const facts = ownerFactsIn(raw).flatMap(({ path, mark }) =>
      mark === 'optional' ? [] : [{ ...at(path), what: nameOf(file, record, path), kind: mark }],
    );
    const pictures = Object.entries(record === 'photos' ? photos : {})
      .filter(([, { rendering }]) => rendering)
      .map(([name, photo]) => ({
        ...at([name]),
        what: `photo « ${name} » (aujourd'hui l'image de synthèse data/photos/${photo.file})`,
        kind: 'picture' as const,
      }));
    return [...facts, ...pictures];
  });
}

/** «data/company.ts:12». */
export const placeOf = ({ file, line }: ToDo) => `${file}:${line}`;

/** A commitment is named by its question, every other fact by the title of its field. */
function nameOf(file: string, record: string, path: Path): string {
  if (record === 'commitments') return site.commitments[String(path[0])]?.question ?? '';
  return titleAt(schemaOf(file, record)!, path);
}

const TITLES: Record<ToDo['kind'], string> = {
  sample: 'Exemples à remplacer par vos informations',
  missing: 'Informations à compléter',
  unconfirmed: 'Engagements à confirmer (true) ou à écarter (false)',
  picture: 'Images de synthèse à remplacer par vos photos',
};

/** The list as text, grouped, one line an entry; empty where nothing is left to do. */
export function printToDoList(list: ToDo[]): string {
  const places = list.map(placeOf);
  const width = Math.max(0, ...places.map(({ length }) => length));
  return (Object.keys(TITLES) as ToDo['kind'][])
    .map((kind) => {
      const lines = list.flatMap((entry, index) =>
        entry.kind === kind ? `  ${places[index]?.padEnd(width)}  ${entry.what}` : [],
      );
      return lines.length > 0 ? `${TITLES[kind]} (${lines.length}) :\n${lines.join('\n')}\n` : '';
    })
    .filter(Boolean)
    .join('\n');
}
