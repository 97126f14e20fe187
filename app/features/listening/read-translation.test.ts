// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { changeReaderSettings } from "#app/storage/reader-settings.ts";
import { readBuilt } from "#tests/support/read-built.ts";
import { storedReadsTranslation, translationAfterVerse } from "./read-translation.ts";

vi.mock("#app/browser/read-published.ts", () => ({ readPublished: readBuilt }));

const verse = { part: "verse", surah: 112, ayah: 1 } as const;

/** A device with these voices; what is said ends at once. */
function voices(...list: { lang: string; localService: boolean }[]) {
  const said: { text: string; lang: string }[] = [];
  class Utterance {
    lang = "";
    onend: (() => void) | null = null;
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => list.map((voice) => ({ name: "a voice", ...voice })),
    cancel: () => undefined,
    speak: (utterance: Utterance) => {
      said.push({ text: utterance.text, lang: utterance.lang });
      queueMicrotask(() => utterance.onend?.());
    },
  });
  return said;
}

const imported = vi.hoisted(() => vi.fn());
vi.mock("#app/api/imported-editions.ts", () => ({ readImportedEdition: imported }));

beforeEach(() => {
  storedReadsTranslation.write(true);
  changeReaderSettings({ edition: "own" });
});

test("after a verse its translation is read by a voice of the device, never the Arabic", async () => {
  const said = voices({ lang: "en-US", localService: true }, { lang: "ar-SA", localService: true });
  const { isWanted, play } = translationAfterVerse("en");
  expect(isWanted(verse)).toBe(true);
  await play(verse);
  expect(said).toEqual([{ text: expect.stringMatching(/^Say, /), lang: "en-US" }]);
  expect(isWanted({ ...verse, part: "basmala" })).toBe(false);
  expect(isWanted({ ...verse, part: "surah", ayah: 0 })).toBe(false);
  expect(translationAfterVerse("ar").isWanted(verse)).toBe(false);
});

test("the translation chosen for the readers is read, an imported one too, in a voice of its language", async () => {
  const said = voices({ lang: "tr-TR", localService: true });
  imported.mockResolvedValueOnce(["Made sentence 1"]).mockResolvedValueOnce(undefined);
  const { isWanted, play } = translationAfterVerse("en");
  expect(isWanted(verse)).toBe(false);
  changeReaderSettings({ edition: "tr/made-tr" });
  expect(isWanted(verse)).toBe(true);
  await play(verse);
  expect(imported).toHaveBeenCalledWith("tr/made-tr", 112);
  // Ours takes the place of one that was taken away.
  await play(verse);
  expect(said).toEqual([
    { text: "Made sentence 1", lang: "tr-TR" },
    { text: expect.stringMatching(/^De ki/), lang: "tr-TR" },
  ]);
  changeReaderSettings({ edition: "ar/made-ar" });
  expect(isWanted(verse)).toBe(false);
});

test("what comes when it is not wanted any more is not read", async () => {
  const said = voices({ lang: "tr-TR", localService: true });
  const text = Promise.withResolvers<readonly string[]>();
  imported.mockReturnValueOnce(text.promise);
  changeReaderSettings({ edition: "tr/made-tr" });
  const { play, cut } = translationAfterVerse("en");
  const playing = play(verse);
  cut();
  text.resolve(["Made sentence 1"]);
  await playing;
  expect(said).toEqual([]);
});

test("nothing is read where that is off, or the only voice would send the text elsewhere", () => {
  voices({ lang: "en-US", localService: false });
  expect(translationAfterVerse("en").isWanted(verse)).toBe(false);
  voices({ lang: "en-US", localService: true });
  storedReadsTranslation.write(false);
  expect(translationAfterVerse("en").isWanted(verse)).toBe(false);
});
