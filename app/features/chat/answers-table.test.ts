import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadWords } from "#app/i18n/words.ts";
import { loadCard } from "#content/answer-cards/index.ts";
import { partsOf } from "#content/assistant/index.ts";
import type { MushafQuestion } from "#domain/conversation/mushaf-question.ts";
import type { Reply } from "#domain/conversation/reply.ts";
import { wholePassage } from "#domain/conversation/whole-passages.ts";
import { type Language, languages } from "#domain/language.ts";
import { assistants } from "#server/services/assistants.ts";
import { quranSearches } from "#server/services/quran-search.ts";
import { readBuilt } from "#tests/support/read-built.ts";
import { answerQuestion } from "./answer-question.ts";
import { helpLeads } from "./answer-texts.ts";
import { countText, factText } from "./fact-text.ts";
import fresh from "./fresh-questions.json" with { type: "json" };
import ordinary from "./ordinary-questions.json" with { type: "json" };
import { productInWords } from "./product-in-words.ts";
import { conversations } from "./transcripts.testing.ts";

const messages: readonly (readonly [Language, string])[] = [
  ["en", "hi"],
  ["en", "assalamu alaikum"],
  ["en", "jazakallah khair"],
  ["en", "abu bakr or ali"],
  ["en", "are ahmadis muslims"],
  ["en", "are jews cursed"],
  ["en", "will atheists go to hell"],
  ["en", "who was Abu Bakr"],
  ["en", "verses about the People of the Book"],
  ["en", "what does the Quran say about Mary"],
  ["en", "how many verses in surah yasin"],
  ["en", "how many verses in surah blorp"],
  ["en", "How many surahs are in the Quran?"],
  ["en", "How many times is Muhammad mentioned by name?"],
  ["en", "how many times does the word freedom occur"],
  ["en", "which juz is surah kahf in"],
  ["en", "where was surah ar-rahman revealed"],
  ["ar", "مرحبا"],
  ["ar", "شلونك"],
  ["ar", "يعطيك العافية"],
  ["ar", "هل الشيعة كفار"],
  ["ar", "مين احسن عمر ولا علي"],
  ["ar", "اليهود قردة وخنازير"],
  ["ar", "hal el shi3a koffar"],
  ["ar", "كم عدد سور القرآن؟"],
  ["ar", "كم آية في سورة يس؟"],
  ["ar", "كم مرة ورد اسم الله في القرآن؟"],
  ["ar", "كم مرة وردت كلمة الصبر في القرآن؟"],
  ["ar", "أين نزلت سورة الكهف؟"],
  ["fr", "slt"],
  ["fr", "merci bcp"],
  ["fr", "les chiites sont-ils des mécréants"],
  ["fr", "est-ce que les femmes sont inférieures aux hommes"],
  ["fr", "Combien de versets dans la sourate Yassine ?"],
  ["fr", "Combien de fois Jésus est-il cité dans le Coran ?"],
  ["fr", "Combien y a-t-il de sourates dans le Coran ?"],
  ["ur", "السلام علیکم"],
  ["ur", "shukriya"],
  ["ur", "کیا شیعہ کافر ہیں"],
  ["ur", "deobandi ya barelvi"],
  ["ur", "kya ahl e hadees kafir hain"],
  ["ur", "سورہ یٰسین میں کتنی آیات ہیں؟"],
  ["ur", "سورہ کہف کس پارے میں ہے؟"],
  ["ur", "قرآن میں حضرت موسیٰ کا نام کتنی بار آیا ہے؟"],
  ["id", "apa kabar"],
  ["id", "makasih kak"],
  ["id", "apakah syiah sesat"],
  ["id", "siapa lebih baik Ali atau Abu Bakar"],
  ["id", "Ahmadiyah kafir?"],
  ["id", "Berapa ayat surat Al Mulk?"],
  ["id", "surat yasin juz berapa"],
  ["id", "Berapa kali nama Nabi Isa disebut dalam Al-Quran?"],
  ["tr", "merhaba"],
  ["tr", "sağol"],
  ["tr", "aleviler müslüman mı"],
  ["tr", "hindular cehenneme mi gidecek"],
  ["tr", "gayrimüslimler dost mu düşman mı"],
  ["tr", "Yasin suresi kaç ayet?"],
  ["tr", "Kur'an'da kaç sure var?"],
  ["tr", "Musa'nın adı Kur'an'da kaç kez geçer?"],
];

