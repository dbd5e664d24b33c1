/**
 * Defines `globalThis`, which React needs when it is imported. Chromium before 71, Firefox before 65 and Safari before
 * 12.1 lack it. Import this module before React.
 */
if (typeof globalThis === 'undefined') (self as unknown as { globalThis: Window }).globalThis = window;

export {};
