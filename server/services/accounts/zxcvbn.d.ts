/** The part of zxcvbn that is used. */
declare module "@zxcvbn-ts/core" {
  export class ZxcvbnFactory {
    constructor(options: {
      dictionary: unknown;
      graphs: unknown;
      /** Characters of a password that are looked at. */
      maxLength: number;
      l33tMaxSubstitutions: number;
    });
    /** `score` is 0 to 4; `words` are those that a guesser knows of the person. */
    check(password: string, words: string[]): { score: number };
  }
}

declare module "@zxcvbn-ts/language-common" {
  export const dictionary: unknown;
  export const adjacencyGraphs: unknown;
}
