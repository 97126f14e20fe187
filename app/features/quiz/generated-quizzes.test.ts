import { describe, expect, test } from "vitest";
import { readVerses, surahs } from "#content/quran/index.ts";
import { loadTajweedCards } from "#content/tajweed/index.ts";
import { loadVocabulary } from "#content/vocabulary/index.ts";
import { languages } from "#domain/language.ts";
import { makeQuiz, tajweedSurahsOf } from "#domain/quiz/make-quiz.ts";
import { optionKey, type QuizQuestion, quizzes } from "#domain/quiz/quiz.ts";
import { openingOf, quizVerses } from "#domain/quiz/quiz-verse.ts";
import { tajweedOf } from "#domain/tajweed/tajweed-of.ts";
import { readBuilt } from "#tests/support/read-built.ts";
import { loadQuizSource } from "./load-quiz.ts";

const saved = new Map<string, Promise<unknown>>();
const read = (address: string): Promise<unknown> => {
  const file = saved.get(address) ?? readBuilt(address);
  saved.set(address, file);
  return file;
};
const seeds = Array.from({ length: 1000 }, (_, index) => `s${index}`);
const [baqarah, aalImran] = await Promise.all(
  [2, 3].map(async (surah) => quizVerses(surah, await readVerses(read, "arabic", surah))),
);
const whole = new Map<number, readonly string[]>();
for (const surah of [2, 3, 4, 5, 8, 9]) whole.set(surah, await readVerses(read, "arabic", surah));
const vocabulary = await loadVocabulary("en");
const counts = new Map(
  (await loadTajweedCards("en")).tabs.flatMap((tab) => tab.cards.map((card) => [card.shows, card.counts])),
);

