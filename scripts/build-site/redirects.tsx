import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { printHtml } from '../../components/typography/print-html';
import { routeAt } from '../../data/model/site/routes';
import type { Site } from '../../data/model/site/site';

/**
 * Writes a small redirect page for each other spelling of a path, for hosts that ignore .htaccess. It redirects at
 * once, and has a link in case that fails.
 */
export async function writeRedirects(folder: string, site: Site): Promise<void> {
  for (const [from, to] of Object.entries(site.redirects)) {
    await mkdir(join(folder, from), { recursive: true });
    const html = renderToStaticMarkup(<Redirect site={site} to={to} />);
    await writeFile(join(folder, from, 'index.html'), `<!DOCTYPE html>${printHtml(html)}\n`);
  }
}

function Redirect({ site, to }: { site: Site; to: string }) {
  const { company, interfaceCopy } = site;
  const { name } = routeAt(site, to);
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${name} | ${company.name}`}</title>
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={`${company.siteUrl}${to}`} />
      </head>
      <body>
        <h1>{name}</h1>
        <p>
          <a href={to}>{interfaceCopy.redirect}</a>
        </p>
      </body>
    </html>
  );
}
