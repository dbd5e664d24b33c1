import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { typeset } from '../../../components/typography/typeset';
import { DOCUMENTS } from '../../../data/model/read/folders';
import { isPdf, isPdfWhole } from '../../../data/model/text/pdf';
import { fileSlug } from '../../../data/model/text/slug';
import { RefusedRequest } from '../http/guard';
import type { ReceivedFile } from '../shared/protocol';
import { type DataFiles, isWritable } from './data-files';
import { isScan } from './pdf-text';

const SCAN_NOTE =
  "Ce PDF est un scan, une image sans texte : il est gardé, mais qui se fait lire l'écran n'en saura rien, et sur un téléphone il est lourd et petit. Demandez plutôt à l'assureur le PDF qu'il a lui-même.";

/**
 * Saves a PDF in data/documents/ under a free name that is made from `name`. Reuses an identical file. Throws a
 * RefusedRequest if the content is not a complete PDF. A PDF that no record refers to is not published.
 */
export async function receivePdf(
  { locate, writeOrRemove }: DataFiles,
  name: string,
  content: Buffer,
): Promise<ReceivedFile> {
  if (!isPdf(content))
    throw new RefusedRequest(422, `${name} n'est pas un PDF ; enregistrez-le en PDF, ou demandez-le ainsi.`);
  if (!isPdfWhole(content))
    throw new RefusedRequest(
      422,
      `${name} est abîmé ou incomplet ; téléchargez-le de nouveau, ou demandez-en un autre.`,
    );
  const baseName = fileSlug(name).slice(0, 60) || 'document';
  for (let number = 1; ; number += 1) {
    const file = `${baseName}${number > 1 ? `-${number}` : ''}.pdf`;
    const path = `${DOCUMENTS}/${file}`;
    if (!isWritable(path)) continue;
    const realPath = await locate(path);
    if (!existsSync(realPath)) await writeOrRemove(path, content);
    else if (!(await readFile(realPath)).equals(content)) continue;
    return { file, note: isScan(content) ? typeset(SCAN_NOTE) : undefined };
  }
}
