import { printedNumber } from "#app/i18n/printed-number.ts";
import { loadWords } from "#app/i18n/words.ts";
import { type Assistant, partsOf } from "#content/assistant/index.ts";
import type { ReadText } from "#content/quran/index.ts";
import { readCardSource } from "#domain/answer-cards/card-source.ts";
import type { Citation, Reply } from "#domain/conversation/reply.ts";
import type { DistressKind } from "#domain/distress/distress-kind.ts";
import { type HelpLine, helpLinesFor } from "#domain/distress/help-lines.ts";
import type { Language } from "#domain/language.ts";
import { isPractical } from "#domain/practical-questions/practical-tools.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { type Answered, type Asked, answerQuestion } from "./answer-question.ts";
import { courtesyKeys, helpLeads, isCourtesy, otherPages, topicOf } from "./answer-texts.ts";
import { isCardTool, surahNames, surahOfTool, toolTitles, topicOfTool } from "./card-tools.ts";
import { loadCited } from "./cited-text.ts";
import { countText, factText } from "./fact-text.ts";
import { practicalInWords } from "./practical-in-words.ts";
import { productInWords } from "./product-in-words.ts";

/** A source of an answer with its words, as the page shows it. */
export type SourceInWords = {
  readonly type: Citation["kind"] | "saying" | "book";
  /** `2:255` or `2:255-257`; else the collections with their numbers, or the title of the text. */
  readonly reference: string;
  /** Empty where a text has no words of its own here: a saying judged as not authentic, a book. */
  readonly text: string;
  /** In the language asked for; absent in Arabic. */
  readonly translation?: string;
  /** The translator, narrator and graders. */
  readonly credits: readonly string[];
  readonly url: string;
};

/** An answer as the page gives it, in words. */
export type AnswerInWords = {
  readonly kind:
    | "help"
    | "grief"
    | "ruling"
    | "group"
    | "count"
    | "fact"
    | "tool"
    | "meaning"
    | "card"
    | "sources"
    | "abstain"
    | keyof typeof courtesyKeys;
  readonly text: string;
  readonly sources: readonly SourceInWords[];
  /** How often a word occurs in the Arabic text, and in how many verses. */
  readonly figures: { readonly occurrences: number; readonly verses: number } | null;
  /** Pages of ours that help further, and telephone numbers (`tel:`) for people in danger. */
  readonly links: readonly { readonly title: string; readonly url: string }[];
};

/** What an answer is made with: the assistant of its language, published texts, and the numbers to call. */
export type AnswerMeans = {
  readonly assistant: Assistant;
  readonly read: ReadText;
  readonly helpLines: readonly HelpLine[];
  /** The time; tests pass their own. */
  readonly now?: () => Instant;
};

type Writer = AnswerMeans & { readonly language: Language; readonly print: (number: string) => string };
type Part = Partial<Omit<AnswerInWords, "kind">>;

/** Answers a question as the page would, from the same code, in words. Rejects when a text fails to load. */
export async function answerInWords(asked: Asked, means: AnswerMeans): Promise<AnswerInWords> {
  const { language } = means.assistant;
  const writer: Writer = { ...means, language, print: (number) => printedNumber(number, language) };
  const answered = await answerQuestion(asked, partsOf(means.assistant), means.read);
  const { kind, ...part } = await write(answered, writer);
  return { text: "", sources: [], figures: null, links: [], kind, ...part };
}

const lines = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join("\n");

