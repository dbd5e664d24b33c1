import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { typeset } from '../../../components/typography/typeset';
import { DOCUMENTS } from '../../../data/model/read/folders';
import { isPdf, isPdfWhole } from '../../../data/model/text/pdf';
import { stem } from '../../../data/model/text/slug';
import { RefusedRequest } from '../server/guard';
import type { ReceivedFile } from '../shared/protocol';
import { type DataFiles, isWritable } from './data-files';
import { isScan } from './pdf-text';

const SCAN_NOTE =
  "Ce PDF est un scan, une image sans texte : il est gardé, mais qui se fait lire l'écran n'en saura rien, et sur un téléphone il est lourd et petit. Demandez plutôt à l'assureur le PDF qu'il a lui-même.";

/**
 * Keeps a PDF in data/documents/, under a name made of its own that no other has; what is there already keeps its name.
 * Throws where it is none. One that no record names is not published.
 */
export async function receivePdf(
  { locate, writeOrRemove: put }: DataFiles,
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
  const baseName = stem(name).slice(0, 60) || 'document';
  for (let number = 1; ; number += 1) {
    const file = `${baseName}${number > 1 ? `-${number}` : ''}.pdf`;
    const path = `${DOCUMENTS}/${file}`;
    if (!isWritable(path)) continue;
    const realPath = await locate(path);
    if (!existsSync(realPath)) await put(path, content);
    else if (!(await readFile(realPath)).equals(content)) continue;
    return { file, note: isScan(content) ? typeset(SCAN_NOTE) : undefined };
  }
}
