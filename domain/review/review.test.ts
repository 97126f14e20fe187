import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ayahCount, verseAt, verseKey } from "#domain/verse-reference.ts";
import { cpuTimeOf } from "#tests/support/cpu-time.ts";
import { grades, newCard, type ReviewCard, readCard, reviewSubjectOf } from "./review-card.ts";
import { cardsFromCsv, cardsToCsv } from "./review-csv.ts";
import { deckOf, dueCards, forecast, gradeCard, mergeDecks, nextCard, undoGrade } from "./review-deck.ts";
import { ladder, ladderReviews, reviewed, type Scheme, schemeOf, waits } from "./schedule.ts";

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.UTC(2026, 0, 1);
const month = 30 * day;

function card(id: string, now = start): ReviewCard {
  const made = newCard(id, now);
  if (!made) throw new Error(`${id} names nothing`);
  return made;
}

const gradeOf = fc.constantFrom(...grades);
const schemes = fc.constantFrom<Scheme>("ladder", "fsrs");
/** Steps of a clock that may also go back, up to a month. */
const reviews = fc.array(fc.tuple(gradeOf, fc.integer({ min: -month, max: 3 * month }), schemes), {
  maxLength: 30,
});

describe("the ladder", () => {
  test("climbs by an hour, a day, a week and a month when all goes well", () => {
    let now = start;
    let one = card("2:255");
    const seen = Array.from({ length: 5 }, () => {
      one = reviewed(one, "good", now, "ladder");
      const wait = one.dueAt - now;
      now = one.dueAt;
      return wait;
    });
    expect(seen).toEqual([hour, day, 7 * day, 30 * day, 30 * day]);
  });

  test("gives the four grades of a first review four waits, in both schemes", () => {
    const minute = 60_000;
    expect(waits(card("2:255"), start, "ladder")).toEqual({
      again: 10 * minute,
      hard: 30 * minute,
      good: hour,
      easy: day,
    });
    expect(waits(card("2:255"), start, "fsrs")).toEqual({
      again: 10 * minute,
      hard: day,
      good: 2 * day,
      easy: 8 * day,
    });
  });

  test("has four waits on every rung", () => {
    for (const rung of ladder.keys()) {
      const on = waits({ ...card("2:255"), reviews: 3, rung }, start, "ladder");
      expect(new Set(Object.values(on)).size, `rung ${rung}`).toBe(4);
    }
  });

  test("gives four waits also to a card that is known for a year", () => {
    const sure = { ...card("2:255"), reviews: 30, rung: 3, memory: { stability: 9000, difficulty: 1 } };
    expect(waits(sure, start, "fsrs")).toMatchObject({ hard: 363 * day, good: 364 * day, easy: 365 * day });
  });

  test("begins again from an hour when it was forgotten", () => {
    const high = { ...card("2:255"), reviews: 4, rung: 3 };
    const fallen = reviewed(high, "again", start, "ladder");
    expect([fallen.dueAt - start, fallen.rung, fallen.lapses]).toEqual([ladder[0], 0, 1]);
  });

  test("gives way to FSRS after 20 reviews, or immediately by choice", () => {
    expect(schemeOf({ ...card("2:255"), reviews: ladderReviews - 1 }, "ladder")).toBe("ladder");
    expect(schemeOf({ ...card("2:255"), reviews: ladderReviews }, "ladder")).toBe("fsrs");
    expect(schemeOf(card("2:255"), "fsrs")).toBe("fsrs");
  });
});

describe("any reviews at any moments", () => {
  test("lead to a next one that lies after the last, even when the clock was moved back", () => {
    fc.assert(
      fc.property(reviews, (steps) => {
        let now = start;
        let one = card("67:1-5");
        for (const [grade, step, scheme] of steps) {
          now = Math.max(0, now + step);
          const next = reviewed(one, grade, now, scheme);
          const wait = next.dueAt - (next.reviewedAt ?? 0);
          expect(wait).toBeGreaterThanOrEqual(hour / 6);
          expect(wait).toBeLessThanOrEqual(365 * day);
          expect(next.reviewedAt ?? 0).toBeGreaterThanOrEqual(one.reviewedAt ?? one.addedAt);
          expect(next.reviews).toBe(one.reviews + 1);
          expect(readCard(JSON.parse(JSON.stringify(next)))).toEqual(next);
          one = next;
        }
      }),
    );
  });

  test("promise a longer wait for a better grade, no two the same, in both schemes", () => {
    fc.assert(
      fc.property(reviews, schemes, (steps, scheme) => {
        let now = start;
        let one = card("1:1");
        for (const [grade, step, chosen] of steps) {
          now = Math.max(0, now + step);
          one = reviewed(one, grade, now, chosen);
        }
        const { again, hard, good, easy } = waits(one, now, scheme);
        expect(again < hard && hard < good && good < easy).toBe(true);
        for (const grade of grades)
          expect(reviewed(one, grade, now, scheme).dueAt - Math.max(now, one.reviewedAt ?? one.addedAt)).toBe(
            { again, hard, good, easy }[grade],
          );
      }),
    );
  });

  test("are undone one by one until the deck is as it was", () => {
    fc.assert(
      fc.property(reviews, (steps) => {
        const before = deckOf([card("1:1"), card("name:12"), card("athkar:morning")]);
        let deck = before;
        for (const [place, [grade, step, scheme]] of steps.entries())
          deck = gradeCard(
            deck,
            ["1:1", "name:12", "athkar:morning"][place % 3] ?? "",
            grade,
            start + step,
            scheme,
          );
        for (const _ of steps) deck = undoGrade(deck);
        expect(deck).toEqual(before);
        expect(undoGrade(deck)).toBe(deck);
      }),
    );
  });
});

