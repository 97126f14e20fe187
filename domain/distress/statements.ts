import { isFictionOrGame } from "./fiction-context.ts";
import { foldMessage, phrasePattern } from "./fold-message.ts";

const clauseEnd = /[.,;:!?؟،؛۔…\n]+\s*/u;

/** What says that a danger is over, or told of others long ago. */
const over = {
  latin:
    "used to, ago, back then, first husband, autrefois, il y a des annees, il y a longtemps, mon premier mari, dulu, dahulu, tahun lalu, eskiden, yillar once, yil once, ilk esim, pehle, pehla shohar, waqt tha, story of, stories of, histoire de, histoires des, kisah, kisahnya, qissa, kissa, hikayesi, kissasi, prophet, prophets, prophete, nabi, peygamber",
  arabic:
    "قبل سنوات, قبل سنين, من سنين, زمان, كنت, زوجي الاول, پہلے, پہلا شوہر, وقت تھا, قصه, قصص, النبي, نبي, قصہ, کہانی",
} as const;

const overPatterns = (["latin", "arabic"] as const).map((fold) => {
  const phrases = over[fold].split(", ").map((phrase) => phrasePattern(phrase, fold));
  return { fold, pattern: new RegExp(` (?:${phrases.join("|")})(?= )`, "u") };
});

/**
 * The clauses of a message that may each state a danger beside something else, such as "I can't live any more, how many
 * units has isha?"; none where the message is one clause, tells a story, of prophets too, or speaks of what is over.
 */
export function statementsOf(message: string): readonly string[] {
  const clauses = message.split(clauseEnd).filter((clause) => clause.trim().split(/\s+/).length >= 2);
  if (clauses.length < 2 || isFictionOrGame(message)) return [];
  const isOver = overPatterns.some(({ fold, pattern }) => pattern.test(foldMessage(message, fold)));
  return isOver ? [] : clauses;
}
