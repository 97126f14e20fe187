// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readPublished } from "#app/browser/read-published.ts";
import { type QuizQuestion, quizOf } from "#domain/quiz/quiz.ts";
import { type QuizSession, startSession } from "#domain/quiz/quiz-session.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { readBuilt } from "#tests/support/read-built.ts";
import type { LoadedQuiz } from "./load-quiz.ts";
import { QuizQuestions } from "./quiz-questions.tsx";

vi.mock("#app/browser/read-published.ts", () => ({ readPublished: vi.fn() }));
vi.mocked(readPublished).mockImplementation(readBuilt);

const { wrapper } = await inEnglish("quiz");
const stories = quizOf("stories") ?? expect.fail("there is no such test");
const right = 1;
const names = ["Adam", "Nuh", "Musa", "Isa"];
const questions = Array.from(
  { length: stories.questions },
  (_, place): QuizQuestion => ({
    kind: "story",
    text: `Who is meant in question ${place + 1}?`,
    verse: { surah: 2, ayah: place + 1 },
    shown: [],
    options: names.map((text) => ({ kind: "words", text })),
    right,
  }),
);
const surahNames = ["Al-Fatihah", "Al-Baqarah"];
const loaded: LoadedQuiz = { questions, surahNames, lessons: new Map(), translated: [] };
const onFinish = vi.fn();

function Test({ isExam }: { readonly isExam: boolean }) {
  const [session, setSession] = useState<QuizSession>(() =>
    startSession(stories, "seed", isExam, Date.now()),
  );
  return <QuizQuestions session={session} loaded={loaded} onChange={setSession} onFinish={onFinish} />;
}
const open = (isExam: boolean) => render(<Test isExam={isExam} />, { wrapper });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const choose = (name: RegExp) => fireEvent.click(screen.getByRole("radio", { name }));
const verdict = () => screen.queryByText(/^(Right|Not right)$/)?.textContent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  onFinish.mockClear();
  vi.useRealTimers();
});

describe("practice", () => {
  beforeEach(() => void open(false));

  test("the first choice is final, and the right answer and its verse are shown", () => {
    choose(/Adam/);
    expect(verdict()).toBe("Not right");
    expect(screen.getByRole("radio", { name: /Nuh.*Right answer/ })).toBeTruthy();
    const link = screen.getByRole("link", { name: "Al-Baqarah 1" });
    expect(link.getAttribute("href")).toBe("/digital-quran?surah=2&verse=1");
    expect(screen.getAllByRole("radio").every((radio) => radio.matches(":disabled"))).toBe(true);
  });

  test("arrow keys move between the options without choosing one", () => {
    const [first, second] = screen.getAllByRole("radio");
    first?.focus();
    fireEvent.keyDown(first ?? expect.fail("no option"), { key: "ArrowDown" });
    expect(document.activeElement).toBe(second);
    expect(verdict()).toBeUndefined();
  });

  test("pausing hides the question and stops the clock", () => {
    const left = () => document.querySelector("time")?.textContent;
    act(() => vi.advanceTimersByTime(60_000));
    expect(left()).toBe("24:00");
    press("Pause");
    expect(screen.queryByRole("radio")).toBeNull();
    act(() => vi.advanceTimersByTime(600_000));
    press("Go on");
    expect(screen.getAllByRole("radio")).toHaveLength(4);
    expect(left()).toBe("24:00");
  });

  test("the next question has the focus, and the one before keeps its answer", () => {
    choose(/Nuh/);
    press("Next");
    const question = screen.getByRole("heading", { name: "Who is meant in question 2?" });
    expect(document.activeElement).toBe(question);
    expect(verdict()).toBeUndefined();
    press("Previous");
    expect(verdict()).toBe("Right");
  });

  test("finishing with open questions asks first", () => {
    for (let step = 1; step < stories.questions; step++) press("Next");
    press("Finish");
    expect(screen.getByRole("alert").textContent).toContain("25");
    expect(onFinish).not.toHaveBeenCalled();
    press("Keep answering");
    expect(screen.queryByRole("alert")).toBeNull();
    press("Finish");
    press("Finish");
    expect(onFinish).toHaveBeenCalledTimes(1);
  });
});

describe("an exam", () => {
  beforeEach(() => void open(true));

  test("cannot be paused, and an answer can be changed and is not judged", () => {
    expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
    choose(/Adam/);
    choose(/Nuh/);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Nuh" }).checked).toBe(true);
    expect(verdict()).toBeUndefined();
  });

  test("ends when its time is up", () => {
    act(() => vi.advanceTimersByTime(stories.minutes * 60_000 - 1000));
    expect(onFinish).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(5000));
    expect(onFinish).toHaveBeenCalledTimes(1);
  });
});
