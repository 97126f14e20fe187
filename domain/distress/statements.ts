import { isFictionOrGame } from "./fiction-context.ts";
import { foldMessage, phrasePattern } from "./fold-message.ts";
import { isLongAgo } from "./past-context.ts";

const clauseEnd = /[.,;:!?؟،؛۔…\n]+\s*/u;

type Phrases = { readonly latin: string; readonly arabic: string };

/** What says that somebody tells of others, of prophets too. */
const stories: Phrases = {
  latin:
    "story of, stories of, histoire de, histoires des, kisah, kisahnya, qissa, kissa, hikayesi, kissasi, prophet, prophets, prophete, nabi, peygamber",
  arabic: "قصه, قصص, النبي, نبي, قصہ, کہانی",
};
/** What may say that a danger is over, beside what `isLongAgo` knows. */
const before: Phrases = {
  latin: "dulu, pehle, waqt tha",
  arabic: "من سنين, كنت, پہلے, وقت تھا",
};

const anyOf = (phrases: Phrases) =>
  (["latin", "arabic"] as const).map((fold) => ({
    fold,
    pattern: new RegExp(
      ` (?:${phrases[fold]
        .split(", ")
        .map((phrase) => phrasePattern(phrase, fold))
        .join("|")})(?= )`,
      "u",
    ),
  }));
type Patterns = ReturnType<typeof anyOf>;
const [storyWords, beforeOf] = [anyOf(stories), anyOf(before)];
const has = (message: string, patterns: Patterns) =>
  patterns.some(({ fold, pattern }) => pattern.test(foldMessage(message, fold)));

/**
 * The clauses of a message that may each state a danger beside something else, such as "I can't live any more, how many
 * units has isha?", without those about what is over; none where the message is one clause or tells a story, of prophets
 * too.
 */
export function statementsOf(message: string): readonly string[] {
  const clauses = message.split(clauseEnd).filter((clause) => clause.trim().split(/\s+/).length >= 2);
  if (clauses.length < 2 || isFictionOrGame(message) || has(message, storyWords)) return [];
  return clauses.filter((clause) => !has(clause, beforeOf) && !isLongAgo(clause));
}
