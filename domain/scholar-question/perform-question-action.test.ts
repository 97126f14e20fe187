import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  claimLasts,
  isClaimable,
  performQuestionAction,
  type QuestionAction,
} from "./perform-question-action.ts";
import { deletionTime, type Packet, type ScholarQuestion, sentQuestion } from "./scholar-question.ts";

const packet: Packet = { question: "Is it?", language: "en", country: "", madhab: "", sources: [] };
const noon = Date.UTC(2026, 10, 21, 12);
const sent = sentQuestion("asker", packet, noon);

const answer = {
  act: "answer",
  scholar: "one",
  scholarName: "Shaykh One",
  text: "It is.",
  citations: ["quran:2:229"],
  wording: { question: "Is it?", answer: "It is." },
} as const satisfies QuestionAction;

/** The question after actions that must all succeed. */
function having(...actions: readonly QuestionAction[]): ScholarQuestion {
  return actions.reduce((question, act) => {
    const next = performQuestionAction(question, act, noon);
    if (typeof next === "string") throw new Error(`${act.act}: ${next}`);
    return next;
  }, sent);
}

const expectResult = (question: ScholarQuestion, act: QuestionAction, now = noon) =>
  expect(performQuestionAction(question, act, now));

describe("a claim", () => {
  test("goes to the first scholar alone", () => {
    const held = having({ act: "claim", scholar: "one" });
    expect(held).toMatchObject({ stage: "claimed", scholarId: "one", claimedAt: noon });
    expectResult(held, { act: "claim", scholar: "two" }).toBe("taken");
    expectResult(held, { ...answer, scholar: "two" }).toBe("taken");
    expectResult(sent, answer).toBe("not-held");
  });

  test("ends by release, and expires without activity", () => {
    const held = having({ act: "claim", scholar: "one" });
    expect(having({ act: "claim", scholar: "one" }, { act: "release", scholar: "one" }).stage).toBe("open");
    expectResult(held, { act: "claim", scholar: "two" }, noon + claimLasts - 1).toBe("taken");
    const later = performQuestionAction(held, { act: "claim", scholar: "two" }, noon + claimLasts);
    expect(later).toMatchObject({ stage: "claimed", scholarId: "two" });
    expect(isClaimable(held, noon)).toBe(false);
  });

  test("of one's own question is rejected", () => {
    expectResult(sent, { act: "claim", scholar: "asker" }).toBe("own-question");
  });
});

describe("an answer", () => {
  test("ends it, is unread, and offers the wording that the asker alone lets out", () => {
    const answered = having({ act: "claim", scholar: "one" }, answer);
    expect(answered).toMatchObject({ stage: "answered", publication: "offered", isUnread: true });
    expectResult(answered, { act: "claim", scholar: "two" }).toBe("already-answered");
    expectResult(answered, { act: "release", scholar: "one" }).toBe("already-answered");
    expectResult(answered, { ...answer, text: "It is not." }).toBe("already-answered");
    const published = having({ act: "claim", scholar: "one" }, answer, { act: "publish" });
    expect(published.publication).toBe("published");
    expect(performQuestionAction(published, { act: "withhold" }, noon)).toMatchObject({
      publication: "withheld",
    });
  });

  test("that was not offered cannot be published", () => {
    const answered = having({ act: "claim", scholar: "one" }, { ...answer, wording: null });
    expectResult(answered, { act: "publish" }).toBe("nothing-offered");
  });

  test("is erased twelve months later, whatever is done after it", () => {
    const answered = having({ act: "claim", scholar: "one" }, answer);
    expect(new Date(answered.eraseAt).toISOString()).toBe("2027-11-21T12:00:00.000Z");
    const read = performQuestionAction(answered, { act: "read" }, noon + claimLasts);
    expect(read).toMatchObject({ eraseAt: answered.eraseAt, isUnread: false });
    expect(new Date(deletionTime(Date.UTC(2028, 1, 29))).toISOString()).toBe("2029-02-28T00:00:00.000Z");
  });
});

test("a return asks the asker, whose detail goes back to the same scholar", () => {
  const returned = having(
    { act: "claim", scholar: "one" },
    { act: "return", scholar: "one", text: "Since when?" },
  );
  expect(returned).toMatchObject({ stage: "returned", isUnread: true });
  expectResult(returned, { act: "claim", scholar: "two" }).toBe("taken");
  const back = performQuestionAction(returned, { act: "detail", text: "Since May." }, noon);
  expect(back).toMatchObject({
    stage: "claimed",
    scholarId: "one",
    notes: [{ by: "scholar" }, { by: "asker", text: "Since May." }],
  });
  expectResult(sent, { act: "detail", text: "More." }).toBe("not-returned");
});

const scholar = fc.constantFrom("one", "two", "asker");
const words = fc.constantFrom("a", "b");
const anyAction: fc.Arbitrary<QuestionAction> = fc.oneof(
  fc.record({ act: fc.constantFrom("claim" as const, "release" as const), scholar }),
  fc.record({ act: fc.constant("return" as const), scholar, text: words }),
  fc.record({
    act: fc.constant("answer" as const),
    scholar,
    scholarName: scholar,
    text: words,
    citations: fc.constant([]),
    wording: fc.option(fc.record({ question: words, answer: words })),
  }),
  fc.record({ act: fc.constant("detail" as const), text: words }),
  fc.record({ act: fc.constantFrom("publish" as const, "withhold" as const, "read" as const) }),
);

test("in any order of actions: one answer at most, never by the asker, repeated actions change nothing", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyAction, fc.integer({ min: 0, max: 2 * claimLasts })), { maxLength: 30 }),
      (actions) => {
        let question = sent;
        let now = noon;
        let answerer: string | undefined;
        for (const [act, wait] of actions) {
          now += wait;
          const next = performQuestionAction(question, act, now);
          if (typeof next === "string") continue;
          if (answerer !== undefined) {
            expect(next.scholarId).toBe(answerer);
            expect(next.answer).toBe(question.answer);
            expect(next.eraseAt).toBe(question.eraseAt);
          }
          if (next.answer && answerer === undefined) answerer = next.answer.scholarName;
          if (next.answer && "scholar" in act && act.act === "answer") answerer = next.scholarId ?? undefined;
          expect(next.scholarId).not.toBe("asker");
          expect(next.stage === "open").toBe(next.scholarId === null);
          expect(next.stage === "answered").toBe(next.answer !== null);
          expect(next.publication === "none").toBe(next.wording === null);
          expect(performQuestionAction(next, act, now)).toEqual(next);
          question = next;
        }
      },
    ),
  );
});
