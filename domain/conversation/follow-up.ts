import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";

/** How questions begin that go on with the one before, in the six languages; folded. */
const goesOn =
  /^(?:and|what about|how about|where is (?:that|it|this)|why is that|و(?:ماذا|ما|هل|كيف|اين)?\s|وماذا عن|ولل|واين|et (?:pour|les|la|le|si|ou)|et |qu'en est il|اور |dan |bagaimana dengan|di mana itu|peki|ya |ve |o nerede|bu nerede)/u;
const farthest = 5;

/** A short question that leans on the one before is asked together with it; any other stands alone. */
export function asAsked(question: string, before: string | undefined): string {
  if (before === undefined) return question;
  const folded = foldArabic(question.trim().toLowerCase());
  const isShort = folded.split(/\s+/u).length <= farthest;
  return isShort && goesOn.test(`${folded} `) ? `${before} ${question}` : question;
}

/** The newest question with all that it leans on, of questions in the order they were asked. */
export function withContext(questions: readonly string[]): string {
  return questions.reduce((before, question) => asAsked(question, before === "" ? undefined : before), "");
}
