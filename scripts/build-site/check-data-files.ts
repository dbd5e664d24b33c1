import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseSync } from 'vite';
import { listFiles } from '../list-files';

/** A node of the syntax tree, as far as it is looked at here. */
type Node = { type?: string; start?: number; key?: Node; name?: string; value?: unknown; properties?: Node[] };

/** Folders in which a file's name is the address of a page. */
const NAMED_BY_ADDRESS = /^(towns|services)\//;
const ADDRESS = /^[a-z0-9]+(-[a-z0-9]+)*\.ts$/;

const REMEDY_SYNTAX = `vérifiez à cette ligne et juste avant les virgules, les accolades et les guillemets (un texte qui contient une apostrophe s'écrit entre guillemets doubles : "l'ardoise")`;
const REMEDY_ENCODING = 'dans le Bloc-notes, choisissez Fichier > Enregistrer sous, puis Encodage : UTF-8';

/**
 * Everything that keeps the files of data/ from being read at all, one French sentence each: names, encodings, empty
 * files, what a merge has left, quotes and commas, a field that is given twice. What they say is checked later.
 */
export async function faultsOfDataFiles(folder = 'data'): Promise<string[]> {
  const faults: string[] = [];
  for (const path of await listFiles(folder)) {
    if (path.startsWith('photos/')) continue;
    const name = `${folder}/${path}`;
    if (!path.endsWith('.ts')) {
      if (/\.ts$/i.test(path))
        faults.push(
          `${name} : la fin de ce nom est en majuscules ; renommez le fichier « ${basename(path).replace(/\.ts$/i, '.ts')} ».`,
        );
      else if (/\.ts\.\w+$/.test(path) && !basename(path).startsWith('.')) {
        faults.push(
          `${name} : ce fichier n'est pas lu, car une fin de nom lui a été ajoutée (Windows la cache souvent) ; renommez-le « ${basename(path).replace(/\.\w+$/, '')} ».`,
        );
      }
      continue;
    }
    if (NAMED_BY_ADDRESS.test(path) && !ADDRESS.test(basename(path))) {
      faults.push(
        `${name} : ce nom ne peut pas être l'adresse d'une page (est-ce une copie ?) ; retirez le fichier, ou renommez-le en minuscules sans accent ni espace, comme « le-val-dajol.ts ».`,
      );
      continue;
    }
    const fault = faultOfFile(name, await readFile(name));
    if (fault) faults.push(fault);
  }
  return faults;
}

function faultOfFile(name: string, content: Buffer): string | undefined {
  const fault = (problem: string, remedy: string, line?: number) =>
    `${name}${line ? `, ligne ${line}` : ''} : ${problem} ; ${remedy}.`;
  if (/^(\xff\xfe|\xfe\xff)/.test(content.toString('latin1', 0, 2)))
    return fault('ce fichier est enregistré en « Unicode » (UTF-16)', REMEDY_ENCODING);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return fault("ce fichier n'est pas enregistré en UTF-8 (ANSI, sans doute)", REMEDY_ENCODING);
  }
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  if (text.trim() === '') return fault('ce fichier est vide', 'remettez-y le contenu de votre dernière copie');
  const conflict = /^(<{7} |>{7} |={7}$)/m.exec(text);
  if (conflict)
    return fault(
      'deux versions du fichier y sont mêlées',
      'gardez-en une, et retirez les lignes qui commencent par <<<<<<<, ======= et >>>>>>>',
      lineAt(conflict.index),
    );
  const { program, errors } = parseSync(name, text);
  const [error] = errors;
  if (error) return fault('ce fichier ne peut pas être lu', REMEDY_SYNTAX, lineAt(error.labels[0]?.start ?? 0));
  const repeated = repeatedKey(program as unknown as Node);
  return repeated && fault(`« ${repeated.name} » y est deux fois`, "gardez l'un des deux", lineAt(repeated.at));
}

/** A field that one pair of braces holds twice: the later one would win in silence. */
function repeatedKey(node: Node): { name: string; at: number } | undefined {
  if (node.type === 'ObjectExpression') {
    const seen = new Set<string>();
    for (const { key } of node.properties ?? []) {
      const name = String(key?.name ?? key?.value ?? '');
      if (key && seen.has(name)) return { name, at: key.start ?? 0 };
      seen.add(name);
    }
  }
  for (const child of Object.values(node)) {
    const parts = Array.isArray(child) ? child : [child];
    for (const part of parts) {
      const found = typeof part === 'object' && part !== null ? repeatedKey(part as Node) : undefined;
      if (found) return found;
    }
  }
  return undefined;
}
