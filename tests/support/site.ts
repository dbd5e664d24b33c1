import { onDisk } from '../../data/model/read/source';
import { requireSite } from '../../data/model/site/load-site';

/**
 * The site of `data/` with the owner's current records. Tests of this site derive their expectations from its records.
 */
export const site = requireSite(onDisk());

/**
 * True until the owner has given the name of his business. Until then, every text of `data/` is as this project wrote
 * it.
 */
export const isDelivered = !site.confirmedCompany.name && site.company.name === "Toitures d'Igney";
