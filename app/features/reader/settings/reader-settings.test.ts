import { beforeEach, expect, test } from "vitest";
import { changeReaderSettings, storedReaderSettings } from "#app/storage/reader-settings.ts";
import { writeSettings } from "#app/storage/user-data/small-settings.ts";
import { withSecondEdition } from "./use-asked-second-edition.ts";

// @vitest-environment happy-dom

beforeEach(() => localStorage.clear());

const former = {
  "reader.fontSize": "extraLarge",
  "reader.translation": "off",
  "reader.transliteration": "on",
  "reader.dark": "on",
  "reader.pages": "on",
  "reader.edition": "fr",
  "reader.secondEdition": "ur",
};

const chosen = {
  fontSize: "extraLarge",
  hasTranslation: false,
  hasTransliteration: true,
  isDark: true,
  isPaged: true,
  edition: "fr",
  secondEdition: "ur",
};

test("without anything stored the Arabic is large, with the translation of the person's language", () => {
  expect(storedReaderSettings.read()).toMatchObject({
    fontSize: "large",
    hasTranslation: true,
    edition: "own",
  });
});

test("what an earlier version stored one by one is read, and a change keeps the rest", () => {
  for (const [key, value] of Object.entries(former)) localStorage.setItem(key, value);
  expect(storedReaderSettings.read()).toEqual(chosen);
  changeReaderSettings({ fontSize: "small" });
  expect(storedReaderSettings.read()).toEqual({ ...chosen, fontSize: "small" });
  localStorage.setItem("reader.fontSize", "medium");
  expect(storedReaderSettings.read()).toEqual({ ...chosen, fontSize: "small" });
});

test("values that do not fit are replaced by the usual ones, the others stay", () => {
  localStorage.setItem("reader.settings", "size=huge&translation=maybe&edition=xx&second=fr&pages=on");
  expect(storedReaderSettings.read()).toEqual({
    fontSize: "large",
    hasTranslation: true,
    hasTransliteration: false,
    isDark: false,
    isPaged: true,
    edition: "own",
    secondEdition: "fr",
  });
});

test("an imported translation is a choice, one without a language is not", () => {
  changeReaderSettings({ edition: "en/some-translation", secondEdition: "fr/another" });
  expect(storedReaderSettings.read()).toMatchObject({
    edition: "en/some-translation",
    secondEdition: "fr/another",
  });
  localStorage.setItem("reader.settings", "edition=some-translation&second=english");
  expect(storedReaderSettings.read()).toMatchObject({ edition: "own", secondEdition: "none" });
});

test("a file of an earlier version brings its settings also where this one has stored some", () => {
  changeReaderSettings({ isDark: true, fontSize: "small" });
  writeSettings({ "reader.fontSize": "extraLarge", "reader.edition": "tr" });
  expect(storedReaderSettings.read()).toMatchObject({ fontSize: "extraLarge", isDark: true, edition: "tr" });
});

const none = { first: "own", second: "none" } as const;

test("an address with two translations chooses the second, and both in Arabic", () => {
  expect(withSecondEdition(none, "en")).toEqual({ first: "own", second: "fr" });
  expect(withSecondEdition(none, "tr")).toEqual({ first: "own", second: "en" });
  expect(withSecondEdition(none, "ar")).toEqual({ first: "en", second: "fr" });
  expect(withSecondEdition({ first: "en", second: "none" }, "tr")).toEqual({ first: "en", second: "fr" });
});

test("an address with two translations keeps the person's choice", () => {
  expect(withSecondEdition({ first: "id", second: "ur" }, "en")).toEqual({ first: "id", second: "ur" });
});
