import { onDisk } from '../../data/model/read/source';
import { requireSite } from '../../data/model/site/load-site';

/** The site of `data/` with the owner's current records. Its tests derive their expectations from it. */
export const site = requireSite(onDisk());

/**
 * True until the owner has given the name of his business. Until then this project has written every text of `data/`.
 */
export const isDelivered = !site.confirmedCompany.name && site.company.name === "Toitures d'Igney";
