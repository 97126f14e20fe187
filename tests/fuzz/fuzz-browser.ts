import assert from "node:assert/strict";
import fc from "fast-check";
import { readLiveFigures } from "#app/api/donations.ts";
import { readBase } from "#app/api/firecrawl/base-url.ts";
import { athkarPlaceOf } from "#app/features/athkar/athkar-address.ts";
import { calendarTabOf } from "#app/features/calendar/calendar-address.ts";
import { readDuaFilters } from "#app/features/duas/dua-search.ts";
import { readOrder } from "#app/features/extractor/jobs/read-order.ts";
import { readHadithFilters } from "#app/features/hadith/hadith-filters.ts";
import { hifzAddress, hifzToolOf, passageOf } from "#app/features/hifz/hifz-address.ts";
import { prayerTabOf } from "#app/features/prayer/prayer-tab.ts";
import { quizAddress, quizRequestOf } from "#app/features/quiz/quiz-address.ts";
import { completeTabOf } from "#app/features/reader/complete-data.ts";
import { isInRange, readingPlaceOf } from "#app/features/reader/reading/reading-place.ts";
import { choicesInAddress, queryInAddress, withSearch } from "#app/features/reader/search/search-address.ts";
import { printPlaceOf } from "#app/features/resources/resources-data.ts";
import { tajweedTabOf } from "#app/features/tajweed/tajweed-tab.ts";
import { duaCategories } from "#content/duas/index.ts";
import { mostAddresses, otherJobKinds } from "#domain/extraction/job-input.ts";
import { ayahsIn, isSurah, isVerse } from "#domain/verse-reference.ts";
import { addressPairs } from "./fuzz-addresses.ts";
import { queryOf } from "./near-schema.ts";
import { nearValue } from "./near-value.ts";
import { oddText, oddValue } from "./odd-text.ts";
import { type Target, target } from "./target.ts";

const namedCategories = duaCategories.map((id) => ({ id }));

const search = fc.oneof(
  { arbitrary: addressPairs.map(queryOf), weight: 9 },
  { arbitrary: oddText, weight: 1 },
);

const places = target("places in addresses", 60, search, (text) => {
  const parameters = new URLSearchParams(text);
  const place = readingPlaceOf(parameters);
  assert(isVerse(place), "no such verse");
  assert(place.to === undefined || place.to <= ayahsIn(place.surah), "a range past its surah");
  isInRange(place, place.ayah);
  const printed = printPlaceOf(parameters);
  assert(
    !printed || (printed.kind === "juz" ? printed.number <= 30 : isSurah(printed.number)),
    "nothing to print",
  );
  const passage = passageOf(parameters);
  const tool = hifzToolOf(parameters) ?? "hide";
  if (passage) {
    const [, query] = hifzAddress(tool, passage).split("?");
    const again = passageOf(new URLSearchParams(query));
    assert(JSON.stringify(again) === JSON.stringify(passage), "a passage changes on its way");
  }
});

const asked = target("filters and tests in addresses", 60, search, (text) => {
  const parameters = new URLSearchParams(text);
  const [hadith, duas] = [readHadithFilters(parameters), readDuaFilters(parameters, namedCategories)];
  assert(hadith.page >= 1 && hadith.page <= 999, "no such page");
  assert(Math.max(hadith.unknown?.length ?? 0, duas.unknown?.length ?? 0) <= 40, "too long to show");
  assert((athkarPlaceOf(parameters).unknown?.length ?? 0) <= 40, "too long to show");
  for (const tabOf of [prayerTabOf, tajweedTabOf, calendarTabOf, completeTabOf])
    assert(/^[a-z-]+$/.test(tabOf(parameters)), "no tab");
  const quiz = quizRequestOf(text);
  if (quiz) {
    const again = quizRequestOf(quizAddress(quiz.quiz.id, quiz.seed, quiz.result).split("?")[1] ?? "");
    assert(again?.seed === quiz.seed.toWellFormed(), "a test changes on its way");
  }
  const [query, choices] = [queryInAddress(text), choicesInAddress(text)];
  const written = withSearch(text, query, choices);
  if (query.trim() === "") return assert(queryInAddress(written) === "", "a search of nothing");
  assert(queryInAddress(written) === query.toWellFormed(), "a search changes on its way");
  assert(
    JSON.stringify(choicesInAddress(written)) === JSON.stringify(choices),
    "a choice changes on its way",
  );
});

const order = fc.record({
  kind: fc.constantFrom(...otherJobKinds),
  addresses: fc
    .array(fc.oneof(fc.webUrl(), fc.constantFrom("http://[", "https://a", "ftp://a", "https:///"), oddText), {
      maxLength: 120,
    })
    .map((words) => words.join("\n")),
  words: oddText,
  schema: fc.oneof(
    oddText,
    oddValue.map((value) => JSON.stringify(value) ?? ""),
  ),
  credits: oddText,
  skipsWrong: fc.boolean(),
});
const orders = target("orders to firecrawl", 40, order, (typed) => {
  const read = readOrder(typed);
  if ("addresses" in read) {
    assert(read.addresses.length <= mostAddresses, "too many addresses");
    for (const address of read.addresses) assert(URL.canParse(address), "no address");
  }
  if ("schema" in read) assert(typeof read.schema === "object" && read.schema !== null, "no schema");
  const base = readBase(typed.addresses);
  assert(base === undefined || readBase(base) === base, "a base changes on its way");
});

const figure = { value: 5, isExample: true };
const figures = {
  ...{ raised: figure, beneficiaries: figure, donors: figure },
  projects: [{ id: "general", raised: figure, beneficiaries: figure }],
};
const webhook = target(
  "live figures",
  20,
  fc.oneof(
    nearValue(figures).map((value) => JSON.stringify(value) ?? ""),
    oddText,
  ),
  (text) => {
    const read = readLiveFigures(text);
    assert(!read || Number.isInteger(read.raised.value), "no sum");
  },
);

/** Code that runs in browsers only: addresses after hydration, forms, and server-sent events. */
export const browserTargets: readonly Target[] = [places, asked, orders, webhook];
