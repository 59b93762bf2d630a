/** As much of nspell as the spelling check uses; the package brings no types. */
declare module 'nspell' {
  interface Speller {
    correct: (word: string) => boolean;
    suggest: (word: string) => string[];
    add: (word: string) => Speller;
  }
  interface Dictionary {
    aff: Uint8Array;
    dic: Uint8Array;
  }
  export default function nspell(dictionary: Dictionary): Speller;
}
