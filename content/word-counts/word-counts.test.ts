import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { publishedVerses } from "#content/quran/published-verses.testing.ts";
import { plainMessage } from "#domain/conversation/plain-message.ts";
import { quranTool } from "#domain/conversation/quran-tool.ts";
import { verseAt, verseKey } from "#domain/verse-reference.ts";
import { countForms, writtenWords } from "#domain/word-counts/count-forms.ts";
import { findCountedWords } from "./index.ts";
import { countedWords, formCounts } from "./schema.ts";

const read = async (file: string) =>
  JSON.parse(await readFile(new URL(`data/${file}`, import.meta.url), "utf8"));
const defined = countedWords.parse(await read("words.json"));
const counted = formCounts.parse(await read("counts.json"));
const words = writtenWords(
  publishedVerses.uthmani.map((text, at) => {
    const place = verseAt(at + 1);
    return { key: place ? verseKey(place) : "", text };
  }),
);

describe("the counted words", () => {
  test("are what our own count finds over the verified text, form by form", () => {
    for (const word of defined) {
      expect(countForms(words, word), word.id).toEqual(counted[word.id]);
      for (const form of word.forms)
        expect(
          words.some(({ folded }) => folded === form),
          `${word.id} ${form}`,
        ).toBe(true);
    }
    expect(Object.keys(counted)).toEqual(defined.map(({ id }) => id));
  });

  // Abd al-Baqi, al-Mu'jam al-mufahras, under each word.
  test.each([
    ["muhammad", 4],
    ["ahmad", 1],
    ["musa", 136],
    ["isa", 25],
    ["ibrahim", 69],
    ["maryam", 34],
    ["adam", 25],
    ["nuh", 43],
    ["yusuf", 27],
    ["lut", 27],
    ["hud", 7],
    ["salih", 9],
    ["harun", 20],
    ["dawud", 16],
    ["sulayman", 17],
    ["ismail", 12],
    ["ishaq", 17],
    ["yaqub", 16],
    ["shuayb", 11],
    ["yahya", 5],
    ["zakariya", 7],
    ["firawn", 74],
    ["thamud", 26],
    ["jahannam", 77],
    ["rahman", 57],
    ["zakah", 32],
    ["salah", 67],
    ["injil", 12],
    ["tawrah", 18],
    ["quran", 70],
    ["dunya", 115],
    ["akhirah", 115],
    ["shaytan", 70],
    ["iblis", 11],
    ["allah", 2699],
    ["allahumma", 5],
  ])("%s stands %i times, as the concordance has it", (id, occurrences) => {
    expect(counted[id]?.occurrences).toBe(occurrences);
  });

  test("name the four verses with Muhammad's name", () => {
    expect(counted.muhammad).toEqual({
      occurrences: 4,
      verses: 4,
      first: ["3:144", "33:40", "47:2", "48:29"],
      written: ["محمد"],
    });
    expect(counted.ahmad?.first).toEqual(["61:6"]);
  });
});

/** How one asks for a count in each language. */
const phrasings: readonly ((name: string) => string)[] = [
  (name) => `How many times is the word ${name} mentioned in the Quran?`,
  (name) => `كم مرة وردت كلمة ${name} في القرآن؟`,
  (name) => `Combien de fois le mot ${name} est-il cité dans le Coran ?`,
  (name) => `قرآن میں لفظ ${name} کتنی بار آیا ہے؟`,
  (name) => `quran mein lafz ${name} kitni baar aaya hai`,
  (name) => `Berapa kali kata ${name} disebut dalam Al-Quran?`,
  (name) => `${name} kelimesi Kur'an'da kaç kez geçiyor?`,
];

describe("every listed word", () => {
  test("has names that no other word has", () => {
    const owner = new Map<string, string>();
    const shared = defined.flatMap(({ id, asked }) =>
      asked.filter((name) => {
        const key = plainMessage(name);
        const other = owner.get(key);
        owner.set(key, id);
        return other !== undefined && other !== id;
      }),
    );
    expect(shared).toEqual([]);
    for (const { id, asked } of defined) expect(asked.length, id).toBeGreaterThan(0);
  });

  test("is found by each of its names, however one asks, and by no other's", async () => {
    const wrong: string[] = [];
    // The names of "the word Quran" are phrases, because every question names the Quran.
    for (const { id, asked } of defined.filter((one) => one.id !== "quran"))
      for (const name of asked)
        for (const phrasing of phrasings) {
          const [found] = (await findCountedWords(phrasing(name))).words;
          const tool = quranTool(phrasing(name), "en");
          if (found?.id !== id || tool?.tool !== "occurrences") wrong.push(`${phrasing(name)}: ${found?.id}`);
        }
    expect(wrong).toEqual([]);
  });

  test("says which written words only share its letters, and they stand in the text", () => {
    const written = new Set(words.map((one) => one.written));
    for (const { id, without = [] } of defined)
      for (const other of without) expect(written.has(other), `${id} ${other}`).toBe(true);
  });
});

