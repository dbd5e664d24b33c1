import { onDisk } from '../../data/model/read/source';
import { requireSite } from '../../data/model/site/load-site';

/** The site of `data/` as the owner has it now. Tests of it take what they expect from it. */
export const site = requireSite(onDisk());
