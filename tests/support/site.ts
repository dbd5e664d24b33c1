import { onDisk } from '../../data/model/read/source';
import { requireSite } from '../../data/model/site/load-site';

/** The site of `data/` as the owner has it now. Tests of it take what they expect from it. */
export const site = requireSite(onDisk());

/** True until the owner has given the name of his business: until then every word of `data/` is this project's. */
export const isDelivered = !site.confirmedCompany.name && site.company.name === "Toitures d'Igney";
