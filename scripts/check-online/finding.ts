/**
 * One thing that was looked at. «fault»: what is served is not what was built. «limit»: the host does less than it
 * could; the site works.
 */
export type Finding = { level: 'good' | 'limit' | 'fault'; text: string };

export const good = (text: string): Finding => ({ level: 'good', text });
export const limit = (text: string): Finding => ({ level: 'limit', text });
export const fault = (text: string): Finding => ({ level: 'fault', text });
