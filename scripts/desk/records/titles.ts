import { basename } from 'node:path';
import { typeset } from '../../../components/typography/typeset';
import { titleAt } from '../../../data/model/schema/fields';
import { RECORDS, schemaOf } from '../../../data/model/schema/records';
import { capitalize } from '../../../data/model/text/capitalize';
import { slugOfFile } from '../shared/protocol';

/**
 * Returns the French title of a record or draft: «Votre entreprise», «Épinal», «Démoussage et nettoyage de toiture».
 */
export function titleOf(file: string, record: string, raw: unknown): string {
  const { name, title } = raw as { name?: string; title?: string };
  return typeset(record in RECORDS ? titleAt(schemaOf(file, record)!, []) : String(name || title || slugOfFile(file)));
}

/** Returns the title of a file from its first record: «« Page d'accueil »». */
export function titleOfFile(file: string): string {
  const record = Object.values(RECORDS).find((entry) => entry.file === file);
  const title = record ? titleAt(record.schema, []) : basename(file, '.ts');
  return typeset(`« ${capitalize(title)} »`);
}
