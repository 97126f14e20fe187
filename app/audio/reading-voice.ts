import { useSyncExternalStore } from "react";
import { canSpeak } from "#app/browser/speak.ts";
import type { Language } from "#domain/language.ts";

const listeners = new Set<() => void>();
let spokenText: string | undefined;

function tell(text: string | undefined): void {
  spokenText = text;
  for (const listener of listeners) listener();
}

/**
 * A voice of the device itself for a language: others would send what is read to their maker. A woman's where that is
 * preferred and its name says so.
 */
function voiceFor(language: Language, isWomanWished = false): SpeechSynthesisVoice | undefined {
  if (!canSpeak()) return undefined;
  const voices = speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && lang.toLowerCase().startsWith(language));
  const woman = isWomanWished ? voices.find(({ name }) => /female|woman/i.test(name)) : undefined;
  return woman ?? voices[0];
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
  sayAloud(text, language, false);
}

/** The same, with the wish for a woman's voice; ends when the words are said, cut short, or cannot be said. */
export function sayAloud(text: string, language: Language, isWomanWished: boolean): Promise<void> {
  const voice = voiceFor(language, isWomanWished);
  if (!voice) return Promise.resolve();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  const ended = new Promise<void>((resolve) => {
    const done = () => {
      if (spokenText === text) tell(undefined);
      resolve();
    };
    utterance.onend = done;
    utterance.onerror = done;
  });
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
  tell(text);
  return ended;
}

/** Stops reading aloud. */
export function stopReading(): void {
  if (canSpeak()) speechSynthesis.cancel();
  tell(undefined);
}

/** Whether the device has a voice of its own for a language now. */
export function hasVoice(language: Language): boolean {
  return voiceFor(language) !== undefined;
}

/** Whether the device has a voice for a language. */
export function useHasVoice(language: Language): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasVoice(language),
    () => false,
  );
}

/** Whether this text is being read aloud now. */
export function useIsRead(text: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => spokenText === text,
    () => false,
  );
}
