import { ownerFactsIn, type Path } from '../../data/model/owner-facts';
import type { Reading } from '../../data/model/read-site';
import { schemaOf } from '../../data/model/records';
import { fieldAt, titleAt } from '../../data/model/schema/fields';
import type { Chapter, Point } from './protocol';

/** Minutes for one answer, by what it takes to give it. */
const MINUTES: Record<Point['kind'], number> = { sample: 1, missing: 1, unconfirmed: 0.5, picture: 3 };

/** Everything that only the owner can tell, a chapter for each paper that he takes into his hand; the law's first. */
export function chaptersOf({ written, site }: Reading): Chapter[] {
  const chapters = new Map<string, Point[]>();
  const add = (title: string, point: Point) => chapters.set(title, [...(chapters.get(title) ?? []), point]);
  for (const { file, record, raw } of written) {
    const schema = schemaOf(file, record);
    if (!schema) continue;
    for (const { path, mark } of ownerFactsIn(raw)) {
      if (mark === 'optional') continue;
      const { where, example, description } = hintsAt(schema, path);
      const question = (raw as Record<string, { question?: string }>)[path[0] ?? '']?.question;
      const title = mark === 'unconfirmed' ? (question ?? titleAt(schema, path)) : titleAt(schema, path);
      add(where ?? titleAt(schema, []), { file, record, path, title, kind: mark, example, description });
    }
  }
  for (const [id, { file, alt, rendering }] of Object.entries(site.photos ?? {})) {
    if (!rendering) continue;
    const point: Point = {
      file: 'data/photos.ts',
      record: 'photos',
      path: [id],
      title: alt,
      kind: 'picture',
      description: file,
    };
    add('Vos photos à la place des illustrations', point);
  }
  return [...chapters].map(([title, points]) => ({
    title: title.charAt(0).toUpperCase() + title.slice(1),
    minutes: Math.ceil(points.reduce((sum, { kind }) => sum + MINUTES[kind], 0)),
    points,
  }));
}

function hintsAt(schema: Parameters<typeof fieldAt>[0], path: Path) {
  return fieldAt(schema, path).meta() ?? {};
}
