import { createContext, type ReactNode, useContext } from 'react';
import type { Site } from '../data/model/site/site';
import type { Originals } from './Picture/srcset';

/** The data that components render. */
type SiteContextValue = {
  site: Site;
  /** Sizes and file names of the photos, by their names in data/photos.ts. */
  originals: Originals;
};

const SiteContext = createContext<SiteContextValue | undefined>(undefined);

/** Provides the site to the components inside it. */
export function SiteProvider({ children, ...value }: SiteContextValue & { children: ReactNode }) {
  return <SiteContext value={value}>{children}</SiteContext>;
}

/** Returns the site that the page is rendered from. Throws outside a SiteProvider. */
export const useSite = (): Site => useSiteContext().site;

/** Returns the sizes and file names of the photos, by their names. Throws outside a SiteProvider. */
export const useOriginals = (): Originals => useSiteContext().originals;

function useSiteContext(): SiteContextValue {
  const value = useContext(SiteContext);
  if (!value) throw new Error('useSite() is called outside a <SiteProvider>');
  return value;
}
