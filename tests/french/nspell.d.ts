/** The package brings no types of its own. */
declare module 'nspell' {
  export default function nspell(aff: string, dic: string): { correct(word: string): boolean };
}
