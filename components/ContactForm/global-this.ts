/**
 * Chromium before 71, Firefox before 65 and Safari before 12.1 have no `globalThis`, which React asks for as it is read:
 * to be imported before it.
 */
if (typeof globalThis === 'undefined') (self as unknown as { globalThis: Window }).globalThis = window;

export {};
