/** The writings whose lexicons and learned weights are kept apart. */
export const writings = ["latin", "arabic"] as const;
export type Writing = (typeof writings)[number];

const letters: Readonly<Record<Writing, RegExp>> = {
  latin: /\p{Script=Latin}/u,
  arabic: /\p{Script=Arabic}/u,
};

/** True if a text has a letter of a writing. */
export const hasLetterOf = (writing: Writing, text: string): boolean => letters[writing].test(text);
