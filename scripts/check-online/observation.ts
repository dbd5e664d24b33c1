/**
 * Result of one check. «fault»: the host does not serve what was built. «limit»: the host offers less than it could,
 * but the site works.
 */
export type Observation = { level: 'good' | 'limit' | 'fault'; text: string };

export const createSuccess = (text: string): Observation => ({ level: 'good', text });
export const createLimit = (text: string): Observation => ({ level: 'limit', text });
export const createFault = (text: string): Observation => ({ level: 'fault', text });
