import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadQuizSource } from "#app/features/quiz/load-quiz.ts";
import { makeQuiz } from "#domain/quiz/make-quiz.ts";
import { quizzes } from "#domain/quiz/quiz.ts";
import { type Figure, median } from "#tests/support/figure.ts";

const published = fileURLToPath(new URL("../.built/public", import.meta.url));
const seeds = Array.from({ length: 21 }, (_, index) => `bench ${index}`);

async function read(address: string): Promise<unknown> {
  return JSON.parse(readFileSync(published + address, "utf8"));
}

/** Time to generate each quiz from loaded texts, with new seeds each time. Needs the built texts. */
export async function benchQuiz(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { id, questions } of quizzes) {
    const times: number[] = [];
    for (const seed of seeds) {
      const source = await loadQuizSource({ quiz: id, seed, language: "en", read });
      const started = performance.now();
      makeQuiz(source, seed);
      times.push(performance.now() - started);
    }
    figures.push({
      name: `quiz: make ${id}, ${questions} questions`,
      value: median(times.slice(1)),
      unit: "ms",
      atMost: 100,
    });
  }
  return figures;
}
