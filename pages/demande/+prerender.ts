import { company } from '../../data/model/company';

/** The site has these pages only where its form delivers. */
export default Boolean(company.delivery);
