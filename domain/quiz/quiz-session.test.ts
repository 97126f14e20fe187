import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { quizzes } from "./quiz.ts";
import {
  answerQuestion,
  goToQuestion,
  pauseSession,
  readSession,
  resumeSession,
  rightAnswers,
  startSession,
  timeLeft,
} from "./quiz-session.ts";

const [quiz] = quizzes;
if (!quiz) throw new Error("there is no test");
const minute = 60_000;
const started = startSession(quiz, "seed", false, 1_000_000);
const exam = startSession(quiz, "seed", true, 1_000_000);

describe("the clock", () => {
  test("counts down from the test's minutes to nothing", () => {
    expect(timeLeft(started, 1_000_000)).toBe(15 * minute);
    expect(timeLeft(started, 1_000_000 + 4 * minute)).toBe(11 * minute);
    expect(timeLeft(started, 1_000_000 + 99 * minute)).toBe(0);
  });

  test("gives no more than the whole time when it was moved back", () => {
    expect(timeLeft(started, 0)).toBe(15 * minute);
  });

  test("stands still while paused and goes on from there", () => {
    const paused = pauseSession(started, 1_000_000 + 2 * minute);
    expect(timeLeft(paused, 1_000_000 + 50 * minute)).toBe(13 * minute);
    const resumed = resumeSession(paused, 1_000_000 + 50 * minute);
    expect(timeLeft(resumed, 1_000_000 + 51 * minute)).toBe(12 * minute);
  });

  test("of an exam cannot be paused", () => {
    expect(pauseSession(exam, 2_000_000)).toEqual(exam);
  });

  test("stays between zero and the full time, in any order of actions", () => {
    const act = fc.record({ at: fc.nat(10 ** 8), isPause: fc.boolean() });
    fc.assert(
      fc.property(fc.array(act), fc.nat(10 ** 8), (actions, now) => {
        const end = actions.reduce(
          (session, { at, isPause }) => (isPause ? pauseSession(session, at) : resumeSession(session, at)),
          started,
        );
        expect(timeLeft(end, now)).toBeGreaterThanOrEqual(0);
        expect(timeLeft(end, now)).toBeLessThanOrEqual(15 * minute);
      }),
    );
  });
});

describe("answers", () => {
  test("are stored by question, can be changed, and are ignored outside the test or while paused", () => {
    const once = answerQuestion(answerQuestion(started, 3, 1), 3, 2);
    expect(once.answers[3]).toBe(2);
    expect(answerQuestion(started, 20, 1)).toBe(started);
    const paused = pauseSession(started, 2_000_000);
    expect(answerQuestion(paused, 0, 1)).toBe(paused);
  });

  test("are counted against the right ones", () => {
    expect(rightAnswers([0, null, 2], [{ right: 0 }, { right: 1 }, { right: 1 }])).toBe(1);
  });

  test("are shown one question at a time within the test", () => {
    expect(goToQuestion(started, -4).at).toBe(0);
    expect(goToQuestion(started, 99).at).toBe(19);
  });
});

describe("a stored session", () => {
  test("is read back as it was", () => {
    for (const session of [started, exam, pauseSession(started, 1_100_000), answerQuestion(started, 19, 3)])
      expect(readSession(JSON.parse(JSON.stringify(session)))).toEqual(session);
  });

  test("that is invalid is rejected", () => {
    const broken = [
      null,
      7,
      "x",
      {},
      { ...started, quiz: "other" },
      { ...started, at: 20 },
      { ...started, answers: [] },
    ];
    const worse = [
      { ...started, answers: started.answers.with(0, 4) },
      { ...started, paused: -1 },
    ];
    for (const value of [...broken, ...worse]) expect(readSession(value)).toBeUndefined();
    fc.assert(fc.property(fc.anything(), (value) => void readSession(value)));
  });
});
