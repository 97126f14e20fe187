// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ListedText } from "#app/api/imported-texts.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { loadWords } from "#app/i18n/words.ts";
import { surahs } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import { ChosenCommentary } from "./chosen-commentary.tsx";

const made = (id: string, language: Language, kind: ListedText["kind"]): ListedText => ({
  id,
  kind,
  language,
  title: `Title of ${id}`,
  author: "Nobody",
  licence: "Made up for a test.",
  source: "https://example.org/text",
  rights: "We wrote it.",
  count: 1,
  sha256: "0".repeat(64),
});

vi.mock("#app/browser/read-published.ts", () => ({
  readPublished: async () => Array.from({ length: surahs[1]?.ayahs ?? 0 }, () => "bundled comment"),
}));
vi.mock("#app/api/imported-texts.ts", () => ({
  importedTexts: async () => [
    made("one-fr", "fr", "tafsir"),
    made("second-fr", "fr", "translation"),
    made("one-id", "id", "tafsir"),
  ],
  readImportedSurah: async ({ id }: ListedText) => [{ from: 3, to: 5, text: `${id} on 3 to 5` }],
}));

afterEach(cleanup);

async function open(language: Language, ayah: number) {
  const messages = await loadMessages(language, ["resources"]);
  render(
    <MessagesProvider language={language} messages={messages}>
      <ChosenCommentary verse={{ surah: 2, ayah }} isBesideVerse />
    </MessagesProvider>,
  );
  return loadWords(language, "resources");
}

test("where none is bundled, the imported commentary and translation of the language are shown", async () => {
  await open("fr", 4);
  expect(await screen.findByText("one-fr on 3 to 5")).toBeTruthy();
  expect(await screen.findByText("second-fr on 3 to 5")).toBeTruthy();
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("a verse without a comment says so", async () => {
  const words = await open("fr", 9);
  expect((await screen.findAllByText(words("nothingOnVerse"))).length).toBeGreaterThan(0);
});

test("beside the bundled commentary the imported one is a choice", async () => {
  await open("id", 4);
  expect(await screen.findByText("bundled comment")).toBeTruthy();
  fireEvent.change(await screen.findByRole("combobox"), { target: { value: "one-id" } });
  expect(await screen.findByText("one-id on 3 to 5")).toBeTruthy();
  expect(screen.queryByText("bundled comment")).toBeNull();
});

test("a language without any has the sentence it always had", async () => {
  const words = await open("tr", 4);
  expect(await screen.findByText(words("noneBundledBeside"))).toBeTruthy();
});
