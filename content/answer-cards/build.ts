import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { languages } from "#domain/language.ts";
import { askedFile, textFile } from "./building/built-files.ts";
import { cardProblems } from "./building/card-problems.ts";
import { knownTexts } from "./building/known-texts.ts";
import { readCards, readRelatedWords } from "./building/read-cards.ts";
import { askedSayings } from "./building/saying-cards.ts";

const started = performance.now();
const built = new URL("./built/", import.meta.url);
const kilobytes = (size: number) => `${(size / 1024).toFixed(1)} KB`;

const { books, cards } = await readCards();
const related = await readRelatedWords(cards);
const problems = cardProblems(cards, books, await knownTexts());
if (problems.length > 0) {
  for (const problem of problems) console.error(`answer-cards: ${problem}`);
  process.exitCode = 1;
} else {
  mkdirSync(built, { recursive: true });
  const sayings = await Promise.all(languages.map((language) => askedSayings(cards, language)));
  const sizes = languages.map((language, at) => {
    let size = 0;
    for (const [name, content] of [
      ["asked", [...askedFile(cards, related, language), ...(sayings[at] ?? [])]],
      ["text-0", textFile(cards, books, language, 0)],
      ["text-1", textFile(cards, books, language, 1)],
    ] as const) {
      const file = new URL(`${name}.${language}.json`, built);
      const json = JSON.stringify(content);
      size += brotliCompressSync(json).length;
      if (!existsSync(file) || readFileSync(file, "utf8") !== json) writeFileSync(file, json);
    }
    return `${language} ${kilobytes(size)}`;
  });
  const took = `${Math.round(performance.now() - started)} ms`;
  console.log(`answer-cards: ${cards.length} cards, compressed ${sizes.join(", ")} (${took})`);
}
