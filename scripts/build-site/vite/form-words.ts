import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const WORDS = '/components/ContactForm/contact-form-props.ts';

/** While one edits, tells the form's code what it says and checks, and again when data/ changes; a build has read it. */
export function formWords(): Plugin {
  let sources: string[] = [];
  return {
    name: 'form-words',
    apply: 'serve',
    async config({ root = process.cwd() }) {
      const { module, dependencies } = await runnerImport<{ formDefines(): Record<string, string> }>(WORDS, {
        root,
        configFile: false,
        logLevel: 'silent',
      });
      sources = dependencies.map((path) => resolve(root, path));
      return { define: module.formDefines() };
    },
    configResolved({ configFileDependencies }) {
      configFileDependencies.push(...sources);
    },
  };
}
