import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { formDefines } from '../../components/ContactForm/contact-form-props';
import { site } from '../support/site';

/**
 * Bundles the site's script, with form delivery on, into one file. A build without delivery leaves the delivery code
 * out.
 */
export async function buildDeliveringScript(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    define: formDefines(site, true),
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'renderer/+client.ts', output: { codeSplitting: false } },
    },
  });
  return (result as Rolldown.RolldownOutput).output[0].code;
}