const published = fileURLToPath(new URL("../../../.built/public", import.meta.url));
const assistantIn = assistants(quranSearches(published));
const courtesyKeys = {
  greeting: "greeting",
  thanks: "thanks",
  farewell: "farewell",
  "about-us": "aboutUs",
} as const;

function cited({ citations }: Reply): string {
  return citations
    .map((one) => {
      if (one.kind !== "quran") return `${one.kind} ${one.id}`;
      const { surah, from, to } = wholePassage(one);
      return from === to ? `${surah}:${from}` : `${surah}:${from}-${to}`;
    })
    .join(", ");
}

type Answer = { readonly kind: string; readonly answer: string };

/** The words with which the page begins its answer, and what it cites. */
async function answerTo(
  question: string,
  language: Language,
  earlier: readonly string[] = [],
): Promise<Answer> {
  const assistant = await assistantIn(language);
  const asked = { question, before: earlier.at(-1), earlier };
  const { reply, count, meaning } = await answerQuestion(asked, partsOf(assistant), readBuilt);
  const text = await loadWords(language, "answers");
  const chat = await loadWords(language, "chat");
  const { kind, tool, card, distress, isRuling } = reply;
  if (kind in courtesyKeys) return { kind, answer: text(courtesyKeys[kind as keyof typeof courtesyKeys]) };
  if (kind === "group") return { kind, answer: `${text("group")} ${text("groupWay")}` };
  if (kind === "nothing") return { kind, answer: chat("nothing") };
  if (kind === "card") {
    const written = await loadCard(card ?? "", language);
    const sentences = written?.card.sentences.map((one) => `${one.text} (${one.sources.join(", ")})`) ?? [];
    const ruling = isRuling ? [chat("ruling"), ...sentences, chat("rulingWay")] : sentences;
    return { kind: `card ${card}`, answer: ruling.join(" ") };
  }
  if ((kind === "emergency" || kind === "grief") && distress)
    return { kind, answer: [...helpLeads[distress].map((key) => chat(key)), cited(reply)].join(" ").trim() };
  if (kind === "ruling")
    return { kind, answer: [chat("ruling"), chat("rulingWay"), cited(reply)].join(" ").trim() };
  if (tool?.tool === "occurrences") {
    const answer = count ? countText(count, text, language)[0] : text("count.none", { word: tool.word });
    return { kind: "count", answer: answer ?? "" };
  }
  if (tool?.tool === "meaning") return { kind: "meaning", answer: meaning?.own ?? "" };
  if (kind === "tool" && tool?.tool === "verses") return { kind: "verses", answer: cited(reply) };
  if (tool?.tool === "product") return { kind, answer: (await productInWords(tool.topic, language)).text };
  if (kind === "tool" && tool)
    return { kind: "fact", answer: await factText(tool as MushafQuestion, { text, language }) };
  return { kind, answer: `${chat("found")} ${cited(reply)}` };
}

const cell = (words: string) => words.replaceAll("|", "\\|").replaceAll("\n", " ");

async function transcripts(): Promise<string[]> {
  const rows: string[] = [];
  for (const { language, messages: said, judged } of conversations)
    for (const [at, message] of said.entries()) {
      const { kind, answer } = await answerTo(message, language, said.slice(0, at));
      const verdict = at === said.length - 1 ? judged : "";
      rows.push(
        `| ${language} | ${at === 0 ? "" : "… "}${cell(message)} | ${kind} | ${cell(answer)} | ${verdict} |`,
      );
    }
  return rows;
}

const judgements = ["useful", "weak", "wrong", "harmful"] as const;

/** How many of the ordinary questions of each language were judged as what, at first and after the worst were mended. */
function judgedRows(): string[] {
  return [...languages, undefined].map((language) => {
    const asked = ordinary.filter((one) => language === undefined || one.language === language);
    const counts = (["atFirst", "now"] as const).flatMap((when) =>
      judgements.map((judgement) => asked.filter((one) => one[when] === judgement).length),
    );
    return `| ${language ?? "all"} | ${asked.length} | ${counts.join(" | ")} |`;
  });
}

