export const LIMIT: number = 50;