describe("the due list", () => {
  const waiting = (ago: number, id: string) => ({ ...card(id), dueAt: start - ago });
  const deck = deckOf([waiting(1, "1:1"), waiting(5, "1:2"), waiting(-1, "1:3"), waiting(5, "1:4")]);

  test("has the longest waiting first, nothing that is not due, and keeps to the day's limit", () => {
    expect(dueCards(deck, start).map(({ id }) => id)).toEqual(["1:2", "1:4", "1:1"]);
    expect(dueCards(deck, start, 1).map(({ id }) => id)).toEqual(["1:2"]);
    expect(dueCards(deck, start, -3)).toEqual([]);
  });

  test("begins with the next card, whatever the deck", () => {
    expect(nextCard(deck, start)?.id).toBe("1:2");
    expect(nextCard(deck, start - 100)).toBeUndefined();
  });

  test("is forecast by day, overdue ones today, every card once", () => {
    const midnights = [start, start + day, start + 2 * day, start + 3 * day];
    expect(forecast(deck, midnights.slice(0, 3))).toEqual([4, 0]);
    const spread = deckOf([waiting(-day, "1:1"), waiting(-40 * day, "1:2"), waiting(3 * day, "1:3")]);
    expect(forecast(spread, midnights)).toEqual([1, 1, 0]);
  });

  test("is forecast by the days of the calendar, also where the clocks change", () => {
    // In Berlin 25 October 2026 has twenty-five hours.
    const midnights = ["24T22:00Z", "25T23:00Z", "26T23:00Z"].map((text) => Date.parse(`2026-10-${text}`));
    const due = { ...card("1:1"), dueAt: Date.parse("2026-10-25T22:30Z") };
    expect(forecast(deckOf([due]), midnights)).toEqual([1, 0]);
  });

  test("of all 6,236 verses gives its next card with less work than sorting them all", () => {
    const ids = Array.from({ length: ayahCount }, (_, index) =>
      verseKey(verseAt(index + 1) ?? { surah: 1, ayah: 1 }),
    );
    const whole = deckOf(
      ids.map((id, index) => ({ ...card(id), dueAt: start - ((index * 7919) % 100_000) })),
    );
    const allSorted = () => [...whole.cards.values()].sort((one, two) => one.dueAt - two.dueAt);
    expect(nextCard(whole, start)?.dueAt).toBe(allSorted()[0]?.dueAt);
    expect(cpuTimeOf(() => nextCard(whole, start))).toBeLessThan(cpuTimeOf(allSorted));
  });
});

describe("a CSV of cards", () => {
  const faces = (id: string) => ({ front: `=${id}, "front"`, back: `line\r\nbreak ${id}` });

  test("is read back as it was written, and imported twice changes nothing", () => {
    fc.assert(
      fc.property(reviews, (steps) => {
        let deck = deckOf([card("1:1"), card("67:1-5"), card("name:99")]);
        for (const [grade, step, scheme] of steps)
          deck = gradeCard(deck, "67:1-5", grade, Math.max(0, start + step), scheme);
        const { cards, rejected } = cardsFromCsv(cardsToCsv(deck.cards.values(), faces));
        expect(rejected).toBe(0);
        expect(cards).toEqual([...deck.cards.values()]);
        const once = mergeDecks(deckOf([]), cards);
        expect(mergeDecks(once, cards)).toEqual(once);
        expect(mergeDecks(deck, cards)).toEqual(deck);
      }),
    );
  });

  test("names its columns for Anki and escapes formulas", () => {
    const text = cardsToCsv([card("1:1")], faces);
    expect(text.startsWith("#separator:Comma\r\n#html:false\r\n#columns:front,back,id")).toBe(true);
    expect(text).toContain(`"'=1:1, ""front"""`);
  });

  test("of anything else is rejected row by row and never throws", () => {
    expect(cardsFromCsv("a,b,999:1,1,1,,0,0,0,\na,b,1:1,1,1,,0,0,0,\n")).toMatchObject({ rejected: 1 });
    fc.assert(fc.property(fc.string(), (text) => void cardsFromCsv(text)));
  });
});

test("an id names verses, a range within a surah, a name or a remembrance, and nothing else", () => {
  expect(reviewSubjectOf("67:1-5")).toEqual({ kind: "verses", surah: 67, from: 1, to: 5 });
  for (const id of ["67:5-1", "67:1-31", "115:1", "name:0", "name:100", "athkar:", "x", "2:255:1"])
    expect(reviewSubjectOf(id), id).toBeUndefined();
  fc.assert(fc.property(fc.anything(), (value) => void readCard(value)));
});
