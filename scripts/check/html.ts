import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { parse } from 'parse5';
import type { BuiltDocument } from '../build-site/documents';
import type { Finding } from './report';

/** Every error and warning that html-validate has for the built documents (.htmlvalidate.mjs). */
export async function validateHtml(documents: BuiltDocument[]): Promise<Finding[]> {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const findings: Finding[] = [];
  for (const { file, html } of documents) {
    const report = await validator.validateString(html, resolve('dist/client', file));
    for (const { messages } of report.results) {
      for (const { line, column, message, ruleId, ruleUrl } of messages) {
        findings.push({ where: `dist/client/${file}:${line}:${column}`, problem: message, remedy: ruleUrl ?? ruleId });
      }
    }
  }
  return findings;
}

const ADDRESS_ATTRIBUTES = new Set(['href', 'src', 'action', 'data-map-src']);
const OTHER_SCHEME = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

type Node = { attrs?: { name: string; value: string }[]; childNodes?: Node[] };

/** Every link, fragment and file that the built documents name and the folder does not hold. */
export function deadLinks(folder: string, documents: BuiltDocument[]): Finding[] {
  const read = new Map(documents.map(({ file, html }) => [file, attributesOf(parse(html) as Node)]));
  const idsOf = (file: string) =>
    new Set((read.get(file) ?? []).filter(({ name }) => name === 'id').map(({ value }) => value));

  const findings: Finding[] = [];
  for (const [file, attributes] of read) {
    for (const address of attributes.flatMap(addressesOf)) {
      if (OTHER_SCHEME.test(address)) continue;
      const [path = '', fragment = ''] = address.split('#');
      const target = path === '' ? file : fileAt(folder, path.split('?')[0] ?? '');
      const where = `dist/client/${file}`;
      if (!target)
        findings.push({
          where,
          problem: `dead link ${address}`,
          remedy: 'correct it where the page or its record in data/ names it',
        });
      else if (fragment && read.has(target) && !idsOf(target).has(fragment)) {
        findings.push({
          where,
          problem: `no #${fragment} in ${target}`,
          remedy: 'give the target that id, or correct the link',
        });
      }
    }
  }
  return findings;
}

function attributesOf(node: Node): { name: string; value: string }[] {
  return [...(node.attrs ?? []), ...(node.childNodes ?? []).flatMap(attributesOf)];
}

function addressesOf({ name, value }: { name: string; value: string }): string[] {
  if (name === 'srcset') return value.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '');
  return ADDRESS_ATTRIBUTES.has(name) ? [value] : [];
}

/** The file that a host serves at an address, relative to the folder; undefined where there is none. */
function fileAt(folder: string, path: string): string | undefined {
  const plain = decodeURI(path).replace(/^\/|\/$/g, '');
  const candidates = plain === '' ? ['index.html'] : [`${plain}/index.html`, plain];
  return candidates.find((candidate) => candidate.includes('.') && existsSync(join(folder, candidate)));
}
