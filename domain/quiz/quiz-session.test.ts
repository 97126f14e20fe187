import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { quizzes } from "./quiz.ts";
import {
  answered,
  pausedSession,
  readSession,
  resumedSession,
  rightAnswers,
  shownAt,
  startSession,
  timeLeft,
} from "./quiz-session.ts";

const [quiz] = quizzes;
if (!quiz) throw new Error("there is no test");
const minute = 60_000;
const begun = startSession(quiz, "seed", false, 1_000_000);
const exam = startSession(quiz, "seed", true, 1_000_000);

describe("the clock", () => {
  test("counts down from the test's minutes to nothing", () => {
    expect(timeLeft(begun, 1_000_000)).toBe(15 * minute);
    expect(timeLeft(begun, 1_000_000 + 4 * minute)).toBe(11 * minute);
    expect(timeLeft(begun, 1_000_000 + 99 * minute)).toBe(0);
  });

  test("gives no more than the whole time when it was moved back", () => {
    expect(timeLeft(begun, 0)).toBe(15 * minute);
  });

  test("stands still while paused and goes on from there", () => {
    const paused = pausedSession(begun, 1_000_000 + 2 * minute);
    expect(timeLeft(paused, 1_000_000 + 50 * minute)).toBe(13 * minute);
    const resumed = resumedSession(paused, 1_000_000 + 50 * minute);
    expect(timeLeft(resumed, 1_000_000 + 51 * minute)).toBe(12 * minute);
  });

  test("of an exam cannot be paused", () => {
    expect(pausedSession(exam, 2_000_000)).toEqual(exam);
  });

  test("stays between zero and the full time, in any order of actions", () => {
    const act = fc.record({ at: fc.nat(10 ** 8), isPause: fc.boolean() });
    fc.assert(
      fc.property(fc.array(act), fc.nat(10 ** 8), (acts, now) => {
        const end = acts.reduce(
          (session, { at, isPause }) => (isPause ? pausedSession(session, at) : resumedSession(session, at)),
          begun,
        );
        expect(timeLeft(end, now)).toBeGreaterThanOrEqual(0);
        expect(timeLeft(end, now)).toBeLessThanOrEqual(15 * minute);
      }),
    );
  });
});

describe("answers", () => {
  test("are stored by question, can be changed, and are ignored outside the test or while paused", () => {
    const once = answered(answered(begun, 3, 1), 3, 2);
    expect(once.answers[3]).toBe(2);
    expect(answered(begun, 20, 1)).toBe(begun);
    const paused = pausedSession(begun, 2_000_000);
    expect(answered(paused, 0, 1)).toBe(paused);
  });

  test("are counted against the right ones", () => {
    expect(rightAnswers([0, null, 2], [{ right: 0 }, { right: 1 }, { right: 1 }])).toBe(1);
  });

  test("are shown one question at a time within the test", () => {
    expect(shownAt(begun, -4).at).toBe(0);
    expect(shownAt(begun, 99).at).toBe(19);
  });
});

describe("a stored session", () => {
  test("is read back as it was", () => {
    for (const session of [begun, exam, pausedSession(begun, 1_100_000), answered(begun, 19, 3)])
      expect(readSession(JSON.parse(JSON.stringify(session)))).toEqual(session);
  });

  test("that is invalid is rejected", () => {
    const broken = [
      null,
      7,
      "x",
      {},
      { ...begun, quiz: "other" },
      { ...begun, at: 20 },
      { ...begun, answers: [] },
    ];
    const worse = [
      { ...begun, answers: begun.answers.with(0, 4) },
      { ...begun, paused: -1 },
    ];
    for (const value of [...broken, ...worse]) expect(readSession(value)).toBeUndefined();
    fc.assert(fc.property(fc.anything(), (value) => void readSession(value)));
  });
});
