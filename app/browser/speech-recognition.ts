/** A result of the browser's speech recognition, or why there is none. */
export type SpeechResult =
  | { readonly type: "heard"; readonly text: string; readonly isFinal: boolean }
  | { readonly type: "refused" | "offline" | "silent" | "failed" | "ended" };

/** Speech recognition: turns speech into text. */
export type SpeechRecognizer = {
  /** Starts listening; the returned function stops it. Reports `ended` once, last. */
  readonly listen: (report: (recognized: SpeechResult) => void) => () => void;
};

/** The part of the browser's recogniser that is used here (Web Speech API, W3C Community Group report). */
type BrowserRecognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { readonly results: ArrayLike<Result> }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
};
type Result = ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean };

const reasons: Readonly<Record<string, "refused" | "offline" | "silent">> = {
  "not-allowed": "refused",
  "service-not-allowed": "refused",
  "audio-capture": "refused",
  network: "offline",
  "no-speech": "silent",
};

/** The browser's speech recognition for Arabic; undefined where it has none. The browser sends the audio to its own service. */
export function browserSpeechRecognizer(): SpeechRecognizer | undefined {
  const named = globalThis as { SpeechRecognition?: unknown; webkitSpeechRecognition?: unknown };
  const Constructor = named.SpeechRecognition ?? named.webkitSpeechRecognition;
  if (typeof Constructor !== "function") return undefined;
  return { listen: (report) => listenWith(new (Constructor as new () => BrowserRecognition)(), report) };
}

function listenWith(recognition: BrowserRecognition, report: (recognized: SpeechResult) => void): () => void {
  recognition.lang = "ar-SA";
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.onresult = ({ results }) => {
    const all = Array.from(results);
    const text = all.map((result) => result[0]?.transcript ?? "").join(" ");
    report({ type: "heard", text, isFinal: all.every(({ isFinal }) => isFinal) });
  };
  recognition.onerror = ({ error }) => {
    if (error !== "aborted") report({ type: reasons[error] ?? "failed" });
  };
  recognition.onend = () => report({ type: "ended" });
  try {
    recognition.start();
  } catch {
    report({ type: "failed" });
    report({ type: "ended" });
  }
  return () => recognition.stop();
}
