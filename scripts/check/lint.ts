import type { Finding } from './finding';
import { outputOf } from './output-of';

type Report = {
  diagnostics: {
    severity: string;
    category: string;
    message: string;
    location: { path: string; start?: { line: number; column: number } };
  }[];
};

/** What Biome finds: rules broken, imports out of order, files not formatted as the others (biome.jsonc). */
export async function lint(): Promise<Finding[]> {
  const text = await outputOf('biome', ['check', '--reporter=json', '--max-diagnostics=none']);
  const { diagnostics } = JSON.parse(text.slice(text.indexOf('{'))) as Report;
  return diagnostics
    .filter(({ severity }) => severity !== 'information' && severity !== 'info')
    .map(({ category, message, location }) => {
      const mendsItself = !category.startsWith('lint/');
      return {
        place: [location.path, location.start?.line, location.start?.column].filter(Boolean).join(':'),
        problem: mendsItself ? problemOf(category) : `${message} (${category})`,
        remedy: mendsItself
          ? 'npm run fix'
          : `npm run fix, else by hand: npx biome explain ${category.split('/').pop()}`,
      };
    });
}

const problemOf = (category: string) =>
  category === 'format' ? 'not formatted as the other files' : 'imports out of order';
