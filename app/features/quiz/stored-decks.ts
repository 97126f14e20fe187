import { maxLength, pipe, record, string } from "valibot";
import { jsonOf, storedValue } from "#app/storage/stored-value.ts";
import { seedAfter } from "#domain/quiz/deck.ts";
import type { QuizId } from "#domain/quiz/quiz.ts";

const schema = record(string(), pipe(string(), maxLength(64)));

/** The seed of the newest test of each kind, from which the next one's follows. */
const storedDecks = storedValue<Readonly<Record<string, string>>>("quiz.decks", jsonOf(schema), {});

/** A random name of eight letters and digits. */
function newDeck(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join("");
}

/** The seed of a new test: it asks nothing that the four before it on this device have asked. */
export function startNext(quiz: QuizId): string {
  const decks = storedDecks.read();
  const last = decks[quiz];
  const seed = last === undefined ? `${newDeck()}.0` : seedAfter(last);
  storedDecks.write({ ...decks, [quiz]: seed });
  return seed;
}
