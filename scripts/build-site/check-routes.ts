import { type Route, redirects, routes } from '../../data/routes';
import { duplicateFaults, rejectFaults, wrong } from '../../data/validation/validate';
import { listFiles } from '../list-files';

/** Throws a DataError where data/routes.ts and the folders of pages/ do not say the same. */
export async function checkRoutes(): Promise<void> {
  rejectFaults(routeFaults(routes, redirects, await listFiles('pages')));
}

/** `pages/index/+Page.tsx` is «/»; a folder with «@» makes many pages, one with «_» has no address. */
const PAGE = /^((?:[a-z0-9-]+\/)+)\+Page\.tsx$/;
/** What the form's program answers with: pages of no list. */
const ANSWERS = 'demande/';

/** What is wrong with the list of pages, given the files of pages/, each with its path there. */
export function routeFaults(routes: Route[], redirects: Record<string, string>, files: string[]): string[] {
  const folders = files.flatMap((path) => PAGE.exec(path)?.[1] ?? []).filter((folder) => !folder.startsWith(ANSWERS));
  const pages = folders.map((folder) => ({ folder, path: `/${folder.replace(/^index\/|\/$/g, '')}` }));
  const paths = routes.map(({ path }) => path);
  const own = paths.filter((path) => !/^\/(services|zones)\/[^/]+$/.test(path));
  const file = 'data/routes.ts';
  const list = (field: string, problem: string) => wrong({ file, name: 'routes', field, problem });
  const lacking = (to: string) => `aucune page n'a l'adresse « ${to} » ; corrigez-la`;
  return [
    ...pages
      .filter(({ path }) => !paths.includes(path))
      .map(({ folder, path }) =>
        list(path, `la page pages/${folder} n'est pas dans la liste ; ajoutez sa ligne, avec son nom`),
      ),
    ...folders
      .filter((folder) => !files.includes(`${folder}+documentMeta.ts`))
      .map((folder) =>
        wrong({
          ...{ file: `pages/${folder}`, name: folder.slice(0, -1), field: '+documentMeta.ts' },
          problem: "ce fichier manque, avec le titre et la description de la page ; copiez celui d'une page voisine",
        }),
      ),
    ...own
      .filter((path) => !pages.some((page) => page.path === path))
      .map((path) =>
        list(path, `aucune page n'a cette adresse ; corrigez-la, retirez la ligne, ou remettez pages${path}/+Page.tsx`),
      ),
    ...duplicateFaults(routes, 'path', () => ({ file, name: 'routes' })),
    ...routes
      .filter(({ name }) => name.trim() === '')
      .map(({ path }) => wrong({ file, name: path, field: 'name', problem: 'ce texte est vide ; écrivez-le' })),
    ...routes
      .filter(({ parent }) => parent && !paths.includes(parent))
      .map(({ path, parent = '' }) => wrong({ file, name: path, field: 'parent', problem: lacking(parent) })),
    ...Object.entries(redirects).flatMap(([from, to]) => {
      const at = { file, name: 'redirects', field: from };
      if (!/^(\/[a-z0-9-]+)+$/.test(from))
        return wrong({
          ...at,
          problem: 'une adresse commence par « / », sans espace, accent ni majuscule ; corrigez-la',
        });
      if (paths.includes(from)) return wrong({ ...at, problem: 'une page a cette adresse ; retirez la ligne' });
      return paths.includes(to) ? [] : wrong({ ...at, problem: lacking(to) });
    }),
  ];
}