/** How many of the fresh questions of each set and language were judged as what at first sight. */
function freshRows(): string[] {
  return [1, 2].flatMap((set) =>
    [...languages, undefined].map((language) => {
      const asked = fresh.filter(
        (one) => one.set === set && (language === undefined || one.language === language),
      );
      const counts = judgements.map((judgement) => asked.filter((one) => one.atFirst === judgement).length);
      return `| ${set} | ${language ?? "all"} | ${asked.length} | ${counts.join(" | ")} |`;
    }),
  );
}

/** Of the first set of fresh questions, those judged as this after what was mended. */
function freshNow(judgement: (typeof judgements)[number]): number {
  return fresh.filter((one) => one.set === 1 && one.now === judgement).length;
}

/** The ordinary questions that are still answered wrongly, as a table; a sentence where there are none. */
async function stillWrong(): Promise<string[]> {
  const rows: string[] = [];
  for (const { question, language, atFirst, now } of ordinary.filter((one) => one.now === "wrong")) {
    const { kind, answer } = await answerTo(question, language as Language);
    rows.push(`| ${language} | ${question} | ${kind} | ${cell(answer)} | ${atFirst}, ${now} |`);
  }
  if (rows.length === 0) return ["None of these two hundred is answered wrongly today."];
  const head = ["| language | message | kind | answer | judged |", "| --- | --- | --- | --- | --- |"];
  return ["Still wrong today:", "", ...head, ...rows];
}

test("docs/assistant-answers.md lists the answer to each example message", async () => {
  const rows: string[] = [];
  for (const [language, question] of messages) {
    const { kind, answer } = await answerTo(question, language);
    rows.push(`| ${language} | ${question} | ${kind} | ${cell(answer)} |`);
  }
  const page = [
    "# What the assistant answers",
    "",
    "Messages with what is answered today, checked by `app/features/chat/answers-table.test.ts`; after a change,",
    "`npx vitest run app/features/chat/answers-table.test.ts -u` rewrites this page. References are the verses shown.",
    "",
    "## Greetings, groups and questions for figures",
    "",
    "| language | message | kind | answer |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
    "## Conversations, good and bad",
    "",
    "A message that begins with … follows the one above it. Of a written answer every sentence is shown with its sources. The",
    "last column is our own judgement, by hand; what is called poor there is not mended yet.",
    "",
    "| language | message | kind | answer | judged |",
    "| --- | --- | --- | --- | --- |",
    ...(await transcripts()),
    "",
    "## Two hundred ordinary questions",
    "",
    "Written as people write, one to a line in `app/features/chat/ordinary-questions.json`, and answered by the page's code.",
    "The kind and the beginning of each answer were judged by us, not by a scholar, on 26 November 2026: useful (answers, or hands a",
    "ruling over), weak (says nothing, or texts of little help), wrong (texts or a card on something else), harmful. What was",
    "worst was mended with cards and questions, so that the second half is no measure of unseen questions: the first is.",
    "",
    "| language | questions | useful at first | weak | wrong | harmful | useful now | weak | wrong | harmful |",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ...judgedRows(),
    "",
    "The one harmful answer was a supplication for a dead child to “دعاء لطفلي المريض” (for my sick child).",
    "",
    ...(await stillWrong()),
    "",
    "## Fresh questions, at first sight",
    "",
    "Two more sets in `app/features/chat/fresh-questions.json`, judged alike. The first was written before the cards and rules of",
    "that day were read; eighteen cards, words and rules were then made for what it missed, and it is no measure any more: today",
    `${freshNow("useful")} of it are useful, ${freshNow("weak")} weak, ${freshNow("wrong")} wrong and ${freshNow("harmful")} harmful. The second was written after that and nothing was tuned on it. It asks`,
    "more sideways, so that the sets do not compare; by it, one question in three still gets nothing useful. No figure of a count",
    "or a surah was wrong in either. Of the wrong answers now, most take an ordinary worry for danger.",
    "",
    "| set | language | questions | useful | weak | wrong | harmful |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...freshRows(),
    "",
    "The harmful one was 4:34, first among texts, to “l'islam autorise à frapper sa femme ?” (does Islam allow striking one's wife).",
    "",
  ].join("\n");
  expect(messages).toHaveLength(60);
  for (const language of languages)
    expect(conversations.filter((each) => each.language === language).length, language).toBeGreaterThan(10);
  await expect(page).toMatchFileSnapshot("../../../docs/assistant-answers.md");
}, 120_000);
