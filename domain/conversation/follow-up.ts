import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";

/** The first words of follow-up questions in the six languages; folded. */
const followUpStart =
  /^(?:and|what about|how about|where is (?:that|it|this)|why is that|و(?:ماذا|ما|هل|كيف|اين)?\s|وماذا عن|ولل|واين|et (?:pour|les|la|le|si|ou)|et |qu'en est il|اور |dan |bagaimana dengan|di mana itu|peki|ya |ve |o nerede|bu nerede)/u;
const mostWords = 5;

/** A short follow-up question is searched together with the one before; any other alone. */
export function withPreviousQuestion(question: string, before: string | undefined): string {
  if (before === undefined) return question;
  const folded = foldArabic(question.trim().toLowerCase());
  const isShort = folded.split(/\s+/u).length <= mostWords;
  return isShort && followUpStart.test(`${folded} `) ? `${before} ${question}` : question;
}

/** The newest question with the earlier ones that it depends on, of questions in the order they were asked. */
export function withContext(questions: readonly string[]): string {
  return questions.reduce(
    (before, question) => withPreviousQuestion(question, before === "" ? undefined : before),
    "",
  );
}
