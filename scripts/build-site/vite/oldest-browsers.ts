import browserslist from 'browserslist';

/**
 * The oldest browsers on which every widget works, from package.json, in the notation of Vite and Rolldown: `chrome64`.
 */
export const oldestBrowsers = browserslist().map((browser) => browser.replace(' ', ''));
