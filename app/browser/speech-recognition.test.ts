import { afterEach, expect, test, vi } from "vitest";
import { browserSpeechRecognizer, type SpeechResult } from "./speech-recognition.ts";

/** A deterministic test double of the browser's recogniser. */
class ScriptedRecogniser {
  static last: ScriptedRecogniser | undefined;
  lang = "";
  onresult: ((event: unknown) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  onend: (() => void) | null = null;
  start = () => {
    ScriptedRecogniser.last = this;
  };
  stop = () => this.onend?.();
}

afterEach(() => vi.unstubAllGlobals());

const recognized = (text: string, isFinal: boolean) => Object.assign([{ transcript: text }], { isFinal });

test("the recogniser joins the recognized parts, in Arabic, and ends when it is stopped", () => {
  vi.stubGlobal("SpeechRecognition", ScriptedRecogniser);
  const reports: SpeechResult[] = [];
  const stop = browserSpeechRecognizer()?.listen((report) => reports.push(report));
  expect(ScriptedRecogniser.last?.lang).toBe("ar-SA");
  ScriptedRecogniser.last?.onresult?.({
    results: [recognized("تبارك الذي", true), recognized("بيده", false)],
  });
  stop?.();
  expect(reports).toEqual([{ type: "heard", text: "تبارك الذي بيده", isFinal: false }, { type: "ended" }]);
});

test.each([
  ["not-allowed", "refused"],
  ["network", "offline"],
  ["no-speech", "silent"],
  ["bad-grammar", "failed"],
])("%s is reported as %s", (error, type) => {
  vi.stubGlobal("webkitSpeechRecognition", ScriptedRecogniser);
  const reports: SpeechResult[] = [];
  browserSpeechRecognizer()?.listen((report) => reports.push(report));
  ScriptedRecogniser.last?.onerror?.({ error });
  expect(reports).toEqual([{ type }]);
});

test("a browser without recognition has no recogniser", () => {
  expect(browserSpeechRecognizer()).toBeUndefined();
});
