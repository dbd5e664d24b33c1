import { z } from 'zod';
import { dayOfBuild } from '../text/day-of-build';
import { day, group, line, list, paragraph, seo, text } from './fields';

/**
 * Condition under which a part of a legal page is shown: the form delivers or does not, or reviews or illustrations
 * exist.
 */
const when = z
  .enum(
    ['delivery', 'no-delivery', 'reviews', 'illustrations'],
    'écrivez « delivery », « no-delivery », « reviews » ou « illustrations »',
  )
  .optional()
  .meta({ title: 'seulement si', isInternal: true });

const kind = <Kind extends string>(name: Kind) => z.literal(name).meta({ title: 'sorte' });

const block = z
  .discriminatedUnion(
    'kind',
    [
      group('paragraphe', { kind: kind('paragraph'), when, text: paragraph('texte') }),
      group('liste', { kind: kind('list'), when, items: list('lignes', text('ligne', { isLong: true })) }),
      group('informations', {
        kind: kind('facts'),
        when,
        rows: list('lignes', group('ligne', { label: line('nom'), value: text('information', { isLong: true }) })),
      }),
      group('tableau', {
        kind: kind('table'),
        when,
        caption: line('titre'),
        head: list('colonnes', text('colonne')),
        rows: list('lignes', list('ligne', text('case'))),
      }),
    ],
    "écrivez « paragraph », « list », « facts » ou « table », avec les champs d'un bloc voisin de la même sorte",
  )
  .meta({ title: 'bloc' });

/** The id of a section, used as a URL fragment. */
export const anchor = text('ancre', {
  isInternal: true,
  rule: [/^[a-z][a-z0-9-]*$/, 'une ancre ne contient que des minuscules sans accent, des chiffres et des tirets'],
});

/** A legal page. No text is optional, because a mandatory statement must not disappear with an empty field. */
export const legalPageSchema = group('page légale', {
  title: line('titre'),
  seo,
  intro: list('introduction', group('texte', { when, text: paragraph('texte') })),
  updated: day('dernière mise à jour').refine((date) => date <= dayOfBuild(), 'cette date est à venir'),
  sections: list('parties', group('partie', { id: anchor, when, title: line('titre'), blocks: list('blocs', block) })),
});

export type LegalBlock = z.output<typeof block>;
export type When = z.output<typeof when>;
/** A legal page as printed, without the parts whose condition is false. */
export type LegalPage = Omit<z.output<typeof legalPageSchema>, 'intro'> & { intro: string };
