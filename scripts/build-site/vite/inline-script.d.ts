/** A script for a page's own markup (scripts/build-site/vite/inline-scripts.ts). */
declare module '*?script' {
  const code: string;
  export default code;
}
