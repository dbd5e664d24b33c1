/** Code of an inline script (scripts/build-site/vite/inline-scripts.ts). */
declare module '*?script' {
  const code: string;
  export default code;
}
