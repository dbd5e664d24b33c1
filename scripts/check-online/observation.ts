/**
 * One thing that was looked at. «fault»: what is served is not what was built. «limit»: the host does less than it
 * could; the site works.
 */
export type Observation = { level: 'good' | 'limit' | 'fault'; text: string };

export const good = (text: string): Observation => ({ level: 'good', text });
export const limit = (text: string): Observation => ({ level: 'limit', text });
export const fault = (text: string): Observation => ({ level: 'fault', text });
