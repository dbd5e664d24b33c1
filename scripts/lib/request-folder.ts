/**
 * Returns the name of the folder for requests next to a site. Contains the host name, because several sites may share
 * one hosting account. demande.php also knows the prefix.
 */
export const requestFolderOf = (siteUrl: string): string => `${REQUEST_FOLDER_PREFIX}${new URL(siteUrl).hostname}`;

export const REQUEST_FOLDER_PREFIX = 'demandes-';

/** The first line of .htaccess in each folder of requests, which identifies the program's own folders. */
export const REQUEST_FOLDER_LINE = '# Demandes du formulaire';
