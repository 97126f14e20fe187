import { useSyncExternalStore } from "react";
import type { Language } from "#domain/language.ts";
import { canSpeak } from "./spoken.ts";

const listeners = new Set<() => void>();
let spokenText: string | undefined;

function tell(text: string | undefined): void {
  spokenText = text;
  for (const listener of listeners) listener();
}

function voiceFor(language: Language): SpeechSynthesisVoice | undefined {
  if (!canSpeak()) return undefined;
  return speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Some browsers list their voices only some time after the page has opened.
  if (canSpeak()) speechSynthesis.addEventListener("voiceschanged", listener);
  return () => {
    listeners.delete(listener);
    if (canSpeak()) speechSynthesis.removeEventListener("voiceschanged", listener);
  };
}

/** Reads a translation in the device's voice, never the Arabic of the Quran; silent where there is none. */
export function readAloud(text: string, language: Language): void {
  const voice = voiceFor(language);
  if (!voice) return;
  const said = new SpeechSynthesisUtterance(text);
  said.voice = voice;
  said.lang = voice.lang;
  const done = () => {
    if (spokenText === text) tell(undefined);
  };
  said.onend = done;
  said.onerror = done;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
  tell(text);
}

/** Falls silent. */
export function stopReading(): void {
  if (canSpeak()) speechSynthesis.cancel();
  tell(undefined);
}

/** Whether the device has a voice for a language. */
export function useHasVoice(language: Language): boolean {
  return useSyncExternalStore(
    subscribe,
    () => voiceFor(language) !== undefined,
    () => false,
  );
}

/** Whether this text is being read now. */
export function useIsRead(text: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => spokenText === text,
    () => false,
  );
}