const withGap = (question: QuizQuestion, filled: string) =>
  question.shown
    .map(({ text, mark }) => (mark === "gap" ? filled : text))
    .join("")
    .replaceAll("…", "")
    .replace(/[ۖ-ۛ۞]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** The options that answer a question correctly, found independently of the generator. */
const trueAnswers: Record<QuizQuestion["kind"], (question: QuizQuestion) => string[]> = {
  nextVerse: (question) => {
    const at = baqarah?.findIndex(({ text }) => text === question.shown[0]?.text) ?? -1;
    const next = baqarah?.[at + 1];
    return question.options.flatMap((one) =>
      one.kind === "arabic" && next && one.text === openingOf(next) ? [one.text] : [],
    );
  },
  missingWord: (question) => {
    const verse = whole.get(question.verse.surah)?.[question.verse.ayah - 1] ?? "";
    const plain = ` ${verse.replace(/[ۖ-ۛ۞]/g, "").replace(/\s+/g, " ")} `;
    return question.options.flatMap((one) =>
      one.kind === "arabic" && plain.includes(` ${withGap(question, one.text)} `) ? [one.text] : [],
    );
  },
  verseOrder: (question) => {
    const places = question.options.map((one) =>
      (baqarah ?? []).findIndex((verse) => one.kind === "arabic" && openingOf(verse) === one.text),
    );
    const first = Math.min(...places);
    return places.flatMap((place) => (place === first ? [String(place)] : []));
  },
  whichSurah: (question) => {
    const text = (question.shown[0]?.text ?? "").replace(/…$/, "");
    return question.options.flatMap((one) =>
      one.kind === "surah" && whole.get(one.surah)?.some((verse) => verse.includes(text))
        ? [String(one.surah)]
        : [],
    );
  },
  wordMeaning: ({ options, shown }) => {
    const marked = shown.find(({ mark }) => mark)?.text ?? "";
    const right = vocabulary.filter(({ verse, word }) => baqarah?.[verse.ayah - 1]?.words[word] === marked);
    return options.flatMap((one) =>
      one.kind === "words" && right.some(({ meaning }) => meaning === one.text) ? [one.text] : [],
    );
  },
  wordFor: ({ options, text }) =>
    options.flatMap((one) =>
      one.kind === "arabic" && vocabulary.some(({ form, meaning }) => form === one.text && meaning === text)
        ? [one.text]
        : [],
    ),
  meccan: (question) => revealedIn(question, "meccan"),
  medinan: (question) => revealedIn(question, "medinan"),
  ruleInWord: ({ options, verse, shown }) => {
    const text = shown.map((run) => run.text).join("");
    const before = shown
      .slice(
        0,
        shown.findIndex(({ mark }) => mark),
      )
      .map((run) => run.text);
    const at = Array.from(before.join("")).length;
    const length = Array.from(shown.find(({ mark }) => mark)?.text ?? "").length;
    const rules = spansIn(verse, text).filter(({ from, to }) => from < at + length && to > at);
    return options.flatMap((one) =>
      one.kind === "rule" && rules.some(({ rule }) => rule === one.rule) ? [one.rule] : [],
    );
  },
  wordWithRule: (question) => {
    const rightText = optionText(question.options[question.right]);
    const holds = spansIn(question.verse, rightText).some(({ rule }) => rule === question.rule);
    return holds ? [rightText] : [];
  },
  ruleCounts: ({ options, rule }) =>
    options.flatMap((one) =>
      one.kind === "counts" && rule && String(counts.get(rule)) === String(one.counts)
        ? [String(one.counts)]
        : [],
    ),
  // The question bank's own test compares each answer with its verse.
  story: ({ options, right }) => [optionText(options[right])],
};

function optionText(option: QuizQuestion["options"][number] | undefined): string {
  return option && "text" in option ? option.text : "";
}

function revealedIn({ options }: QuizQuestion, place: "meccan" | "medinan"): string[] {
  return options.flatMap((one) =>
    one.kind === "surah" && surahs[one.surah - 1]?.revelation === place ? [String(one.surah)] : [],
  );
}

/** The rules on a part of a verse, in code points of that part. */
function spansIn({ surah, ayah }: QuizQuestion["verse"], piece: string) {
  const text = marked.get(surah)?.[ayah - 1] ?? "";
  const from = Array.from(text.slice(0, Math.max(0, text.indexOf(piece)))).length;
  return tajweedOf(text)
    .map((span) => ({ ...span, from: span.from - from, to: span.to - from }))
    .filter((span) => span.to > 0 && span.from < Array.from(piece).length);
}
const marked = new Map<number, readonly string[]>();

/** Surahs whose place of revelation as-Suyuti's Itqan (type 1) or al-Qurtubi, at their opening, calls disputed. */
const disputed = [1, 13, 22, 29, 55, 61, 64, 67, 76, 83, 95, 97, 98, 99, 100, 103, 107, 108, 112, 113, 114];

describe.each(quizzes)("the test $id", ({ id, questions: expected }) => {
  test("has, for 1,000 seeds, its number of questions, four different options, exactly one right answer and no disputed place", async () => {
    const sources = new Map<string, Awaited<ReturnType<typeof loadQuizSource>>>();
    const checked = new Set<string>();
    const kinds = new Set<string>();
    const offered = new Set<number>();
    for (const seed of seeds) {
      const key = id === "tajweed-rules" ? tajweedSurahsOf(seed).join() : id;
      if (id === "tajweed-rules")
        for (const surah of tajweedSurahsOf(seed)) marked.set(surah, await readVerses(read, "arabic", surah));
      const source = sources.get(key) ?? (await loadQuizSource({ quiz: id, seed, language: "en", read }));
      sources.set(key, source);
      const made = makeQuiz(source, seed);
      if (made.length !== expected) throw new Error(`${seed}: ${made.length} questions`);
      for (const question of made) {
        const { options, right, kind } = question;
        kinds.add(kind);
        if (kind === "meccan" || kind === "medinan")
          for (const option of options) if (option.kind === "surah") offered.add(option.surah);
        const asked = JSON.stringify(question);
        if (checked.has(asked)) continue;
        checked.add(asked);
        if (new Set(options.map(optionKey)).size !== 4 || !options[right]) throw new Error(asked);
        if (trueAnswers[kind](question).length !== 1) throw new Error(`${seed} ${asked}`);
      }
    }
    expect(checked.size).toBeGreaterThan(expected);
    // None asks which word is most frequent.
    if (id === "quranic-arabic") expect([...kinds].sort()).toEqual(["missingWord", "wordFor", "wordMeaning"]);
    if (id === "al-baqarah") {
      expect(disputed.filter((surah) => offered.has(surah))).toEqual([]);
      expect(offered.size).toBeGreaterThan(40);
    }
  }, 120_000);
});

test("the same seed makes the same test in every language", async () => {
  const shape = async (language: (typeof languages)[number]) => {
    const source = await loadQuizSource({ quiz: "al-baqarah", seed: "same", language, read });
    return makeQuiz(source, "same").map(({ kind, verse, right }) => ({ kind, verse, right }));
  };
  const english = await shape("en");
  for (const language of languages) expect(await shape(language), language).toEqual(english);
});

test.each(["", " ", "%", "\u0000", "💥".repeat(500), "../../etc", "سؤال", "-1e999"])(
  "a seed edited by hand (%j) makes a complete test",
  async (seed) => {
    for (const { id, questions } of quizzes) {
      const source = await loadQuizSource({ quiz: id, seed, language: "ur", read });
      expect(makeQuiz(source, seed)).toHaveLength(questions);
    }
  },
);

test("some verses have the same text as another, which the generator must not ask to continue", () => {
  const texts = [...(baqarah ?? []), ...(aalImran ?? [])].map(({ key }) => key);
  expect(texts.length).toBeGreaterThan(new Set(texts).size);
});
