// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readPublished } from "#app/browser/read-published.ts";
import { makeQuiz } from "#domain/quiz/make-quiz.ts";
import { quizzes } from "#domain/quiz/quiz.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { readBuilt } from "#tests/support/read-built.ts";
import { Explanation } from "./explanation.tsx";
import { loadQuiz, loadQuizSource } from "./load-quiz.ts";

vi.mock("#app/browser/read-published.ts", () => ({ readPublished: vi.fn() }));
const { wrapper } = await inEnglish("quiz");
beforeEach(() => void vi.mocked(readPublished).mockImplementation(readBuilt));
afterEach(cleanup);

/** How the explanations of each kind of question name where they are from. */
const sources = {
  story: /Source: Al-Baqarah \d+\.|^.+ \d+ says it: .+\.$/,
  verseSubject: /^Al-Baqarah \d+ says it: .+\.$/,
  wordMeaning: /this is how it stands in .+ \d+\./,
  wordFor: /this is how it stands in .+ \d+\./,
  missingWord: /^.+ \d+ in the verified text:/,
  mostOften: /^Our count over the verified text, checked by hand: .+ · .+ · .+ · .+\. The forms .+\.$/,
  ruleInWord: /^.+: .+ Source: .+\.$/,
  wordWithRule: /^.+: .+ Source: .+\.$/,
  ruleCounts: /^.+: .+ Source: .+\.$/,
};

test.each(quizzes)("each answer of $id is explained with its source", async ({ id }) => {
  const request = { quiz: id, seed: "one.0", language: "en", read: readBuilt } as const;
  const loaded = await loadQuiz(request);
  expect(loaded.questions).toEqual(makeQuiz(await loadQuizSource(request), "one.0"));
  for (const question of loaded.questions) {
    const { container } = render(<Explanation question={question} loaded={loaded} hasQuote={false} />, {
      wrapper,
    });
    expect(container.textContent).toMatch(sources[question.kind]);
    cleanup();
  }
});

test("the verse that says the answer is quoted in the page's language", async () => {
  const loaded = await loadQuiz({ quiz: "stories", seed: "one.0", language: "en", read: readBuilt });
  const [question = expect.fail("no question")] = loaded.questions;
  render(<Explanation question={question} loaded={loaded} hasQuote />, { wrapper });
  const { surah, ayah } = question.verse;
  const verse = await screen.findByRole("blockquote");
  expect(verse.textContent?.length).toBeGreaterThan(10);
  expect(verse.getAttribute("lang")).toBe("en");
  expect(surah * ayah).toBeGreaterThan(0);
});

test("a verse that arrives late leaves the button with the focus in view", async () => {
  const loaded = await loadQuiz({ quiz: "stories", seed: "one.0", language: "en", read: readBuilt });
  const [question = expect.fail("no question")] = loaded.questions;
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  vi.mocked(readPublished).mockImplementation(async (address) => {
    await arrival;
    return readBuilt(address);
  });
  render(
    <>
      <Explanation question={question} loaded={loaded} hasQuote />
      <button type="button" aria-label="Next" />
    </>,
    { wrapper },
  );
  const next = screen.getByRole("button");
  next.focus();
  const scrolled = vi.spyOn(next, "scrollIntoView");
  expect(scrolled).not.toHaveBeenCalled();
  arrive();
  await screen.findByRole("blockquote");
  expect(scrolled).toHaveBeenCalledWith({ block: "nearest" });
});
