import type { ReactNode } from 'react';
import { CallButton } from '../components/CallButton/CallButton';
import { CookieBanner } from '../components/CookieBanner/CookieBanner';
import { RenderingNoteProvider } from '../components/Picture/rendering-note';
import { SiteFooter } from '../components/SiteFooter/SiteFooter';
import { SiteHeader } from '../components/SiteHeader/SiteHeader';
import { useSite } from '../components/site-context';
import { townPath } from '../data/model/site/zones';
import * as styles from './Layout.css';

/** Renders the parts that every page has around its content. */
export function Layout({ path, children }: { path: string; children: ReactNode }) {
  const { interfaceCopy } = useSite();
  return (
    <>
      <a className={styles.skip} href="#contenu">
        {interfaceCopy.layout.skip}
      </a>
      <CookieBanner />
      {/* The menu has no town pages, so every town page counts as the page of the service areas. */}
      <SiteHeader currentPath={path.startsWith(townPath('')) ? townPath('') : path} />
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
