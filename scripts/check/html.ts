import { resolve } from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import type { BuiltDocument } from '../build-site/documents';
import type { Finding } from './report';

/** Created once, because reading its configuration takes as long as validating a page. */
const validator = new HtmlValidate(new FileSystemConfigLoader());

/** Returns every error and warning of html-validate for the built documents (.htmlvalidate.mjs). */
export async function validateHtml(documents: BuiltDocument[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { file, html } of documents) {
    const report = await validator.validateString(html, resolve('dist/client', file));
    for (const { messages } of report.results) {
      for (const { line, column, message, ruleId, ruleUrl } of messages) {
        findings.push({ place: `dist/client/${file}:${line}:${column}`, problem: message, remedy: ruleUrl ?? ruleId });
      }
    }
  }
  return findings;
}
