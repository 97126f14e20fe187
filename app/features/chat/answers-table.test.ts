import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadWords } from "#app/i18n/words.ts";
import { findCountedWord } from "#content/word-counts/index.ts";
import type { MushafQuestion } from "#domain/conversation/mushaf-question.ts";
import { type Reply, replyTo } from "#domain/conversation/reply.ts";
import { wholePassage } from "#domain/conversation/whole-passages.ts";
import type { Language } from "#domain/language.ts";
import { assistants } from "#server/services/assistants.ts";
import { quranSearches } from "#server/services/quran-search.ts";
import { countText, factText } from "./fact-text.ts";

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

async function answerTo(question: string, language: Language): Promise<{ kind: string; answer: string }> {
  const assistant = await assistantIn(language);
  const reply = replyTo(question, { language, find: (text) => assistant.find(text) });
  const text = await loadWords(language, "answers");
  const chat = await loadWords(language, "chat");
  const { kind, tool } = reply;
  if (kind in courtesyKeys) return { kind, answer: text(courtesyKeys[kind as keyof typeof courtesyKeys]) };
  if (kind === "group") return { kind, answer: `${text("group")} ${text("groupWay")}` };
  if (kind === "nothing") return { kind, answer: chat("nothing") };
  if (tool?.tool === "occurrences") {
    const count = await findCountedWord(question);
    const answer = count ? countText(count, text, language)[0] : text("count.none", { word: tool.word });
    return { kind: "count", answer: answer ?? "" };
  }
  if (kind === "tool" && tool)
    return { kind: "fact", answer: await factText(tool as MushafQuestion, { text, language }) };
  return { kind, answer: `${chat("found")} ${cited(reply)}` };
}

test("docs/assistant-answers.md lists the answer to each example message", async () => {
  const rows: string[] = [];
  for (const [language, question] of messages) {
    const { kind, answer } = await answerTo(question, language);
    rows.push(`| ${language} | ${question} | ${kind} | ${answer.replaceAll("|", "\\|")} |`);
  }
  const page = [
    "# What the assistant answers to greetings, about groups and to questions for figures",
    "",
    "Sixty messages with what is answered today, checked by `app/features/chat/answers-table.test.ts`; after a change,",
    "`npx vitest run app/features/chat/answers-table.test.ts -u` rewrites this page. References are the verses shown.",
    "",
    "| language | message | kind | answer |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
  expect(messages).toHaveLength(60);
  await expect(page).toMatchFileSnapshot("../../../docs/assistant-answers.md");
}, 120_000);
