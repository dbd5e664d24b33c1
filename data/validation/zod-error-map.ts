import type { z } from 'zod';

const EXPECTED: Partial<Record<string, string>> = {
  string: 'un texte entre guillemets est attendu',
  number: 'un nombre sans guillemets est attendu, avec un point pour la virgule',
  int: 'un nombre entier est attendu',
  boolean: 'true (oui) ou false (non) est attendu, sans guillemets',
  array: 'une liste entre crochets est attendue',
  object: 'des champs entre accolades sont attendus',
  record: 'des champs entre accolades sont attendus',
};

/** What would be right where a shape of schema.ts does not say it itself: the owner reads neither English nor zod. */
export const zodErrorMap: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return EXPECTED[issue.expected];
  if (issue.code === 'too_big') return `${issue.maximum} au plus`;
  if (issue.code === 'too_small')
    return issue.inclusive
      ? `il en faut ${issue.minimum} au moins`
      : `un nombre plus grand que ${issue.minimum} est attendu`;
  if (issue.code === 'invalid_value') return `une de ces valeurs est attendue : ${issue.values.map(String).join(', ')}`;
  return 'écrivez-le comme dans les fiches voisines';
};
