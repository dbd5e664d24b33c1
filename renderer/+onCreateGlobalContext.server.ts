import type { GlobalContextServer } from 'vike/types';
import { onDisk } from '../data/model/read/source';
import { requireSite } from '../data/model/site/load-site';
import type { Site } from '../data/model/site/site';

/** The folder that has the records: the project, or the copy of them that a build reads. Vite's `define` sets it. */
declare const RECORDS_ROOT: string;

declare global {
  namespace Vike {
    interface GlobalContext {
      /** Returns the site of data/: once per build, and as it is now while one edits. Throws a DataError. */
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