describe("a word that a question asks the number of", () => {
  test.each([
    ["How many times is Muhammad mentioned by name in the Quran?", "muhammad"],
    ["how often is the prophet Muhammad named in the quran", "muhammad"],
    ["كم مرة ذكر اسم محمد في القرآن؟", "muhammad"],
    ["كم مرة ورد اسم النبي محمد صلى الله عليه وسلم في القرآن الكريم", "muhammad"],
    ["Combien de fois le nom de Muhammad est-il cité dans le Coran ?", "muhammad"],
    ["قرآن میں حضرت موسیٰ کا نام کتنی بار آیا ہے؟", "musa"],
    ["Berapa kali nama Nabi Isa disebut dalam Al-Quran?", "isa"],
    ["Hz. Musa'nın adı Kur'an'da kaç kere geçer?", "musa"],
    ["Allah kelimesi kaç kez geçiyor?", "allah"],
    ["How many times does the word Allah occur?", "allah"],
    ["كم مرة ورد اسم الله في القرآن؟", "allah"],
    ["quran mein allah ka naam kitni baar aaya hai", "allah"],
    ["How many times did Allah mention Moses in the Quran", "musa"],
    ["how many verses mention Maryam", "maryam"],
    ["How many times does the word mercy occur?", "rahmah"],
    ["كم مرة وردت كلمة الصبر في القرآن؟", "sabr"],
    ["How many times is the day mentioned?", "yawm"],
    ["Kaç kez yevm kelimesi geçiyor?", "yawm"],
    ["combien de fois le mot patience apparaît dans le Coran", "sabr"],
    ["قرآن میں لفظ جنت کتنی بار آیا ہے", "jannah"],
    ["berapa kali kata malaikat disebut dalam al quran", "angels"],
    ["how many times is the word sea mentioned in the quran", "bahr"],
    ["how many times is the word prophet in the quran", "nabi"],
    ["combien de fois Jésus est mentionné dans le Coran", "isa"],
    ["كم مرة ذكرت كلمة الرحمة بالقران", "rahmah"],
    ["كم مرة انذكرت الجنة", "jannah"],
    ["كم مرة انذكر ابليس", "iblis"],
    ["how often are zakat and salah mentioned", "zakah salah"],
    ["how many times are man and woman mentioned", "rajul imraah"],
    ["how many times are paradise and hell mentioned", "jannah jahannam"],
    ["how many times are Allah and Muhammad mentioned", "allah muhammad"],
    ["how many times are Isa and nabi Yunus mentioned", "isa yunus"],
    ["كم مرة ذكرت الجنة والنار في القرآن", "jannah nar"],
    ["كم مرة ذكر الله موسى في القرآن", "musa"],
    ["combien de fois le paradis et l'enfer sont-ils mentionnés dans le coran", "jannah jahannam"],
    ["قرآن میں جنت اور جہنم کا ذکر کتنی بار آیا ہے", "jannah jahannam"],
    ["berapa kali surga dan neraka disebut dalam al quran", "jannah jahannam"],
    ["cennet ve cehennem kuranda kaç kez geçer", "jannah jahannam"],
  ])("%j is about %s", async (question, id) => {
    expect((await findCountedWords(question)).words.map((one) => one.id).join(" ")).toBe(id);
  });

  test.each([
    "How many times does the word freedom occur?",
    "كم مرة وردت كلمة الحرية في القرآن؟",
    "How many times did Moses strike the rock?",
    "how many times is Adam mentioned with Iblis",
    "How many times is the dishwasher mentioned?",
    "Kaç kez demokrasi kelimesi geçiyor?",
    "how many times is day mentioned with night",
  ])("%j is about none that was counted", async (question) => {
    expect((await findCountedWords(question)).words).toEqual([]);
  });
});
