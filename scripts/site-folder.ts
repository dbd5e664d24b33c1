/** The folder that the owner uploads: the whole site, as the last finished build made it. */
export const SITE_FOLDER = 'dist/client';
