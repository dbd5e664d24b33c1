import type { z } from 'zod';
import type { Path } from '../owner-facts';
import { fieldAt, isOptionalAt } from '../schema/fields';
import { textsIn } from './texts-in';
import { unfinished } from './unfinished';

/** What is wrong at a path of a record, as half a French sentence. */
export type Problem = { path: Path; problem: string };

/** Every field of a record that is wrong: its shape first, then texts that are not finished. */
export const problemsIn = (schema: z.ZodType, value: unknown): Problem[] => checkRecord(schema, value).problems;

/** The same, and the value as its schema hands it on; to be used only where nothing is wrong. */
export function checkRecord(schema: z.ZodType, value: unknown): { problems: Problem[]; checked: unknown } {
  const { error, data: checked } = schema.safeParse(value, { error: inFrench });
  const misshapen = (error?.issues ?? []).flatMap((issue) => problemsOf(issue, schema, value));
  const told = new Set(misshapen.map(({ path }) => path.join()));
  const unready = [...textsIn(value)].flatMap(({ path, text }) => {
    const problem = told.has(path.join()) ? undefined : unfinished(text);
    return problem ? [{ path, problem }] : [];
  });
  return { problems: [...misshapen, ...unready], checked };
}

function problemsOf(issue: z.core.$ZodIssue, schema: z.ZodType, record: unknown): Problem[] {
  const path = issue.path as Path;
  if (issue.code === 'unrecognized_keys') {
    const problem = "ce champ n'existe pas ; corrigez son nom, ou retirez-le";
    return issue.keys.map((key) => ({ path: [...path, key], problem }));
  }
  if (issue.code === 'invalid_key')
    return issue.issues.map(({ message }) => ({
      path,
      problem: `« ${String(path.at(-1))} » ne convient pas ; ${message}`,
    }));
  if (issue.code === 'custom' && issue.params?.isSentence) return [{ path, problem: issue.message }];
  const value = path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], record);
  const isEmptyList = Array.isArray(value) && value.length === 0 && issue.code === 'too_small';
  if (isEmptyList && isOptionalAt(schema, path))
    return [{ path, problem: 'la liste est vide ; remplacez-la par optional(), ou remplissez-la' }];
  const isOneOf = issue.code === 'invalid_value' || fieldAt(schema, path).meta()?.refersTo;
  const isChoice = typeof value === 'string' && !value.trim() && isOneOf;
  return [{ path, problem: `${isChoice ? "rien n'est choisi" : found(value, issue)} ; ${issue.message}` }];
}

/** What stands there, as the owner would say it. */
function found(value: unknown, { code, ...issue }: z.core.$ZodIssue): string {
  const isAboutSize = code === 'too_big' || code === 'too_small';
  if (value === undefined) return 'il manque';
  if (value === null) return 'il est vide';
  if (typeof value === 'string') {
    const length = value.trim().length;
    if (length === 0) return 'format' in issue && issue.format === 'date' ? 'la date manque' : 'ce texte est vide';
    if (isAboutSize) return `ce texte a ${length} caractères`;
    return length > 60 ? 'ce texte ne convient pas' : `« ${value} » ne convient pas`;
  }
  if (Array.isArray(value) && value.length === 0) return 'la liste est vide';
  if (Array.isArray(value))
    return isAboutSize
      ? `la liste compte ${value.length} élément${value.length > 1 ? 's' : ''}`
      : `${code === 'invalid_type' ? 'une' : 'cette'} liste ne convient pas`;
  return typeof value === 'object'
    ? 'des champs entre accolades ne conviennent pas'
    : `${String(value)} ne convient pas`;
}

const EXPECTED: Partial<Record<string, string>> = {
  string: 'un texte entre guillemets est attendu',
  number: 'un nombre sans guillemets est attendu, avec un point pour la virgule',
  int: 'un nombre entier est attendu',
  boolean: 'true (oui) ou false (non) est attendu, sans guillemets',
  array: 'une liste entre crochets est attendue',
  object: 'des champs entre accolades sont attendus',
  record: 'des champs entre accolades sont attendus',
};

/** Says how to write a number that is in quotation marks: «'48,211'». Returns undefined for other texts. */
function numberMeant({ expected, input }: { expected: string; input: unknown }): string | undefined {
  const [digits] = typeof input === 'string' ? (/^\s*-?\d+(?:[.,]\d+)?\s*$/.exec(input) ?? []) : [];
  if (digits === undefined || !['number', 'int'].includes(expected)) return undefined;
  return `écrivez-le sans guillemets${digits.includes(',') ? ', avec un point' : ''} : ${digits.trim().replace(',', '.')}`;
}

/** What would be right where a schema does not say it itself: the owner reads neither English nor zod. */
const inFrench: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return numberMeant(issue) ?? EXPECTED[issue.expected];
  if (issue.code === 'too_big') return `${issue.maximum} au plus`;
  if (issue.code === 'too_small')
    return issue.inclusive
      ? `il en faut ${issue.minimum} au moins`
      : `un nombre plus grand que ${issue.minimum} est attendu`;
  if (issue.code === 'invalid_value') return `une de ces valeurs est attendue : ${issue.values.map(String).join(', ')}`;
  return 'écrivez-le comme dans les fiches voisines';
};
