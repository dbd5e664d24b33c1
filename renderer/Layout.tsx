import type { ReactNode } from 'react';
import { CallButton } from '../components/CallButton/CallButton';
import { CookieBanner } from '../components/CookieBanner/CookieBanner';
import { RenderingNoteProvider } from '../components/Picture/rendering-note';
import { SiteFooter } from '../components/SiteFooter/SiteFooter';
import { SiteHeader } from '../components/SiteHeader/SiteHeader';
import { useSite } from '../components/site-context';
import { areaPath } from '../data/model/site/zones';
import * as styles from './Layout.css';

/** What every page has around its own content. */
export function Layout({ path, children }: { path: string; children: ReactNode }) {
  const { interfaceCopy } = useSite();
  return (
    <>
      <a className={styles.skip} href="#contenu">
        {interfaceCopy.layout.skip}
      </a>
      <CookieBanner />
      {/* No area page stands in the menu: to it they are all one place. */}
      <SiteHeader currentPath={path.startsWith(areaPath('')) ? areaPath('') : path} />
      <main id="contenu" tabIndex={-1}>
        <RenderingNoteProvider>{children}</RenderingNoteProvider>
      </main>
      <SiteFooter />
      <aside aria-label={interfaceCopy.layout.call}>
        <CallButton />
      </aside>
    </>
  );
}
