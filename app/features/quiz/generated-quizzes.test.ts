import { describe, expect, test } from "vitest";
import { loadBaqarahQuestions } from "#content/al-baqarah/index.ts";
import { readVerses } from "#content/quran/index.ts";
import { loadStories } from "#content/stories/index.ts";
import { loadTajweedCards } from "#content/tajweed/index.ts";
import { loadVocabulary } from "#content/vocabulary/index.ts";
import { loadCountedWords } from "#content/word-counts/index.ts";
import { languages } from "#domain/language.ts";
import { questionKey } from "#domain/quiz/ask.ts";
import { freshRuns, seedAfter } from "#domain/quiz/deck.ts";
import { makeQuiz, tajweedSurahsOf } from "#domain/quiz/make-quiz.ts";
import { optionKey, type QuizQuestion, quizzes } from "#domain/quiz/quiz.ts";
import { quizVerses } from "#domain/quiz/quiz-verse.ts";
import { tajweedOf } from "#domain/tajweed/tajweed-of.ts";
import { readBuilt } from "#tests/support/read-built.ts";
import { loadQuizSource } from "./load-quiz.ts";

const saved = new Map<string, Promise<unknown>>();
const read = (address: string): Promise<unknown> => {
  const file = saved.get(address) ?? readBuilt(address);
  saved.set(address, file);
  return file;
};
/** 60 rows of five tests each, as one device takes them. */
const rows = Array.from({ length: 60 }, (_, index) => {
  const first = `s${index}.${index % 3 === 0 ? 99_999_998 : index}`;
  return Array.from({ length: freshRuns - 1 }).reduce<string[]>(
    (row) => [...row, seedAfter(row.at(-1) ?? "")],
    [first],
  );
});
const baqarah = quizVerses(2, await readVerses(read, "arabic", 2));
const whole = new Map([[2, await readVerses(read, "arabic", 2)]]);
const subjects = new Map(
  (await loadBaqarahQuestions("en")).subjects.map((one) => [one.verse.ayah, one.subject]),
);
const written = [...(await loadStories("en")), ...(await loadBaqarahQuestions("en")).teachings];
const counted = await loadCountedWords();
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
  verseSubject: ({ options, verse }) =>
    options.flatMap((one) =>
      one.kind === "words" && one.text === subjects.get(verse.ayah) ? [one.text] : [],
    ),
  missingWord: (question) => {
    const verse = whole.get(question.verse.surah)?.[question.verse.ayah - 1] ?? "";
    const plain = ` ${verse.replace(/[ۖ-ۛ۞]/g, "").replace(/\s+/g, " ")} `;
    return question.options.flatMap((one) =>
      one.kind === "arabic" && plain.includes(` ${withGap(question, one.text)} `) ? [one.text] : [],
    );
  },
  mostOften: ({ options }) => {
    const times = options.map((one) =>
      Math.max(...counted.filter(({ arabic }) => arabic === optionText(one)).map((word) => word.occurrences)),
    );
    return options.filter((_, at) => times[at] === Math.max(...times)).map(optionText);
  },
  wordMeaning: ({ options, shown }) => {
    const marked = shown.find(({ mark }) => mark)?.text ?? "";
    const right = vocabulary.filter(({ verse, word }) => baqarah[verse.ayah - 1]?.words[word] === marked);
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
      one.kind === "counts" && rule && one.counts.some((count) => counts.get(rule)?.includes(count))
        ? [String(one.counts)]
        : [],
    ),
  // An answer of any item that asks the same is true; the bank's own test compares each answer with its verse.
  story: ({ options, text }) => {
    const answers = new Set(written.filter(({ question }) => question === text).map(({ answer }) => answer));
    return options.map(optionText).filter((one) => answers.has(one));
  },
};

function optionText(option: QuizQuestion["options"][number] | undefined): string {
  return option && "text" in option ? option.text : "";
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

/** Asked twice where the same is asked of the same; the words around a gap or a mark tell places apart. */
const asksOf = (question: QuizQuestion) => [
  questionKey(question),
  // A word asked both ways round is the same question.
  ...(question.kind === "wordMeaning" || question.kind === "wordFor"
    ? [
        `word ${question.verse.ayah} ${question.kind === "wordFor" ? question.text : optionText(question.options[question.right])}`,
      ]
    : []),
];

describe.each(quizzes)("the test $id", ({ id, questions: expected }) => {
  test("has in 60 rows of five its number of questions, four different options of which one is right, and asks nothing twice in a row", async () => {
    const sources = new Map<string, Awaited<ReturnType<typeof loadQuizSource>>>();
    const checked = new Set<string>();
    const kinds = new Set<string>();
    for (const row of rows) {
      const asked: string[] = [];
      for (const seed of row) {
        const key = id === "tajweed-rules" ? tajweedSurahsOf(seed).join() : id;
        if (id === "tajweed-rules")
          for (const surah of tajweedSurahsOf(seed))
            marked.set(surah, await readVerses(read, "arabic", surah));
        const source = sources.get(key) ?? (await loadQuizSource({ quiz: id, seed, language: "en", read }));
        sources.set(key, source);
        const made = makeQuiz(source, seed);
        if (made.length !== expected) throw new Error(`${seed}: ${made.length} questions`);
        asked.push(...made.flatMap(asksOf));
        for (const question of made) {
          const { options, right, kind } = question;
          kinds.add(kind);
          const whole = JSON.stringify(question);
          if (checked.has(whole)) continue;
          checked.add(whole);
          if (new Set(options.map(optionKey)).size !== 4 || !options[right]) throw new Error(whole);
          const answers = trueAnswers[kind](question);
          if (answers.length !== 1) throw new Error(`${seed} ${answers.join(" and ")} ${whole}`);
        }
      }
      const twice = asked.filter((key, at) => asked.indexOf(key) !== at);
      if (twice.length > 0) throw new Error(`${row[0]} asks twice: ${twice[0]}`);
    }
    expect(checked.size).toBeGreaterThan(expected * freshRuns);
    expect([...kinds].sort()).toEqual([...kindsOf[id]].sort());
  }, 120_000);
});

/** None asks where a surah was revealed: the classical works differ about many. */
const kindsOf: Record<(typeof quizzes)[number]["id"], readonly QuizQuestion["kind"][]> = {
  "al-baqarah": ["story", "verseSubject", "wordMeaning"],
  "quranic-arabic": ["missingWord", "mostOften", "wordFor", "wordMeaning"],
  "tajweed-rules": ["ruleCounts", "ruleInWord", "wordWithRule"],
  stories: ["story"],
};

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