async function write(answered: Answered, writer: Writer): Promise<Part & Pick<AnswerInWords, "kind">> {
  const { reply } = answered;
  const { language } = writer;
  const chat = await loadWords(language, "chat");
  const answers = await loadWords(language, "answers");
  const { kind } = reply;
  if (isCourtesy(kind)) return { kind, text: answers(courtesyKeys[kind]) };
  switch (kind) {
    case "emergency":
    case "grief":
      return { kind: kind === "grief" ? "grief" : "help", ...(await help(reply, writer)) };
    case "group":
      return { kind, text: lines(answers("group"), answers("groupWay")) };
    case "card":
      return { kind: reply.isRuling ? "ruling" : "card", ...(await card(reply, writer)) };
    case "tool":
      return tool(answered, writer);
    case "nothing":
      return {
        kind: "abstain",
        text: lines(chat("nothing"), chat("nothingHint")),
        links: otherPages.map(([url, title]) => ({ url, title: answers(title) })),
      };
    case "ruling": {
      const first = reply.distress ? await help(reply, writer) : {};
      const sources = await cited(reply.citations, writer);
      return {
        kind,
        text: lines(
          first.text,
          chat("ruling"),
          await topicOf(reply.subjects, language),
          chat("rulingWay"),
          sources.length > 0 ? chat("rulingRead") : undefined,
        ),
        sources,
      };
    }
    case "found":
      return {
        kind: "sources",
        text: (await topicOf(reply.subjects, language)) ?? chat("found"),
        sources: await cited(reply.citations, writer),
      };
  }
}

/** The first words to somebody in danger or in grief, and whom to call. */
async function help({ distress, isFollowUp, citations, kind }: Reply, writer: Writer): Promise<Part> {
  const text = await loadWords(writer.language, "chat");
  const what: DistressKind = distress ?? "other";
  const [first, second] = helpLeads[what];
  const isGrief = what === "grief";
  const countries = new Intl.DisplayNames(writer.language, { type: "region" });
  // The caller's place is not known here: the lines of every country are given.
  const { near, elsewhere } = helpLinesFor(what, writer.helpLines, "");
  return {
    text: lines(
      isFollowUp ? text(isGrief ? "help.followUpGrief" : "help.followUp") : text(first),
      isFollowUp && !isGrief ? text("help.followUpText") : text(second),
    ),
    sources: kind === "ruling" ? [] : await cited(citations, writer),
    links: isGrief
      ? []
      : [...near, ...elsewhere].map(({ country, name, number }) => ({
          title: [number, ...(name === number ? [] : [name]), countries.of(country) ?? country].join(" · "),
          url: `tel:${number.replace(/[^+\d]/g, "")}`,
        })),
  };
}

async function card({ card: id = "", isRuling, asksForMore }: Reply, writer: Writer): Promise<Part> {
  const { language } = writer;
  const { loadCard } = await import("#content/answer-cards/index.ts");
  const found = await loadCard(id, language);
  const chat = await loadWords(language, "chat");
  if (!found) return { text: chat("leftOut") };
  const answers = await loadWords(language, "answers");
  const shell = await loadWords(language, "shell");
  const { sentences, tools, review } = found.card;
  const sources = await Promise.all(
    [...new Set(sentences.flatMap((sentence) => sentence.sources))].map((source) =>
      cardSource(source, found.books, writer),
    ),
  );
  const names = tools.some(surahOfTool) ? await surahNames(language) : [];
  const titleOf = (url: string) => {
    const surah = surahOfTool(url);
    if (surah !== undefined) return answers("card.surah", { name: names[surah - 1] ?? "" });
    const topic = topicOfTool(url);
    if (topic) return answers(`card.guide.${topic}`);
    const path = url.split("?")[0] ?? "";
    if (path === "/donations") return answers("card.zakat");
    return isCardTool(path) ? shell(toolTitles[path]) : path;
  };
  return {
    text: lines(
      isRuling ? chat("ruling") : undefined,
      sentences.map(({ text }) => text).join(" "),
      isRuling ? chat("rulingWay") : undefined,
      review ? answers("card.reviewed", { by: review.by }) : answers("card.ours"),
      asksForMore ? chat("found") : undefined,
    ),
    sources: sources.flat(),
    links: tools.map((url) => ({ url, title: titleOf(url) })),
  };
}

type Books = Readonly<Record<string, { readonly work: string; readonly number: string }>>;

