import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A built HTML file: its path in the built folder, with slashes, and its text. */
export type BuiltDocument = { file: string; html: string };

/** All HTML files of the built folder, in the order of their paths. */
export async function readDocuments(folder: string): Promise<BuiltDocument[]> {
  return [...documentsIn(folder)];
}

/** The same one after the other, so that no more than those that the caller keeps are in memory. */
export function* documentsIn(folder: string): Generator<BuiltDocument> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  for (const file of files.map((path) => path.split(sep).join('/')).sort()) {
    // A promise for each file would cost three times what reading it costs.
    yield { file, html: readFileSync(join(folder, file), 'utf8') };
  }
}

/**
 * What a step of the build does to documents. A page's part may depend on all pages: every document is shown to `look`
 * before the first ones come to `finish`.
 */
export type Step = {
  look?(document: BuiltDocument): void;
  /** Called once, between the two. */
  prepare?(): Promise<void>;
  /** Called with some of the documents at a time, and returns as many. */
  finish(documents: BuiltDocument[]): Promise<BuiltDocument[]>;
};

/** Enough for encoders on every core, few enough for the memory of any machine. */
const AT_A_TIME = 8;

/** Takes every document of the folder through the steps, each finishing what the one before it made. */
export async function finishDocuments(folder: string, steps: Step[]): Promise<void> {
  for (const document of documentsIn(folder)) {
    for (const step of steps) step.look?.(document);
  }
  for (const step of steps) await step.prepare?.();
  for (const documents of batches(documentsIn(folder), AT_A_TIME)) {
    let finished = documents;
    for (const step of steps) finished = await step.finish(finished);
    for (const { file, html } of finished) writeFileSync(join(folder, file), html);
  }
}

function* batches<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
