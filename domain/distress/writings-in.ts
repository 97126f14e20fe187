import { foldMessage } from "./fold-message.ts";
import { hasLetterOf, type Writing, writings } from "./writing.ts";

/** The writings that occur in a message: rules and weights of another one cannot match it. */
export function writingsIn(message: string): readonly Writing[] {
  const text = `${foldMessage(message, "latin")} ${message.normalize("NFKD")}`;
  return writings.filter((writing) => hasLetterOf(writing, text));
}