async function cardSource(written: string, books: Books, writer: Writer): Promise<readonly SourceInWords[]> {
  const { language, print } = writer;
  const source = readCardSource(written);
  if (source?.kind === "verses") {
    const { surah, from, to } = source.range;
    return cited([{ kind: "quran", surah, ayah: from, to }], writer);
  }
  if (source?.kind === "text") return cited([source.citation], writer);
  if (source?.kind === "saying") {
    const { loadSayings } = await import("#content/sayings/index.ts");
    const saying = (await loadSayings(language, [language])).find(({ id }) => id === source.id);
    return (saying?.sources ?? []).map(({ work, number, judgement }) => ({
      type: "saying",
      reference: `${work} ${print(number)}`,
      text: judgement,
      credits: [],
      url: "/quote-check",
    }));
  }
  const book = source && books[source.id];
  if (!book) return [];
  const { loadHadithNames } = await import("#content/hadith/index.ts");
  const { collections } = await loadHadithNames(language);
  const name = (collections as Readonly<Record<string, string>>)[book.work] ?? book.work;
  return [
    { type: "book", reference: `${name} ${print(book.number)}`, text: "", credits: [], url: "/hadith" },
  ];
}

async function cited(
  citations: readonly (Citation & { readonly to?: number })[],
  { language, print, read }: Writer,
): Promise<readonly SourceInWords[]> {
  const loaded = await Promise.all(
    citations.map(async (citation): Promise<SourceInWords | undefined> => {
      const found = await loadCited(citation, language, print, read);
      if (!found) return undefined;
      const { reference, arabic, words, credits, href, range } = found;
      return {
        type: citation.kind,
        reference: range ?? reference,
        text: arabic?.text ?? words ?? "",
        ...(arabic && words ? { translation: words } : {}),
        credits,
        url: href,
      };
    }),
  );
  return loaded.flatMap((one) => one ?? []);
}

async function tool(
  { reply, count, otherCounts = [], meaning }: Answered,
  writer: Writer,
): Promise<Part & Pick<AnswerInWords, "kind">> {
  const { language, print } = writer;
  const chat = await loadWords(language, "chat");
  const answers = await loadWords(language, "answers");
  const asked = reply.tool;
  if (!asked || asked.tool === "verses")
    return {
      kind: "sources",
      text: chat("verses", { count: reply.citations.length }),
      sources: await cited(reply.citations, writer),
    };
  if (isPractical(asked)) return { kind: "tool", ...(await practicalInWords(asked, writer)) };
  if (asked.tool === "product") return { kind: "tool", ...(await productInWords(asked.topic, language)) };
  switch (asked.tool) {
    case "no-such-verse":
      return { kind: "fact", text: chat("noSuchVerse", { reference: print(asked.asked) }) };
    case "occurrences": {
      if (!count) return { kind: "count", text: answers("count.none", { word: asked.word }) };
      const { occurrences, verses } = count;
      const counts = [count, ...otherCounts];
      const texts = counts.flatMap((one) => countText(one, answers, language));
      return {
        kind: "count",
        text: lines(...texts, answers("count.rule")),
        figures: counts.length > 1 ? null : { occurrences, verses },
        links: [...new Set(counts.flatMap(({ first }) => first))].map((key) => {
          const [surah, ayah] = key.split(":");
          return { title: print(key), url: `/digital-quran?surah=${surah}&verse=${ayah}` };
        }),
      };
    }
    case "meaning": {
      const { own, glosses } = meaning ?? { glosses: [] };
      const values = { word: asked.word, ...(own ? { meaning: own } : {}) };
      if (glosses.length === 0)
        return { kind: "meaning", text: answers(own ? "meaning.own" : "meaning.none", values) };
      return {
        kind: "meaning",
        text: lines(
          chat(own ? "wordMeans" : "wordStands", values),
          ...glosses.map(({ arabic, gloss, verse }) => `${arabic}: ${gloss} (${print(verse)})`),
          chat("glossNote"),
        ),
      };
    }
    default:
      return {
        kind: "fact",
        text: await factText(asked, { text: answers, language }),
        links:
          "surah" in asked ? [{ title: chat("openSurah"), url: `/digital-quran?surah=${asked.surah}` }] : [],
      };
  }
}
