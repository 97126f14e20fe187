/** True where the device can read aloud. */
export function canSpeak(): boolean {
  return typeof speechSynthesis !== "undefined" && typeof SpeechSynthesisUtterance !== "undefined";
}

/** Reads a short text in the device's own voice; never used for the Quran. False where there is none. */
export function speak(text: string, locale: string): boolean {
  if (!canSpeak()) return false;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = locale;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
  return true;
}
