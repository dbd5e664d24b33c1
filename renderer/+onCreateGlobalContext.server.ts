import type { GlobalContextServer } from 'vike/types';
import { onDisk } from '../data/model/read/source';
import { requireSite } from '../data/model/site/load-site';
import type { Site } from '../data/model/site/site';

/** Folder with the records. This is the project, or the copy that a build reads. Vite's `define` sets this constant. */
declare const RECORDS_ROOT: string;

declare global {
  namespace Vike {
    interface GlobalContext {
      /**
       * Returns the site of data/. A build loads the site once. During development each call loads the current state.
       * Throws a DataError.
       */
      loadSite: () => Site;
    }
  }
}

export function onCreateGlobalContext(globalContext: Partial<GlobalContextServer>): void {
  let site: Site | undefined;
  globalContext.loadSite = () => {
    if (site && import.meta.env.PROD) return site;
    site = requireSite(onDisk('.', RECORDS_ROOT));
    return site;
  };
}
