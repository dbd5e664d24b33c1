import type { Originals } from '../../components/Picture/srcset';
import { servicePath } from '../../data/model/site/services';
import type { Site } from '../../data/model/site/site';
import { townPath } from '../../data/model/site/zones';
import { type RenderedPage, renderPage } from '../../renderer/render-page';

type PageModule = Pick<RenderedPage, 'Page'>;
type MetaModule = Pick<RenderedPage, 'documentMeta'>;

const pages = import.meta.glob<PageModule>('../../pages/**/+Page.tsx', { eager: true });
const metas = import.meta.glob<MetaModule>('../../pages/**/+documentMeta.ts', { eager: true });

/**
 * Renders a site's pages, or only the `requested` paths, as the build does. Returns their HTML by path; the 404 page
 * has the path ''.
 */
export function renderPages(site: Site, originals: Originals, requested?: Set<string>): Map<string, string> {
  const render = (folder: string, path: string, data?: unknown) => {
    if (requested && !requested.has(path)) return [];
    const { Page } = pages[`../../pages/${folder}/+Page.tsx`]!;
    const { documentMeta } = metas[`../../pages/${folder}/+documentMeta.ts`]!;
    return [[path, renderPage({ Page, documentMeta, data, site, originals, path })] as const];
  };
  const folderOf = (path: string) => path.slice(1) || 'index';
  return new Map([
    ...site.pages.flatMap(({ path }) => render(folderOf(path), path)),
    ...site.services.flatMap((service) => render('services/@service', servicePath(service.slug), service)),
    ...site.towns.flatMap((town) => render('zones/@town', townPath(town.slug), town)),
    ...render('_error', ''),
  ]);
}
